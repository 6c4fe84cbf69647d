"""The tables to be saved: who plays by which rules, and the moment that each is there for."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from sagrada.score.position import legal_in_position
from saved.desk import Message, Until

OF_THE_TABLE = ("edition", "dice_by_hand", "hints")
"""What is asked for beside the options of the rules."""


def at(phase: str, tool: str = "", *, moved: bool | None = None, least_round: int = 1) -> Until:
    """This phase, in the work of this tool; `moved`: has the tool moved a die already?"""

    def is_there(message: Message) -> bool:
        seen = message["view"]
        if seen["phase"] != phase or seen["tool_in_use"] != (tool or None) or seen["round"] < least_round:
            return False
        return moved in (None, seen["moved"] is not None)

    return is_there


def fits_nowhere(message: Message) -> bool:
    """A die is in hand that no cell would take by the true rules."""
    seen = message["view"]
    if seen["phase"] != "hand" or seen["tool_in_use"]:
        return False
    own = seen["seats"][message["seat"]]
    asked = {"pattern": own["pattern"], "window": own["window"], "die": seen["hand"]}
    return not legal_in_position(asked)["cells"]


def rolls(tell: str, least_round: int = 1) -> Until:
    """Dice are awaited of which this has to be told."""
    return lambda message: (
        bool(message["roll"]) and message["roll"]["dice"][0]["tell"] == tell and message["view"]["round"] >= least_round
    )


@dataclass(frozen=True)
class Plan:
    """A table of these people and bots, played until a moment (None: to the end), perhaps for one tool."""

    who: str
    until: Until | None = None
    tool: str = ""
    wanted: dict[str, Any] = field(default_factory=dict)
    saves_tokens: bool = False


def plan(who: str, until: Until | None = None, tool: str = "", saves: bool = False, **wanted: Any) -> Plan:
    """A plan, options of the rules among what is wanted of the table."""
    table: dict[str, Any] = {name: wanted.pop(name) for name in OF_THE_TABLE if name in wanted}
    return Plan(who, until, tool, {**table, "options": wanted}, saves)


FIVE: dict[str, Any] = {"tools": 5}
GLORY: dict[str, Any] = {"modules": ["strife", "pioneers", "ornaments", "rivalry"]}
STRIFE: dict[str, Any] = {"modules": ["strife"], "tools": 5}
PLANS: dict[str, Plan] = {
    "turn-two-seats": plan("ada ben", at("turn", least_round=4)),
    "turn-six-seats": plan("ada ben cleo dan eve finn", at("turn", least_round=3), edition="revised"),
    "hand-two-seats": plan("ada ben", at("hand", least_round=3)),
    "hand-five-seats-russian": plan("eve dan cleo ben ada", at("hand", least_round=2), edition="classic-ru"),
    "hand-italian-less-luck": plan(
        "ben ada greedy", at("hand", least_round=5), edition="classic-it", less_luck=True, hints=False
    ),
    # in the middle of tools
    "grozing-pliers": plan("ada ben", at("change_by_one", "grozing_pliers"), "grozing_pliers", **FIVE),
    "eglomise-brush": plan("ben cleo", at("move_die", "eglomise_brush"), "eglomise_brush", **FIVE),
    "copper-foil-burnisher": plan(
        "ada ben cleo", at("move_die", "copper_foil_burnisher"), "copper_foil_burnisher", edition="classic-ru", **FIVE
    ),
    "lathekin-first": plan("cleo ada", at("move_die", "lathekin", moved=False), "lathekin", edition="revised", **FIVE),
    "lathekin-second": plan("dan ada", at("move_die", "lathekin", moved=True), "lathekin", **FIVE),
    "lens-cutter": plan("ada eve", at("swap_with_track", "lens_cutter"), "lens_cutter", edition="classic-it", **FIVE),
    "flux-brush-rolled": plan("eve finn", at("hand", "flux_brush"), "flux_brush", **FIVE),
    "flux-remover-shade": plan("ben ada", at("set_shade", "flux_remover"), "flux_remover", edition="revised", **FIVE),
    "running-pliers": plan("finn ada ben", at("take_extra", "running_pliers"), "running_pliers", **FIVE),
    "cork-backed-straightedge": plan("ada cleo", at("hand", "cork_backed_straightedge"), "cork_backed_straightedge"),
    "grinding-stone-turned": plan("ada dan", at("hand", "grinding_stone"), "grinding_stone", **FIVE),
    "tap-wheel-second": plan("ben dan", at("move_die", "tap_wheel", moved=True), "tap_wheel", **FIVE),
    "strip-cutter": plan(
        "ada ben cleo dan", at("swap_with_seat", "strip_cutter"), "strip_cutter", edition="revised", **FIVE
    ),
    "exchange-clamp": plan("cleo ben", at("move_die", "exchange_clamp"), "exchange_clamp", **STRIFE),
    "pumice-block": plan("dan ben", at("set_shade", "pumice_block"), "pumice_block", **STRIFE),
    "salvage-hook": plan("eve ben", at("swap_with_track", "salvage_hook"), "salvage_hook", edition="revised", **STRIFE),
    # solo
    "solo-classic-payment": plan("ada", lambda message: message["view"]["phase"] == "payment", tools=5),
    "solo-revised-payment": plan(
        "ben", lambda message: message["view"]["phase"] == "payment", edition="revised", tools=4
    ),
    "solo-glory": plan("cleo", at("turn", least_round=6), modules=["strife", "ornaments"]),
    "solo-classic-over": plan("dan", tools=3),
    "solo-revised-over": plan("eve", edition="revised", tools=5),
    "solo-russian-over": plan("finn", edition="classic-ru", tools=2),
    # Glory
    "glory-claim": plan(
        "ada ben", lambda message: message["view"]["phase"] == "claim_pioneer", claims="asked", **GLORY
    ),
    "glory-turn-three-seats": plan("ben cleo dan", at("turn", least_round=6), edition="revised", **GLORY),
    "glory-hand-russian": plan("cleo novice", at("hand", least_round=4), edition="classic-ru", **GLORY),
    "glory-two-seats-over": plan("dan ada", **GLORY),
    "glory-four-seats-over": plan("eve novice random finn", edition="revised", tools=4, **GLORY),
    # finished
    "classic-two-seats-over": plan("ada ben"),
    "russian-four-seats-over": plan("ben cleo dan eve", edition="classic-ru", tools=5),
    "italian-three-seats-over": plan("cleo novice dan", edition="classic-it", less_luck=True),
    "revised-five-seats-over": plan("dan eve random novice greedy", edition="revised"),
    "classic-six-seats-over": plan("eve random random novice greedy artisan", open_setup=True),
    # honor
    "honor-over": plan("ada ben cleo", honor=True),
    "honor-revised-turn": plan("ben ada", at("turn", least_round=7), edition="revised", honor=True),
    "honor-hand-fits-nowhere": plan("cleo ada", fits_nowhere, honor=True),
    "honor-revised-hand-fits-nowhere": plan("dan ada", fits_nowhere, edition="revised", honor=True),
    "hand-fits-nowhere": plan("ada ben", fits_nowhere, saves=True, **FIVE),
    "solo-hand-fits-nowhere": plan("eve", fits_nowhere, saves=True, **FIVE),
    "revised-hand-fits-nowhere": plan("finn ben", fits_nowhere, saves=True, edition="revised"),
    # own dice
    "own-dice-pool": plan("ada ben", rolls("die", 4), dice_by_hand=True),
    "own-dice-shade": plan("ben novice", rolls("shade"), dice_by_hand=True, **FIVE),
    "own-dice-glory-gray": plan("cleo ada", at("turn", least_round=3), dice_by_hand=True, **GLORY),
    "own-dice-over": plan("dan eve", dice_by_hand=True, edition="revised"),
}
