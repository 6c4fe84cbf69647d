"""Pages that close in the middle of a request leave nothing behind: the log says nothing, and others are answered."""

from __future__ import annotations

import socket

from server.serving import Person, Running, read_log

MANY = 30
BODY = "Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{{}}"
ASKED = (
    *("GET / HTTP/1.1\r\n\r\n", "GET /api/words/en HTTP/1.1\r\n\r\n", "GET /api/games/unfinished HTTP/1.1\r\n\r\n"),
    *(f"POST /api/tables HTTP/1.1\r\n{BODY.format(length=length)}" for length in (2, 400)),
)
"""A page, a text, games, a whole body and half of one."""


def test_a_page_that_closes_in_the_middle_of_a_request_is_no_fault(server: Running) -> None:
    ada = Person(server.address)
    with read_log() as lines:
        for asked in ASKED * MANY:
            with socket.create_connection(("127.0.0.1", server.port)) as page:
                page.sendall(asked.replace("\r\n", f"\r\nHost: 127.0.0.1:{server.port}\r\n", 1).encode())
        assert ada.http.get("/api/about").status_code == 200  # asked last, so the others were read before
    assert [line.getMessage() for line in lines] == []
