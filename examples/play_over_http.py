"""A bot in another process: makes a table, invites a bot of the house, and plays to the end over HTTP.

Usage: python examples/play_over_http.py http://127.0.0.1:8642
"""

import json
import random
import secrets
import sys
from typing import Any
from urllib.request import Request, urlopen


def ask(path: str, token: str = "", **body: Any) -> Any:
    """POST a request, or GET if there is no body; what is refused raises HTTPError."""
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    data = json.dumps(body).encode() if body else None
    with urlopen(Request(f"{sys.argv[1]}/api{path}", data, headers)) as answer:
        return json.load(answer)


host = secrets.token_urlsafe(24)  # any long random word is a person; seats belong to it
table = ask("/tables", host, seats=2)["id"]
ask(f"/tables/{table}/seats", host, name="Script", nonce=secrets.token_hex(8))
ask(f"/tables/{table}/seats/1/bot", host, bot="random")
ask(f"/tables/{table}/start", host, go=True)
seen = ask(f"/tables/{table}", host)
while seen["status"] != "over":
    if seen["seat"] in seen["view"]["awaits"]:
        move = random.choice(seen["view"]["moves"])["text"]
        ask(f"/tables/{table}/moves", host, move=move, version=seen["view"]["version"], key=secrets.token_hex(8))
    seen = ask(f"/tables/{table}?since={seen['number']}&wait=20", host)
best, *_ = seen["view"]["ranking"]
print(f"Winner: {seen['places'][best]['name']} with {seen['view']['scores'][best]['total']} points")
