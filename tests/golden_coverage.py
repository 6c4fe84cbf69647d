"""What the golden games show, read off their logs: all that must be there, and what a game has of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from sagrada.content.cards import EDITIONS, ORNAMENTS, PATTERNS, PIONEERS, PRIVATES, PUBLICS, STRIFE_BOARDS, TOOLS
from sagrada.content.options import describe
from sagrada.engine import core
from sagrada.game.entry import CHANCE, Entry
from sagrada.game.game import Game
from sagrada.game.notation import PRIVATE_IDS, PUBLIC_IDS, TOOL_IDS
from sagrada.game.view import view
from sagrada.rules import state as numbers
from sagrada.version import RULES_VERSION

TOOL_WHEN = {tool.id: tool.when for tool in TOOLS}
FOLDER = Path(__file__).parent / "golden"
TOO_HARD_AT_RANDOM = ("full_frame", "double_scale", "rosette", "dawn_or_dusk", "lintel_and_sill", "staircase")
KINDS = [
    "ornament built",
    "ornament missed",
    "no ornament kept",
    "claim asked for",
    "claim declined",
    "pioneer lost by a removal",
    "return after salvage_hook",
    "challenge that finds a fault",
    "challenge that finds none",
    "removal after a challenge",
    "removal at the end of the game",
    "open setup",
    "less luck",
    "turn skipped",
    "return of a die that fits nowhere",
    "return of a die that a tool changed, at an honor table",
    "return of a classic die, at an honor table",
    "return after flux_brush",
    "return after flux_remover",
    "tap wheel stopped after one die",
    "tap wheel moving two dice",
    "undo",
    "window of one's own",
    "cards laid out",
    "dice by hand",
    "public seed",
    "secret seed",
    "nonces",
    "names",
    "solo classic: paid with a die",
    "solo revised: paid with a die",
    "solo revised: paid with tokens",
]


def everything() -> set[str]:
    """All that the golden games must show together."""
    return {
        *(f"edition {edition.id}" for edition in EDITIONS),
        *(f"rules {version}" for version in range(1, RULES_VERSION + 1)),
        *(f"{seats} seats" for seats in range(1, 7)),
        *(f"tool {tool.id} used" for tool in TOOLS),
        *(f"public {card.id}" for card in PUBLICS),
        *(f"private {card.id}" for card in PRIVATES),
        *(f"window {pattern.id}" for pattern in PATTERNS),
        *(f"board {board.id}" for board in STRIFE_BOARDS),
        *(f"pioneer {card.id} claimed" for card in PIONEERS if card.id not in TOO_HARD_AT_RANDOM),
        *(f"pioneer {card.id} on the table" for card in PIONEERS),
        *(f"ornament {card.id} kept" for card in ORNAMENTS),
        *KINDS,
    }


def shown(game: Game) -> set[str]:
    """What a finished game has of it; lines that were taken back don't count."""
    found = set(shown_by_header(game)) | set(shown_by_cards(game))
    for entry, following in steps(game):
        found |= set(shown_by_entry(game, entry, following))
    return found | ({"undo"} if "undo" in game.lines else set())


def steps(game: Game) -> Iterator[tuple[Entry, core.State]]:
    """Each line that stands, and the state after it."""
    after = [entry.before for entry in game.entries[1:]] + [game.state]
    yield from zip(game.entries, after, strict=True)


def shown_by_header(game: Game) -> Iterator[str]:
    """Edition, seats, options, dice."""
    header, options = game.header, game.options
    yield f"edition {options.edition}"
    yield f"rules {header.rules}"
    yield f"{options.seats} seats"
    yield "secret seed" if header.commitment else "public seed" if header.seed else "dice by hand"
    yield from ["open setup"] if options.open_setup else []
    yield from ["less luck"] if "bag" in describe(options) and options.edition == "classic-it" else []
    yield from ["nonces"] if header.nonces else []
    yield from ["names"] if header.names else []
    yield from ["cards laid out"] if header.deal else []
    if not all(isinstance(pattern, str) for pattern in header.deal.get("patterns", [])):
        yield "window of one's own"


def shown_by_cards(game: Game) -> Iterator[str]:
    """Objectives and windows on the table."""
    state, seats = game.state, range(game.options.seats)
    yield from (f"public {PUBLIC_IDS[card]}" for card in state.public[: state.publics_dealt])
    yield from (f"private {PRIVATE_IDS[c]}" for seat in seats for c in state.private[seat][: state.privates_dealt])
    yield from (f"window {seat.pattern}" for seat in view(game, None).seats)
    yield from shown_by_glory(game)


def shown_by_glory(game: Game) -> Iterator[str]:
    """Board, pioneers and ornaments."""
    seen = view(game, None)
    yield from [f"board {seen.strife_board}"] if seen.strife_board else []
    for pioneer in seen.pioneers:
        yield f"pioneer {pioneer.id} on the table"
        yield from [f"pioneer {pioneer.id} claimed"] if pioneer.owner is not None else []
        yield from ["pioneer lost by a removal"] if pioneer.gone else []
    for sheet in game.score():
        yield from (f"ornament {card} kept" for card in sheet.ornaments)
        yield from (f"ornament {'built' if points > 0 else 'missed'}" for points in sheet.ornaments.values())


def shown_by_entry(game: Game, entry: Entry, after: core.State) -> Iterator[str]:
    """What one line shows."""
    text, before = entry.text, entry.before
    tool = TOOL_IDS[core.tool_in_use(before)] if before.used else ""
    if text.startswith("use "):
        yield f"tool {text.removeprefix('use ')} used"
    elif text.startswith("pay "):
        family = "classic" if game.options.pay == "die" else "revised"
        yield f"solo {family}: paid with {'tokens' if text == 'pay tokens' else 'a die'}"
    elif text == "return":
        named = tool in ("flux_brush", "flux_remover", "salvage_hook")
        yield f"return after {tool}" if named else "return of a die that fits nowhere"
        yield from shown_by_return(game, tool)
    elif text == "keep none":
        yield "no ornament kept"
    elif text.startswith("claim"):
        yield "claim asked for"
    elif text == "stop" and before.phase == numbers.CLAIM_PIONEER:
        yield "claim declined"
    elif text == "stop":
        yield "tap wheel stopped after one die"
    elif ">" in text and tool == "tap_wheel" and before.moved != numbers.NO_CELL:
        yield "tap wheel moving two dice"
    elif text.startswith("!"):
        yield f"challenge that finds {'a fault' if after.phase == numbers.REMOVE_DIE else 'none'}"
    elif text.startswith("remove"):
        yield f"removal {'at the end of the game' if before.held_phase == numbers.OVER else 'after a challenge'}"
    if entry.author != CHANCE and skips_a_turn(before, after):
        yield "turn skipped"


def shown_by_return(game: Game, tool: str) -> Iterator[str]:
    """What a die given back at an honor table shows."""
    if game.options.honor and TOOL_WHEN.get(tool) == "die_in_hand":
        yield "return of a die that a tool changed, at an honor table"
    elif game.options.honor and game.options.unplaceable == "refused":
        yield "return of a classic die, at an honor table"


def skips_a_turn(before: core.State, after: core.State) -> bool:
    """Has the clock passed over a turn that was given up?"""
    same_round = before.round == after.round and after.phase != numbers.OVER
    reached = after.turn if same_round else 2 * before.seats
    return reached - before.turn > 1 and bool(before.skipped) and before.phase != numbers.REMOVE_DIE


def golden_files() -> list[Path]:
    """The logs, by name."""
    return sorted(FOLDER.glob("*.sagrada"))


def gaps(games: list[Game]) -> set[str]:
    """What these games do not show together."""
    return everything().difference(*(shown(game) for game in games))
