"""A bot of its own: takes the highest die it can, lays it in the middle of the window, and ends its turn.

Try it: sagrada match "program:python3 examples/bots/greedy_taker.py" random
"""

import json
import re
import sys

MIDDLE = ("b3", "c3", "b2", "b4", "c2", "c4")


def worth(move):
    """How much a move is liked: placing, then taking, then whatever ends the decision; tools are left alone."""
    if "@" in move:
        return 30 + (move[-2:] in MIDDLE)
    if re.fullmatch("[RYGBPS][1-6]", move):
        return 10 + int(move[1])
    return 5 if move in ("end", "return") else 0 if move.startswith("use") else 1


def answer(message):
    """The reply to a message of the house."""
    if message["type"] == "hello":
        return {"type": "hello", "protocol": 1, "name": "greedy taker"}
    return {"type": "move", "move": max(message["view"]["moves"], key=worth)}


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "bye":
        break
    print(json.dumps(answer(message)), flush=True)
