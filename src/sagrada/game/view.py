"""What a seat may know, in words: told from what `core.observe` returns for it, and from the public facts of the game.

Those are the header, who has chosen, the lines of the log that deal nothing secret, and at the end the dealer's seed.
`imagine` makes a view a state again, the one it was told from.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

from sagrada.content.refusal import Refused
from sagrada.engine import core
from sagrada.game.dealt import dealt_privates, dealt_publics
from sagrada.game.moves import Deal, Instead, Keep, Move, UseTool
from sagrada.game.notation import (
    BOARD_IDS,
    CARD_IDS,
    COLORS,
    ORNAMENT_IDS,
    PRIVATE_IDS,
    PUBLIC_IDS,
    TOOL_IDS,
    cells_of,
    dealt_ornaments,
    format_cell,
    format_die,
    format_window,
    pattern_id,
    printed_grid,
    table_pioneers,
)
from sagrada.game.numbering import to_move
from sagrada.game.reasons import PHASES
from sagrada.game.sheet import Sheet, ranking, sheet
from sagrada.rules import state as numbers
from sagrada.rules.course import NOBODY, cards_dealt, finished_rounds, secret_owner, stage_is_open

if TYPE_CHECKING:
    from sagrada.game.game import Game

HIDDEN = "?"


@dataclass(frozen=True)
class ToolView:
    """A tool on the table: tokens that lie on it, what it costs now, and whether it has left the game."""

    id: str
    tokens: int
    price: int
    gone: bool


@dataclass(frozen=True)
class PioneerView:
    """A pioneer and who has it: a seat, nobody yet (None), or it has left the game."""

    id: str
    owner: int | None
    gone: bool


@dataclass(frozen=True)
class SeatView:
    """A seat as the viewer knows it; None where it is hidden or not there yet.

    `has_chosen`: has it made the secret choice that is awaited now (window, or ornaments to keep)? While none is
    awaited: are all of them made?
    """

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
    ornaments_kept: int | None
    ornaments: list[str] | None
    kept: list[str] | None


@dataclass(frozen=True)
class View:
    """Everything one seat (or a spectator: None) may know at one moment.

    `put_back`: tools that could be used if the die just taken went back, each with the move that does both.
    """

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
    strife_board: str | None
    supply: int
    pioneers: list[PioneerView]
    seats: list[SeatView]
    moves: list[Move]
    may_undo: bool
    put_back: dict[str, str]
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
        """The view as plain dictionaries and lists, moves as texts."""
        return asdict(self) | {"moves": [move.text for move in self.moves]}


def view(game: Game, seat: int | None) -> View:
    """What this seat may know, or a spectator; raises Refused for a seat that is not there."""
    if seat is not None and not 0 <= seat < game.options.seats:
        raise Refused("bad_seat", text=f"s{seat}", seats=game.options.seats)
    state = core.observe(game.state, viewer_number(seat))
    return View(
        rules=game.header.rules,
        edition=game.options.edition,
        options=dict(vars(game.options)),
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
        publics=[PUBLIC_IDS[card] for card in dealt_publics(state)],
        strife_board=BOARD_IDS[state.board] if state.strife and cards_dealt(state, numbers.DEAL_BOARD) else None,
        supply=state.supply,
        pioneers=pioneer_views(state),
        seats=[seat_view(game, state, other, seat) for other in range(state.seats)],
        log=public_log(game, seat),
        **offers(game, state, seat),
        **dice_facts(game),
        **result(game, state),
    )


def offers(game: Game, state: core.State, seat: int | None) -> dict[str, Any]:
    """What the seat may do now, and what it may take back."""
    return {
        "moves": legal_moves(state, seat) if seat is not None and may_decide(game, seat) else [],
        "may_undo": seat is not None and not game.why_no_undo() and game.entries[-1].author == seat,
        "put_back": put_back_moves(game, seat),
    }


def put_back_moves(game: Game, seat: int | None) -> dict[str, str]:
    """Tools that could be used if the die just taken went back, each with the move that does both."""
    if game.state.phase != numbers.HAND or game.why_no_undo() or game.entries[-1].author != seat:
        return {}
    before = game.entries[-1].before
    moves = [to_move(before, action) for action in core.legal(before)] if before.phase == numbers.TURN else []
    return {move.tool: Instead(move).text for move in moves if isinstance(move, UseTool)}


def dice_facts(game: Game) -> dict[str, Any]:
    """What makes the dice checkable: the hash of the secret seed, or the known seed, and the players' nonces."""
    header = game.header
    return {"commitment": header.commitment, "public_seed": header.seed, "nonces": dict(header.nonces)}


def viewer_number(seat: int | None) -> int:
    """A viewer as the rules number them."""
    return numbers.SPECTATOR if seat is None else seat


def legal_moves(state: core.State, seat: int) -> list[Move]:
    """What the seat may do, which never depends on what it does not know."""
    return [to_move(state, action, seat) for action in core.legal(state)]


def may_decide(game: Game, seat: int) -> bool:
    """Is a decision of this seat awaited, or a choice that it can still change?"""
    return seat in game.awaits() or game.chooses_in_secret


def track_rows(state: core.State) -> list[tuple[list[int], int]]:
    """The spaces of the round track that are in use."""
    return list(zip(state.track, state.track_size, strict=True))[: finished_rounds(state)]


def tool_views(state: core.State) -> list[ToolView]:
    """The tools on the table."""
    slots = range(cards_dealt(state, numbers.DEAL_TOOL))
    return [
        ToolView(TOOL_IDS[state.tool[i]], state.tool_tokens[i], core.price(state, i), bool((state.tools_gone >> i) & 1))
        for i in slots
    ]


def pioneer_views(state: core.State) -> list[PioneerView]:
    """The pioneers dealt by now, and where they lie."""
    places = zip(table_pioneers(state), state.claimed, strict=True)
    views = [
        PioneerView(name, where - 1 if 1 <= where <= 6 else None, where == numbers.OUT_OF_THE_GAME)
        for name, where in places
    ]
    return views[: cards_dealt(state, numbers.DEAL_PIONEER)]


def ornament_ids(state: core.State, seat: int) -> list[str]:
    """The ornaments a seat was dealt by now."""
    held = cards_dealt(state, numbers.DEAL_ORNAMENT) - seat * 2
    return dealt_ornaments(state, seat)[: max(0, min(held, 2))]


def kept_ids(state: core.State, seat: int) -> list[str]:
    """The ornaments a seat has kept, where they are known."""
    cards = [card for i, card in enumerate(state.ornament[seat]) if (state.kept[seat] >> i) & 1]
    return [ORNAMENT_IDS[card] for card in cards]


def seat_view(game: Game, state: core.State, seat: int, viewer: int | None) -> SeatView:
    """A seat as the viewer knows it: told from what the viewer may know of the state."""
    own = seat == viewer
    revealed = cards_dealt(state, numbers.CHOOSE_PATTERN) == state.seats
    has_kept = bool(state.ornaments) and cards_dealt(state, numbers.KEEP_ORNAMENTS) == state.seats
    return SeatView(
        name=game.name(seat),
        has_chosen=seat in game.pending if game.chooses_in_secret else revealed and (has_kept or not state.ornaments),
        pattern=pattern_id(state, seat) if revealed else None,
        grid=printed_grid(state, seat) if revealed else None,
        level=state.level[seat] if revealed else 0,
        window=format_window(state, seat),
        exempt=cells_of(state.exempt[seat]),
        loose=cells_of(state.loose[seat]),
        tokens=state.tokens[seat],
        private=private_ids(state, seat) if numbers.NO_PRIVATE not in state.private[seat] else None,
        cards=card_ids(state, seat) if own else None,
        ornaments_kept=state.kept[seat].bit_count() if has_kept else None,
        ornaments=ornament_ids(state, seat) if own else None,
        kept=kept_ids(state, seat) if has_kept and (own or core.kept_are_open(state)) else None,
    )


def private_ids(state: core.State, seat: int) -> list[str]:
    """The private objectives a seat holds by now."""
    return [PRIVATE_IDS[card] for card in dealt_privates(state, seat)]


def card_ids(state: core.State, seat: int) -> list[str]:
    """The window cards a seat was dealt by now; none where windows were laid out."""
    if (state.preset >> numbers.DEAL_CARD) & 1:
        return []
    held = cards_dealt(state, numbers.DEAL_CARD) - seat * 2
    return [CARD_IDS[card] for card in state.card[seat][: max(0, min(held, 2))]]


def public_log(game: Game, viewer: int | None) -> list[str]:
    """The log as the viewer knows it: others' private objectives, window cards and ornaments are not told."""
    lines = list(game.lines)
    for number, entry in enumerate(game.entries[: setup_lines(game)]):
        owner = secret_owner(entry.before)
        if owner not in (NOBODY, viewer) and not stage_is_open(game.state, entry.before.phase):
            hidden = Keep((HIDDEN,)) if isinstance(entry.move, Keep) else Deal(HIDDEN)
            lines[number] = hidden.text
    return lines


def setup_lines(game: Game) -> int:
    """How many lines of the log belong to the setup; none of them can be undone."""
    rounds = (number for number, entry in enumerate(game.entries) if entry.before.phase == numbers.DRAW_DIE)
    return next(rounds, len(game.entries))


def result(game: Game, state: core.State) -> dict[str, Any]:
    """What the end of a game reveals: all scores can be counted from what everybody knows then."""
    if not game.is_over:
        return {}
    seed = game.dealer.seed.hex() if game.dealer and game.header.commitment else None
    return {
        "scores": [sheet(state, seat) for seat in range(state.seats)],
        "ranking": ranking(state),
        "target": game.target,
        "won": game.won,
        "seed": seed,
    }
