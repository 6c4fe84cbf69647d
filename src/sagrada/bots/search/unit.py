"""What the compiled search is made of: the rules' chapters and its own, in a module beside theirs."""

from __future__ import annotations

from pathlib import Path

from sagrada.bots.search.beam import Beam, Found
from sagrada.bots.search.memory import Line, Memory
from sagrada.engine.units import RULES, Unit, chapters_in

ROOM = Path(__file__).resolve().parent
CHAPTER_NAMES = "memory knowledge features net lines rounds rollouts choices decide selfplay beam"
SEARCH = Unit(
    module="sagrada.bots.search._search",
    c_file="search.c",
    chapters=RULES.chapters + chapters_in(ROOM, CHAPTER_NAMES),
    tables=(*RULES.tables, "sagrada.bots.search.weights"),
    binding=ROOM / "binding.pyx",
    structs=(*RULES.structs, Line, Memory, Found, Beam),
    entries=("decide", "rate_end", "judge", "play_self", "search_beam"),
    adjustable=("sagrada.bots.search.weights",),
    long_loops=("weigh_by_net", "weigh_by_hand"),
    cold=RULES.cold,
)
