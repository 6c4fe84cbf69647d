"""The C of the library and its header: the rules and the search for programs that hold no Python.

The same text becomes a shared library and a WebAssembly module; `install/library.py` compiles both.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import astuple, fields
from pathlib import Path
from types import ModuleType
from typing import Any

from sagrada.bots import artisan, grandmaster, greedy, master
from sagrada.bots.search.unit import SEARCH
from sagrada.bots.thinking import Style
from sagrada.content.cards import EDITION
from sagrada.content.options import MODULES, SOLO_MODULES, resolve
from sagrada.engine.c_functions import c_name, declared
from sagrada.engine.calls import NEEDS_DIE, NEEDS_LEGAL, find_range, is_lent
from sagrada.engine.fields import FIELDS
from sagrada.engine.generator import c_text, dimensions, values_text
from sagrada.engine.kinds import Array, Kind, Struct
from sagrada.engine.start import empty_fields, option_fields
from sagrada.engine.subset import Function
from sagrada.engine.units import RULES, read_unit
from sagrada.rules import refusals, sheet
from sagrada.rules import state as numbers

BINDING = Path(__file__).with_name("library.c")
STYLES = {"greedy": greedy.STYLE, "artisan": artisan.STYLE, "master": master.STYLE, "grandmaster": grandmaster.STYLE}
MOST_SEATS = 6
WRITTEN_BY_HAND = ("apply", "begin")
BY_HAND = """int sagrada_state_bytes(void);
int sagrada_mind_bytes(void);
/* Set up a table of an edition, with all modules of Glory or none; 0 if there is none such. */
int sagrada_start(sagrada_state *s, int edition, int seats, int glory);
/* A table of any options: fill in the option fields of a blank state, then its decks and bag, lay out cards,
   then begin. 0 for a card that is not in its deck. */
int sagrada_fill_decks(sagrada_state *s, int bag, int mixed);
int sagrada_lay_card(sagrada_state *s, int stage, int place, int card);
int sagrada_lay_window(sagrada_state *s, int seat, int level);
int sagrada_print_window(sagrada_state *s, int seat, int pattern);
int sagrada_print_color(sagrada_state *s, int seat, int cell, int color);
int sagrada_print_shade(sagrada_state *s, int seat, int cell, int shade);
void sagrada_begin(sagrada_state *s);
/* What a seat may know, or a spectator (-1), written to a state of its own. */
int sagrada_observe(const sagrada_state *s, sagrada_state *known, int viewer);
/* Start random numbers, four words, from a seed of two halves. */
void sagrada_seed(int64_t *random, uint32_t low, uint32_t high);
/* Write the legal actions to an array with room for SAGRADA_ROOM numbers; how many. */
int sagrada_legal(const sagrada_state *s, int *actions);
int sagrada_check_legal(const sagrada_state *s, int action);
/* Carry out an action; 0, and nothing has changed, if it is not legal. */
int sagrada_apply(sagrada_state *s, int action);
/* A random step: chance with its odds, a decision uniformly. */
int sagrada_random_action(sagrada_state *s, int64_t *random);
/* Play at random to the end; the number of steps. */
int sagrada_play_out(sagrada_state *s, int64_t *random);
/* Play many games from one state; scores by game and seat, winners by game (-1: solo lost); the number of steps. */
int sagrada_play_games(const sagrada_state *start, int64_t *random, int games, int16_t *scores, int8_t *winners);
/* What a bot does for a seat. It thinks in sagrada_mind_bytes() bytes that began as zeros, and judges so many nodes;
   with 0 as many as it likes. */
int sagrada_decide(void *mind, const sagrada_state *s, int seat, int bot, int nodes, int seed);
/* How many positions the last thought has judged. */
int sagrada_nodes(const void *mind);
"""


def questions() -> list[Function]:
    """The rules' functions that anybody may ask; what carries out an action is written by hand."""
    return [
        function
        for function in read_unit(RULES).functions
        if function.node.name in RULES.public and function.node.name not in WRITTEN_BY_HAND
    ]


def starting_fields(edition: str, seats: int, glory: bool) -> dict[str, Any]:
    """The fields of a table before its first deal."""
    modules = (MODULES if seats > 1 else SOLO_MODULES) if glory else ()
    return empty_fields() | option_fields(resolve(edition, seats, modules=modules))


def start_text(values: Mapping[str, Any]) -> str:
    """A state as C writes it: the fields that are not zero."""
    return (
        "{" + ", ".join(f".{name} = {values_text(value)}" for name, value in values.items() if value_set(value)) + "}"
    )


def value_set(value: Any) -> bool:
    """Is a number, or one in a list, not zero?"""
    return any(map(value_set, value)) if isinstance(value, list) else bool(value)


def starts_text() -> str:
    """Every edition, with Glory and without, for every number of seats."""
    lines = []
    for edition in EDITION:
        for glory in (False, True):
            tables = [start_text(starting_fields(edition, seats, glory)) for seats in range(1, MOST_SEATS + 1)]
            lines.append("{\n" + ",\n".join(tables) + "\n}")
    pairs = [f"{{{one}, {other}}}" for one, other in zip(lines[::2], lines[1::2], strict=True)]
    many, body = f"enum {{ EDITIONS = {len(EDITION)} }};", ",\n".join(pairs)
    return f"{many}\nstatic const State STARTS[EDITIONS][2][{MOST_SEATS}] = {{\n{body}\n}};\n"


def styles_text() -> str:
    """How each bot thinks."""
    names = ", ".join(field.name for field in fields(Style))
    rows = ",\n".join(f"    {{{', '.join(str(int(value)) for value in astuple(style))}}}" for style in STYLES.values())
    return (
        f"typedef struct Style {{ int {names}; }} Style;\nenum {{ BOTS = {len(STYLES)} }};\n"
        f"static const Style STYLES[BOTS] = {{\n{rows}\n}};\n"
    )


def question_text(function: Function) -> str:
    """An exported function around one of the rules; it refuses what is out of range, and lends a state to work in."""
    name, arguments = function.node.name, function.signature.arguments
    taken = ", ".join(declared(kind, argument) for argument, kind in taken_from_caller(function)) or "void"
    checks = [check_text(name, argument) for argument, kind in arguments if not isinstance(kind, Struct | Array)]
    if named := NEEDS_DIE.get(name):
        cell = named if named in dict(arguments) else f"s->{named}"
        checks.append(f"({cell} != NO_CELL && !((s->occupied[seat] >> {cell}) & 1))")
    if name in NEEDS_LEGAL:
        checks.append("!sagrada_check_legal(s, action)")
    room = "    State after;\n" if "after" in dict(arguments) else ""
    guard = f"    if ({' || '.join(checks)}) return REFUSED;\n" if checks else ""
    given = ", ".join("&after" if argument == "after" else argument for argument, _ in arguments)
    return f"API(sagrada_{name}) int sagrada_{name}({taken}) {{\n{room}{guard}    return {c_name(name)}({given});\n}}\n"


def taken_from_caller(function: Function) -> list[tuple[str, Kind]]:
    """The arguments that a program gives; a list is written to an array of its own."""
    return [(name, kind) for name, kind in function.signature.arguments if name == "out" or not is_lent(name, kind)]


def check_text(name: str, argument: str) -> str:
    """A test whether an argument is out of its range."""
    allowed = find_range(name, argument)
    if allowed is None:
        raise ValueError(f"{name}: the argument {argument} has no range")
    end = f"s->{allowed.end}" if isinstance(allowed.end, str) else allowed.end
    return f"{argument} < {allowed.least} || {argument} >= {end}"


def library_text() -> str:
    """The whole library as one text of C."""
    exported = "\n".join(map(question_text, questions()))
    return "\n".join([c_text(SEARCH), starts_text(), styles_text(), BINDING.read_text(encoding="utf-8"), exported])


# the header


def final_numbers(module: ModuleType) -> dict[str, int]:
    """The constant numbers of a chapter, by name."""
    return {name: value for name, value in vars(module).items() if name.isupper() and isinstance(value, int)}


def constants() -> dict[str, int]:
    """Phases, numbers of actions, rules that refuse, lines of the sheet, editions and bots, as C programs know them."""
    editions = {f"EDITION_{name.upper().replace('-', '_')}": i for i, name in enumerate(EDITION)}
    bots = {f"BOT_{name.upper()}": i for i, name in enumerate(STYLES)}
    rules = {name: value for module in (refusals, sheet) for name, value in final_numbers(module).items()}
    return final_numbers(numbers) | rules | editions | bots | {"ROOM": 1024}


def header_text() -> str:
    """`sagrada.h`."""
    state = [f"    {field.ctype} {field.name}{dimensions(field.shape)};" for field in FIELDS]
    named = [f"    SAGRADA_{name} = {value}," for name, value in constants().items()]
    asked = [question_line(function) for function in questions()]
    return "\n".join(
        [
            "/* Sagrada's rules and bots for C programs; written from the rules by install/library.py. */",
            "#ifndef SAGRADA_H\n#define SAGRADA_H\n\n#include <stdint.h>\n",
            "#ifdef __cplusplus\nextern \"C\" {\n#endif\n",
            "/* A game at one moment. A die is color * 6 + shade - 1, a cell row * 5 + column,",
            "   a board a mask of 20 bits. */",
            "typedef struct sagrada_state {", *state, "} sagrada_state;\n",
            "enum {", *named, "};\n",
            "/* What is given back for an argument out of range. */\n#define SAGRADA_REFUSED (-2147483647 - 1)\n",
            BY_HAND,
            "/* The facts of each rule that can refuse an action, in the order in which they are told.",
            *rule_lines(), "*/\n",
            "/* Questions of the rules. One with an array `out` writes numbers to it, which needs room for",
            "   SAGRADA_ROOM of them, and returns how many. */", *asked,
            "\n#ifdef __cplusplus\n}\n#endif\n\n#endif\n",
        ]
    )  # fmt: skip


def question_line(function: Function) -> str:
    """The declaration of a question; a challenge is one that may change the state."""
    state = "const sagrada_state *"
    if function.node.name == "challenge":
        state = "sagrada_state *"
    taken = ", ".join(declared(kind, name).replace("State *", state) for name, kind in taken_from_caller(function))
    return f"int sagrada_{function.node.name}({taken or 'void'});"


def rule_lines() -> list[str]:
    """The facts of every rule, and how each kind of fact is told as a number."""
    kinds = [f"   {kind}: {told}" for kind, told in refusals.KINDS.items()]
    rules = [f"   {number} {rule.id}: {rule.told or 'none'}" for number, rule in refusals.RULES.items() if number]
    return [*kinds, *rules]
