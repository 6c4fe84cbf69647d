"""sagrada bot: a built-in bot on stdin and stdout, as a real process."""

import json
import subprocess

import pytest

from cli.running import PROGRAM, run, run_program
from sagrada import Game
from sagrada.bots.bot import OWN_MEASURE
from sagrada.bots.protocol import BYE, ask_for_move, hello_from_house, write_message
from sagrada.bots.random import choose


def test_it_answers_line_by_line_and_ends_with_the_bye() -> None:
    game = Game.new(seed=7)
    seen = game.view(0)
    with subprocess.Popen([PROGRAM, "bot", "random"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as bot:
        assert bot.stdin
        assert bot.stdout
        answers = []
        for message in (hello_from_house(seen, OWN_MEASURE, 10), ask_for_move(seen, 5), ask_for_move(seen, 6)):
            bot.stdin.write(write_message(message))
            bot.stdin.flush()
            answers.append(json.loads(bot.stdout.readline()))
        bot.stdin.write(write_message(BYE))
        bot.stdin.flush()
        assert bot.wait(20) == 0
    assert answers[0] == {"type": "hello", "protocol": 1, "name": "random"}
    chosen = [choose(seen, seed, OWN_MEASURE).text for seed in (5, 6)]
    assert [answer["move"] for answer in answers[1:]] == chosen


def test_the_end_of_the_input_is_a_bye() -> None:
    assert run_program("bot", "random") == (0, "", "")


@pytest.mark.parametrize(
    ("arguments", "stdin", "words"),
    [
        (["alice"], b"", 'there is no bot "alice"'),
        (["random"], b"good evening\n", "this line is no message of the protocol: good evening"),
        (["random"], b'{"type": "hello", "protocol": 9}\n', "the house speaks protocol 9, this bot protocol 1"),
        (["random"], b'{"type": "view", "view": {}}\n', "this is no view that asks for a move"),
        (["random", "--budget-nodes", "0"], b"", "--budget-nodes is 0, and goes from 1 to"),
        (["random", "--budget-ms", "-5"], b"", "--budget-ms is -5"),
        ([], b"", "required: NAME"),
    ],
)
def test_what_it_can_t_do_is_refused_in_a_sentence(arguments: list[str], stdin: bytes, words: str) -> None:
    code, out, err = run("bot", *arguments, stdin=stdin)
    assert (code, out) == (2, "")
    assert words in err
