"""Two bots on the same deals: every deal is played once with A in each seat and B in all others; alone, once by each.

Both games of a deal have the same cards, pools and luck (see duplicate), and a bot's seed depends on the deal, the seat
and the decision only, so that a bot against itself is exactly even. Games run on views; where all bots of a game can
answer from a state, on the bare state: each gets what its seat may know of it.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import asdict, dataclass, field

from sagrada.bots.bot import OWN_MEASURE, Bot, Budget, StateBot
from sagrada.bots.outside import DEFAULT_LIMIT, OutsideBot, is_program, read_command
from sagrada.bots.registry import FAST, find_bot
from sagrada.content.options import Options
from sagrada.content.refusal import Refused
from sagrada.engine import core
from sagrada.engine.start import start_state
from sagrada.game.game import Game
from sagrada.game.log import Header
from sagrada.game.moves import Move
from sagrada.game.numbering import to_move
from sagrada.lab.duplicate import deal_dealer
from sagrada.rules import state as numbers

SEED_BITS = 53
"""What every reader of JSON takes as a whole number."""
SETUP = (numbers.CHOOSE_PATTERN, numbers.KEEP_ORNAMENTS)


@dataclass(frozen=True)
class Setting:
    """What a match is: A and B (or a bot a seat), the table, the seed, and how long bots may think."""

    bots: tuple[str, ...]
    options: Options
    seed: int
    budget: Budget = OWN_MEASURE
    limit: float = DEFAULT_LIMIT


@dataclass
class Clock:
    """How often a bot was asked and how long it took, in seconds; a turn is all its decisions between two others'."""

    decisions: int = 0
    seconds: float = 0.0
    turns: int = 0
    turn_seconds: float = 0.0
    forfeits: int = 0

    def add(self, other: Clock) -> None:
        """Count another clock in."""
        for name, value in asdict(other).items():
            setattr(self, name, getattr(self, name) + value)


@dataclass(frozen=True)
class Played:
    """One game: who sat where as a letter a seat, the scores, the winner's seat (None: alone and lost), the target."""

    seats: str
    scores: list[int]
    winner: int | None
    target: int | None


@dataclass
class DealPlayed:
    """One deal: its games, and the clocks of A and B."""

    deal: int
    games: list[Played]
    clocks: list[Clock]
    complaints: list[Refused] = field(default_factory=list)


@dataclass
class Player:
    """A bot at a seat; `state_bot` is its faster door, if it has one."""

    bot: Bot
    state_bot: StateBot | None
    read_time: Callable[[], float]
    clock: Clock
    turn: tuple[int, int] | None = None
    asked: int = 0


def check_bot(word: str) -> None:
    """Raise Refused if nobody can be seated by this word."""
    if is_program(word):
        read_command(word)
    else:
        find_bot(word)


def bot_seed(seed: int, deal: int, seat: int, number: int) -> int:
    """The seed of a bot's decision: by the match, the deal, the seat and the decisions of the seat before."""
    text = f"sagrada match {seed} deal {deal} s{seat} decision {number}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") >> (64 - SEED_BITS)


def arrangements(seats: int) -> list[str]:
    """Who sits where in the games of a deal."""
    return ["a", "b"] if seats == 1 else ["b" * i + "a" + "b" * (seats - 1 - i) for i in range(seats)]


def play_deal(setting: Setting, deal: int) -> DealPlayed:
    """Play all games of a deal."""
    played = DealPlayed(deal, [], [Clock(), Clock()])
    for letters in arrangements(setting.options.seats):
        words = [setting.bots["ab".index(letter)] for letter in letters]
        clocks = [played.clocks["ab".index(letter)] for letter in letters]
        end = play_game(setting, deal, words, clocks, played.complaints.append)
        played.games.append(read_result(letters, end))
    return played


def play_game(
    setting: Setting, deal: int, words: Sequence[str], clocks: Sequence[Clock], tell: Callable[[Refused], None]
) -> core.State:
    """Play one game to its end; `tell` hears of seats that were lost."""
    with ExitStack() as stack:
        pairs = zip(words, clocks, strict=True)
        players = [seat_player(stack, word, clock, setting.limit, tell) for word, clock in pairs]
        if all(player.state_bot for player in players):
            return play_on_state(setting, deal, players)
        return play_on_views(setting, deal, players)


def seat_player(stack: ExitStack, word: str, clock: Clock, limit: float, tell: Callable[[Refused], None]) -> Player:
    """The bot of a word; a program is closed with the stack, and its time is the clock on the wall."""
    if not is_program(word):
        return Player(find_bot(word), FAST.get(word), time.thread_time, clock)

    def note_refusal(refused: Refused) -> None:
        clock.forfeits += 1
        tell(refused)

    bot = OutsideBot(word, limit, note_refusal)
    stack.callback(bot.close)
    return Player(bot, None, time.perf_counter, clock)


def play_on_state(setting: Setting, deal: int, players: Sequence[Player]) -> core.State:
    """A game of bots that all answer from the state."""
    dealer = deal_dealer(setting.seed, deal)
    state = start_state(setting.options)
    while state.phase != numbers.OVER:
        if core.awaits_chance(state):
            core.apply(state, dealer.answer(state, 0))
        else:
            core.apply(state, ask_on_state(setting, deal, state, players[state.seat]))
    return state


def play_on_views(setting: Setting, deal: int, players: Sequence[Player]) -> core.State:
    """A game with a bot that needs views."""
    game = Game(Header(setting.options), deal_dealer(setting.seed, deal))
    while not game.is_over:
        seat = game.awaits()[0]
        game.play(ask_on_view(setting, deal, game, seat, players[seat]), seat)
    return game.state


def ask_on_view(setting: Setting, deal: int, game: Game, seat: int, player: Player) -> Move:
    """A bot's move; secret choices always go through the view, for there the state awaits another seat."""
    if player.state_bot and not game.chooses_in_secret:
        return to_move(game.state, ask_on_state(setting, deal, game.state, player))
    seen, seed = game.view(seat), bot_seed(setting.seed, deal, seat, player.asked)
    began = player.read_time()
    move = player.bot(seen, seed, setting.budget)
    note_time(player, game.state, player.read_time() - began)
    return move


def ask_on_state(setting: Setting, deal: int, state: core.State, player: Player) -> int:
    """The action of a bot that answers from the state; raises ValueError if it is not legal."""
    assert player.state_bot
    known, seed = core.observe(state, state.seat), bot_seed(setting.seed, deal, state.seat, player.asked)
    began = player.read_time()
    action = player.state_bot(known, state.seat, seed, setting.budget)
    note_time(player, state, player.read_time() - began)
    if not core.check_legal(state, action):
        raise ValueError(f"action {action} is not legal in phase {state.phase}")
    return action


def note_time(player: Player, state: core.State, seconds: float) -> None:
    """Count a decision, and a turn when it is the first one in it."""
    clock = player.clock
    player.asked += 1
    clock.decisions += 1
    clock.seconds += seconds
    if state.phase not in SETUP:
        clock.turn_seconds += seconds
        clock.turns += player.turn != (state.round, state.turn)
        player.turn = state.round, state.turn


def read_result(letters: str, end: core.State) -> Played:
    """How a game has ended."""
    scores = [core.score(end, seat) for seat in range(end.seats)]
    if end.seats > 1:
        return Played(letters, scores, core.winner(end), None)
    return Played(letters, scores, 0 if core.solo_won(end) else None, core.solo_target(end))
