"""`sagrada serve`: what it says when it can't listen."""

from cli.running import run_program
from sagrada.server.listening import bind


def test_a_port_that_is_taken_is_told_as_it_is_typed() -> None:
    with bind("127.0.0.1", 0) as taken:
        taken.listen()
        port = taken.getsockname()[1]
        code, out, err = run_program("serve", "--port", str(port))
    assert (code, out) == (2, "")
    assert f"127.0.0.1:{port} " in err
    assert len(err.splitlines()) == 1


def test_a_port_that_does_not_exist_is_refused_with_those_that_do() -> None:
    code, out, err = run_program("serve", "--port", "70000")
    assert (code, out) == (2, "")
    assert "70000" in err
    assert "65535" in err
