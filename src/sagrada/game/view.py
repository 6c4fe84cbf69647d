"""What a seat may know, built up from a schema; nothing is stripped from a full state.

Secret until the final scoring: others' private objectives. For good: window cards others did not choose, and the
dealer's seed until the game is over. `imagine` makes a view and values for its hidden facts a full state again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING, Any

from sagrada.content import tables
from sagrada.content.options import Options
from sagrada.content.refusal import Refused
from sagrada.engine import core
from sagrada.engine.start import STAGES, empty_fields, option_fields
from sagrada.game.notation import (
    CARD_IDS,
    COLORS,
    PRIVATE_IDS,
    PUBLIC_IDS,
    TOOL_IDS,
    board_of,
    cells_of,
    format_cell,
    format_die,
    format_window,
    parse_cell,
    parse_die,
    parse_window,
    window_boards,
)
from sagrada.game.reasons import PHASES
from sagrada.game.sheet import Sheet
from sagrada.rules import state as numbers
from sagrada.version import RULES_VERSION

if TYPE_CHECKING:
    from sagrada.game.game import Game

HIDDEN = "?"
TOOL_ROLLS = (numbers.ROLL_HAND, numbers.ROLL_POOL, numbers.DRAW_COLOR)
"""Chance is awaited, yet within the turn of a seat."""


@dataclass(frozen=True)
class ToolView:
    """A tool on the table: tokens that lie on it, what it costs now, and whether it has left the game."""

    id: str
    tokens: int
    price: int
    gone: bool


@dataclass(frozen=True)
class SeatView:
    """A seat as the viewer knows it; None where it is hidden or not there yet."""

    name: str
    has_chosen: bool
    pattern: str | None
    grid: list[str] | None
    level: int
    window: list[str]
    exempt: list[str]
    loose: list[str]
    tokens: int
    private: list[str] | None
    cards: list[str] | None


@dataclass(frozen=True)
class View:
    """Everything one seat (or a spectator: None) may know at one moment."""

    rules: int
    edition: str
    options: dict[str, Any]
    laid_out: list[str]
    seat: int | None
    version: int
    phase: str
    phase_number: int
    awaits: list[int]
    round: int
    turn: int
    step: int
    start_seat: int
    skipped: list[int]
    pool: list[str]
    hand: str | None
    drafted: bool
    tool_in_use: str | None
    moved: str | None
    resume: tuple[int, int]
    bag: dict[str, int]
    track: list[list[str]]
    tools: list[ToolView]
    publics: list[str]
    seats: list[SeatView]
    moves: list[str]
    may_undo: bool
    log: list[str]
    commitment: str
    public_seed: str
    nonces: dict[int, str]
    scores: list[Sheet] | None = None
    ranking: list[int] | None = None
    target: int | None = None
    won: bool | None = None
    seed: str | None = None

    def to_json(self) -> dict[str, Any]:
        """The view as plain dictionaries and lists."""
        return asdict(self)


@dataclass(frozen=True)
class Hidden:
    """Values for what a view does not tell: private objectives and window cards by seat."""

    privates: Mapping[int, Sequence[str]] = field(default_factory=dict)
    cards: Mapping[int, Sequence[str]] = field(default_factory=dict)


def view(game: Game, seat: int | None) -> View:
    """What this seat may know, or a spectator; raises Refused for a seat that is not there."""
    if seat is not None and not 0 <= seat < game.options.seats:
        raise Refused("bad_seat", text=f"s{seat}", seats=game.options.seats)
    state = game.state
    return View(
        rules=RULES_VERSION,
        edition=game.options.edition,
        options=asdict(game.options),
        laid_out=sorted(game.header.deal),
        seat=seat,
        version=len(game.lines),
        phase=PHASES[state.phase],
        phase_number=state.phase,
        awaits=game.awaits(),
        round=state.round + 1,
        turn=state.turn,
        step=state.step,
        start_seat=core.start_seat(state),
        skipped=[i for i in range(state.seats) if (state.skipped >> i) & 1],
        pool=[format_die(die) for die in state.pool[: state.pool_size]],
        hand=format_die(state.hand) if state.hand != numbers.NO_DIE else None,
        drafted=bool(state.drafted),
        tool_in_use=TOOL_IDS[core.tool_in_use(state)] if state.used else None,
        moved=format_cell(state.moved) if state.moved != numbers.NO_CELL else None,
        resume=(state.held_phase, state.held_seat),
        bag={letter: state.bag[i] for i, letter in enumerate(COLORS)},
        track=[[format_die(die) for die in dice[:size]] for dice, size in track_rows(state)],
        tools=tool_views(state),
        publics=[PUBLIC_IDS[card] for card in state.public[: dealt(state, numbers.DEAL_PUBLIC)]],
        seats=[seat_view(game, other, seat) for other in range(state.seats)],
        moves=game.legal_moves(seat) if seat is not None and may_decide(game, seat) else [],
        may_undo=seat is not None and not game.why_no_undo() and game.entries[-1].author == seat,
        log=public_log(game, seat),
        commitment=game.header.commitment,
        public_seed=game.header.seed,
        nonces=dict(game.header.nonces),
        **result(game),
    )


def may_decide(game: Game, seat: int) -> bool:
    """Is a decision of this seat awaited, or a choice that it can still change?"""
    return seat in game.awaits() or (game.state.phase == numbers.CHOOSE_PATTERN and not game.is_over)


def track_rows(state: core.State) -> list[tuple[list[int], int]]:
    """The spaces of the round track that are in use."""
    return list(zip(state.track, state.track_size, strict=True))[: finished_rounds(state)]


def finished_rounds(state: core.State) -> int:
    """How many rounds have ended."""
    ended = numbers.OVER in (state.phase, state.held_phase)
    return numbers.ROUNDS if ended else state.round


def setup_order(open_setup: bool) -> list[int]:
    """The stages of the setup in their order."""
    table = [numbers.DEAL_TOOL, numbers.DEAL_PUBLIC, numbers.DEAL_FIRST]
    choice = [numbers.CHOOSE_PATTERN]
    return [numbers.DEAL_PRIVATE, numbers.DEAL_CARD, *(table + choice if open_setup else choice + table)]


def dealt(state: core.State, stage: int) -> int:
    """How many cards of a stage of the setup lie on the table, or with all seats, by now."""
    full = {
        numbers.DEAL_PRIVATE: state.seats * state.privates_dealt,
        numbers.DEAL_CARD: state.seats * 2,
        numbers.DEAL_TOOL: state.tools_dealt,
        numbers.DEAL_PUBLIC: state.publics_dealt,
        numbers.CHOOSE_PATTERN: state.seats,
    }[stage]
    order = setup_order(bool(state.open_setup))
    if state.phase not in order or (state.preset >> stage) & 1:
        return full
    if state.phase == stage:
        return state.step
    return full if order.index(state.phase) > order.index(stage) else 0


def tool_views(state: core.State) -> list[ToolView]:
    """The tools on the table."""
    slots = range(dealt(state, numbers.DEAL_TOOL))
    return [
        ToolView(TOOL_IDS[state.tool[i]], state.tool_tokens[i], core.price(state, i), bool((state.tools_gone >> i) & 1))
        for i in slots
    ]


def privates_open(options: Options) -> bool:
    """Do the private objectives lie face up (classic rules, solo)?"""
    return options.seats == 1 and options.best_of == "private"


def seat_view(game: Game, seat: int, viewer: int | None) -> SeatView:
    """A seat as the viewer knows it."""
    state = game.state
    own = seat == viewer
    revealed = dealt(state, numbers.CHOOSE_PATTERN) == state.seats
    pattern = state.pattern[seat] if revealed else None
    knows_private = own or game.is_over or privates_open(game.options)
    return SeatView(
        name=game.name(seat),
        has_chosen=revealed or seat in game.pending,
        pattern=tables.PATTERN_IDS[pattern] if pattern is not None else None,
        grid=list(tables.PATTERN_GRIDS[pattern]) if pattern is not None else None,
        level=tables.LEVEL[pattern] if pattern is not None else 0,
        window=format_window(state, seat),
        exempt=cells_of(state.exempt[seat]),
        loose=cells_of(state.loose[seat]),
        tokens=state.tokens[seat],
        private=private_ids(state, seat) if knows_private else None,
        cards=card_ids(state, seat) if own else None,
    )


def private_ids(state: core.State, seat: int) -> list[str]:
    """The private objectives a seat holds by now."""
    held = dealt(state, numbers.DEAL_PRIVATE) - seat * state.privates_dealt
    return [PRIVATE_IDS[card] for card in state.private[seat][: max(0, min(held, state.privates_dealt))]]


def card_ids(state: core.State, seat: int) -> list[str]:
    """The window cards a seat was dealt by now; none where windows were laid out."""
    if (state.preset >> numbers.DEAL_CARD) & 1:
        return []
    held = dealt(state, numbers.DEAL_CARD) - seat * 2
    return [CARD_IDS[card] for card in state.card[seat][: max(0, min(held, 2))]]


def public_log(game: Game, viewer: int | None) -> list[str]:
    """The log as the viewer knows it: others' private objectives and window cards are not told."""
    lines = list(game.lines)
    for number, entry in enumerate(game.entries[: game.options.seats * (game.options.privates + 2)]):
        owner = receiver(entry.before)
        if owner not in (None, viewer) and not shown_at_end(game, entry.before):
            lines[number] = f"* deal {HIDDEN}"
    return lines


def receiver(state: core.State) -> int | None:
    """The seat that gets the secret card that is dealt next, if one is."""
    if state.phase == numbers.DEAL_PRIVATE:
        return state.step // state.privates_dealt
    return state.step // 2 if state.phase == numbers.DEAL_CARD else None


def shown_at_end(game: Game, before: core.State) -> bool:
    """Private objectives are shown when the game is over, or lie face up; window cards never."""
    return before.phase == numbers.DEAL_PRIVATE and (game.is_over or privates_open(game.options))


def result(game: Game) -> dict[str, Any]:
    """What the end of a game reveals."""
    if not game.is_over:
        return {}
    seed = game.dealer.seed.hex() if game.dealer and game.header.commitment else None
    return {
        "scores": game.score(),
        "ranking": game.ranking(),
        "target": game.target,
        "won": game.won,
        "seed": seed,
    }


def imagine(seen: View, hidden: Hidden) -> core.State:
    """A full state from a view and values for its hidden facts; the true facts give the true state."""
    options = Options(**seen.options)
    fields = empty_fields() | option_fields(options) | clock_fields(seen, options)
    fields |= dice_fields(seen) | tool_fields(seen)
    fields["public"][: len(seen.publics)] = [PUBLIC_IDS.index(card) for card in seen.publics]
    for seat, known in enumerate(seen.seats):
        fill_window(fields, seat, known)
        fill_secret(fields["private"][seat], PRIVATE_IDS, known.private or hidden.privates.get(seat, ()))
        fill_secret(fields["card"][seat], CARD_IDS, known.cards or hidden.cards.get(seat, ()))
        fields["private_deck"] &= ~deck_bits(PRIVATE_IDS, known.private or hidden.privates.get(seat, ()))
        fields["card_deck"] &= ~deck_bits(CARD_IDS, known.cards or hidden.cards.get(seat, ()))
    fields["tool_deck"] &= ~deck_bits(TOOL_IDS, [tool.id for tool in seen.tools])
    fields["public_deck"] &= ~deck_bits(PUBLIC_IDS, seen.publics)
    if seen.phase_number in TOOL_ROLLS:
        fields["seat"] = core.seat_in_turn(core.load_state(fields))
    return core.load_state(fields)


def clock_fields(seen: View, options: Options) -> dict[str, Any]:
    """What is awaited, and where the game stands in time."""
    preset = sum(STAGES[stage] for stage in seen.laid_out)
    preset |= STAGES["tools"] if options.tools == 0 else 0
    preset |= STAGES["publics"] if options.publics == 0 else 0
    preset |= STAGES["first"] if options.seats == 1 else 0
    return {
        "preset": preset,
        "phase": seen.phase_number,
        "seat": seen.awaits[0] if seen.awaits and seen.phase != "choose_pattern" else 0,
        "step": seen.step,
        "first": (seen.start_seat - seen.round + 1) % options.seats,
        "round": seen.round - 1,
        "turn": seen.turn,
        "skipped": sum(1 << seat for seat in seen.skipped),
        "held_phase": seen.resume[0],
        "held_seat": seen.resume[1],
    }


def dice_fields(seen: View) -> dict[str, Any]:
    """The dice outside the windows."""
    track = [[0] * 13 for _ in range(numbers.ROUNDS)]
    for number, dice in enumerate(seen.track):
        track[number][: len(dice)] = [parse_die(die) for die in dice]
    pool = [parse_die(die) for die in seen.pool]
    return {
        "hand": numbers.NO_DIE if seen.hand is None else parse_die(seen.hand),
        "drafted": int(seen.drafted),
        "moved": numbers.NO_CELL if seen.moved is None else parse_cell(seen.moved),
        "bag": [seen.bag[letter] for letter in COLORS],
        "pool_size": len(pool),
        "pool": pool + [0] * (13 - len(pool)),
        "track_size": [len(dice) for dice in seen.track] + [0] * (numbers.ROUNDS - len(seen.track)),
        "track": track,
    }


def tool_fields(seen: View) -> dict[str, Any]:
    """The tools on the table and the one in use."""
    ids = [tool.id for tool in seen.tools]
    padding = [0] * (5 - len(ids))
    return {
        "tool": [TOOL_IDS.index(name) for name in ids] + padding,
        "tool_tokens": [tool.tokens for tool in seen.tools] + padding,
        "tools_gone": sum(1 << i for i, tool in enumerate(seen.tools) if tool.gone),
        "used": ids.index(seen.tool_in_use) + 1 if seen.tool_in_use else 0,
    }


def fill_window(fields: dict[str, Any], seat: int, known: SeatView) -> None:
    """A seat's window and tokens."""
    colors, shades = window_boards(parse_window(known.window))
    fields["color"][seat], fields["shade"][seat] = colors, shades
    fields["occupied"][seat] = sum(colors)
    fields["exempt"][seat] = board_of(known.exempt)
    fields["loose"][seat] = board_of(known.loose)
    fields["tokens"][seat] = known.tokens
    fields["pattern"][seat] = tables.PATTERN_IDS.index(known.pattern) if known.pattern else 0


def fill_secret(places: list[int], ids: list[str], cards: Sequence[str]) -> None:
    """Cards that a seat holds in secret."""
    places[: len(cards)] = [ids.index(card) for card in cards]


def deck_bits(ids: list[str], cards: Sequence[str]) -> int:
    """The places of cards in their deck."""
    return sum(1 << ids.index(card) for card in cards)
