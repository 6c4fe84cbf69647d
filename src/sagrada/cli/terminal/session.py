"""A game at one keyboard: whoever is awaited is asked, bots answer for themselves, persons hand the screen over.

What is shown is a seat's view, or a spectator's; the state stays in the game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

from sagrada.analysis.hints import hints
from sagrada.bots.bot import OWN_MEASURE, Bot
from sagrada.cli.arguments.files import find_path
from sagrada.cli.cards import find, write_card
from sagrada.cli.terminal.console import Console
from sagrada.cli.terminal.move_list import read_move
from sagrada.cli.terminal.result_text import show_faults, show_own_score, show_result
from sagrada.cli.terminal.saves import has_secret, save_game
from sagrada.cli.terminal.table_text import show_moves, show_table, show_turn, show_windows
from sagrada.cli.terminal.table_words import beside_notation, own_ornaments, own_privates, seat_name, seat_names
from sagrada.content.refusal import Refused
from sagrada.game.game import Game
from sagrada.game.moves import Line
from sagrada.game.notation import as_id, opening, parse_challenge, parse_seat, tidy_line
from sagrada.game.phrases import Phrase
from sagrada.game.seen import SECRET_CHOICES
from sagrada.game.view import View
from sagrada.words.messages import explain, say, say_or, say_phrase
from sagrada.words.naming import color_word
from sagrada.words.telling import Telling

MOST_IDLE_LINES = 50
LOG_LINES = 20
Clock = tuple[int, str, int, int]


class Session:
    """One game, the bots by seat (None: a person), and the console between."""

    def __init__(self, game: Game, bots: Sequence[Bot | None], console: Console, file: Path | None = None) -> None:
        self.game = game
        self.bots = bots
        self.console = console
        self.file = file
        self.telling = Telling()
        self.heard: dict[int | None, int] = {}
        self.listener: int | None = None
        self.shown: Clock | None = None
        self.readers: set[int] = set()
        self.idle_lines = 0
        self.saved_lines = len(game.lines)
        self.wants_to_quit = False
        self.left = False

    # the course of a game

    def run(self) -> None:
        """Play to the end, or until someone leaves; raises Refused if the input ends before the game does."""
        self.console.write(*self.greeting())
        while not self.game.is_over and not self.left:
            seat = self.next_seat()
            bot = self.bots[seat]
            if bot:
                self.play(seat, bot(self.game.view(seat), self.bot_seed(seat), OWN_MEASURE))
            else:
                self.ask_person(seat)
        if not self.left:
            self.show_end()

    def greeting(self) -> list[str]:
        """What is said before the first question."""
        options = self.game.options
        commitment = self.game.header.commitment
        edition = say_or(f"card-{options.edition}-name", options.edition)
        facts = {"edition": edition, "seats": options.seats, "honor": options.honor}
        lines = [say("play-welcome", facts)]
        modules = [say("module-word", {"module": module}) for module in options.modules]
        lines += [say("play-glory", {"modules": modules})] if modules else []
        lines += [say("play-commitment", {"hash": commitment})] if commitment else []
        return lines + ([say("play-help-hint")] if self.people() else [])

    def people(self) -> list[int]:
        """The seats of persons."""
        return [seat for seat, bot in enumerate(self.bots) if bot is None]

    def next_seat(self) -> int:
        """The seat that is asked next: bots before persons where several are awaited."""
        return min(self.game.awaits(), key=lambda seat: (self.bots[seat] is None, seat))

    def bot_seed(self, seat: int) -> int:
        """A bot's seed: with a known seed the same in the same place of the same game, also after a resume."""
        known = self.game.header.seed
        return (Random(f"{known} s{seat} {len(self.game.lines)}") if known else Random()).getrandbits(63)

    def play(self, seat: int, move: Line | str) -> None:
        """Make a move and tell what comes of it; raises Refused."""
        before = self.game.view()
        self.game.play(move, seat)
        self.note(seat, before)

    def note(self, seat: int, before: View) -> None:
        """Tell what has happened since `before` to whoever sits at the screen."""
        at_once = self.telling.follow(seat, before, self.game.view())
        self.tell(at_once if seat == self.listener else [])
        if self.listener is not None or not self.people():
            self.catch_up(self.listener)

    def catch_up(self, seat: int | None) -> None:
        """Tell a seat what it has not heard yet."""
        told = self.telling.told
        self.tell(told[self.heard.get(seat, 0) :])
        self.heard[seat] = len(told)

    def tell(self, phrases: Sequence[Phrase]) -> None:
        """Tell each phrase as a sentence."""
        names = seat_names(self.game.view())
        for phrase in phrases:
            self.console.tell(say_phrase(phrase, names))

    def show_end(self) -> None:
        """The windows and the result; then a person's last questions are answered."""
        self.catch_up(self.listener)
        self.console.write(*show_windows(self.game.view(), self.console.style))
        self.console.write(*show_result(self.game.view(), self.console.style))
        if self.people():
            self.answer_after_end()

    # a person

    def ask_person(self, seat: int) -> None:
        """Show a person the table and take lines until the game has moved on."""
        if not self.hand_over(seat):
            return
        self.catch_up(seat)
        seen = self.game.view(seat)
        question = seen.phase if seen.phase in (*SECRET_CHOICES, "claim_pioneer") else ""
        clock = (seat, question, seen.round, seen.turn)
        if clock == self.shown:
            self.console.write(*show_turn(seen, self.console.style))
        else:
            self.console.write(
                *show_table(seen, self.console.style, words=not seen.publics or seat not in self.readers)
            )
        self.console.write(*show_faults(seen), *show_moves(seen, self.console.style))
        self.shown = clock
        self.readers |= {seat} if seen.publics else set()
        self.take_lines(seat)

    def hand_over(self, seat: int) -> bool:
        """Hide everything until the right person sits at the screen; False if someone leaves instead."""
        if len(self.people()) > 1 and seat != self.listener:
            self.console.clear()
            answer = self.read_line(say("play-pass-to", {"name": seat_name(self.game.view(), seat)}))
            self.left = answer.lower() == "quit"
            self.shown = None
        self.listener = seat
        return not self.left

    def read_line(self, question: str) -> str:
        """The next line; raises Refused if there is none."""
        line = self.console.ask(question)
        if line is None:
            raise Refused("input_ended")
        return line

    def take_lines(self, seat: int) -> None:
        """Take lines from a person until one of them was a move."""
        moved = False
        while not moved and not self.left:
            text = self.read_line(self.prompt(seat))
            try:
                moved = self.answer(seat, text)
            except Refused as refused:
                self.console.write(explain(refused))
            self.count_idle(moved)

    def prompt(self, seat: int) -> str:
        """Who is asked."""
        return self.console.style.now(say("play-prompt", {"name": seat_name(self.game.view(), seat)}))

    def count_idle(self, moved: bool) -> None:
        """Stop a script that gets nowhere; a person may ask as often as they like."""
        self.idle_lines = 0 if moved else self.idle_lines + 1
        if self.idle_lines >= MOST_IDLE_LINES and not self.console.is_terminal:
            raise Refused("too_many_idle_lines", most=MOST_IDLE_LINES)

    def answer(self, seat: int, text: str) -> bool:
        """Do what a line asks for; True if the game has moved. Raises Refused."""
        word, _, rest = text.partition(" ")
        command = self.commands().get(word.lower())
        self.wants_to_quit = self.wants_to_quit and word.lower() == "quit"
        if command:
            return command(seat, rest)
        if opening(text) == "!":
            return self.look_at(seat, self.own_challenge(seat, text))
        if not text:
            raise Refused("empty_line")
        self.play(seat, text if opening(text) == "*" else read_move(self.game.view(seat), text))
        return True

    def answer_after_end(self) -> None:
        """The game is over: lines that ask or save are answered, an empty one leaves; from a pipe, any other too."""
        self.console.tell(say("play-after-end-known" if self.file else "play-after-end", {"file": str(self.file)}))
        while not self.left and (text := self.console.ask(say("play-prompt-end"))):
            word, _, rest = text.partition(" ")
            command = self.commands().get(word.lower())
            if command is None and not self.console.is_terminal:
                return
            try:
                if command is None:
                    raise Refused("game_over", move=text)
                command(self.people()[0], rest)
            except Refused as refused:
                self.console.write(explain(refused))

    # commands

    def commands(self) -> dict[str, Callable[[int, str], bool]]:
        """The lines that are no moves, by their first word."""
        shows: dict[str, Callable[[View, str], list[str]]] = {
            "help": lambda seen, rest: say("play-help").splitlines(),
            "?": lambda seen, rest: say("play-help").splitlines(),
            "cards": lambda seen, rest: list_cards(seen),
            "card": lambda seen, rest: show_card(rest),
            "table": lambda seen, rest: self.whole_table(seen),
            "score": lambda seen, rest: show_own_score(seen, self.console.style),
            "bag": lambda seen, rest: tell_bag(seen),
            "log": lambda seen, rest: show_log(seen, rest),
            "hint": lambda seen, rest: self.hint(seen),
        }
        changes = {"undo": self.undo, "challenge": self.challenge, "save": self.save_as, "quit": self.quit}
        return {word: self.showing(show) for word, show in shows.items()} | changes

    def showing(self, show: Callable[[View, str], list[str]]) -> Callable[[int, str], bool]:
        """A command that only shows something."""

        def command(seat: int, rest: str) -> bool:
            self.console.write(*show(self.game.view(seat), rest.strip()))
            return False

        return command

    def whole_table(self, seen: View) -> list[str]:
        """The table and the moves again."""
        return show_table(seen, self.console.style) + show_moves(seen, self.console.style)

    def hint(self, seen: View) -> list[str]:
        """The best moves and why."""
        found = hints(seen, self.bot_seed(seen.seat or 0), OWN_MEASURE)
        told = [
            say("hint-numbered", {"number": number, "hint": hint.say(seat_names(seen))})
            for number, hint in enumerate(found, 1)
        ]
        return told or [say("play-no-hints")]

    def undo(self, seat: int, rest: str) -> bool:
        """Take back one's last decision, and make another one instead if it is named."""
        before = self.game.view()
        self.game.play(f"undo {tidy_line(rest.strip(), before.hand)}", seat)
        self.note(seat, before)
        return True

    def own_challenge(self, seat: int, text: str) -> int:
        """The seat that a challenge in notation is meant for; nobody challenges in another's name."""
        made = parse_challenge(text, self.game.options.seats)
        if made.by != seat:
            raise Refused("challenge_for_another", seat=f"s{seat}")
        return made.target

    def challenge(self, seat: int, target: str) -> bool:
        """Ask for a look at the window of a seat."""
        return self.look_at(seat, parse_seat(target.strip(), self.game.options.seats))

    def look_at(self, seat: int, target: int) -> bool:
        """Ask for a look at a window."""
        before = self.game.view()
        outcome = self.game.challenge(seat, target)
        self.note(seat, before)
        if outcome is None:
            self.console.write(say("play-challenge-held"))
        return outcome is True

    def save_as(self, seat: int, name: str) -> bool:
        """Save the game, by default where it was saved before."""
        if not name and self.file is None:
            raise Refused("save_needs_file")
        self.save(name or str(self.file))
        return False

    def save(self, name: str) -> None:
        """Write the game to a file and say what that means; raises Refused."""
        path = find_path(name)
        save_game(self.game, path)
        self.file = path
        self.saved_lines = len(self.game.lines)
        self.console.write(say("play-saved", {"file": str(path), "over": self.game.is_over}))
        if has_secret(self.game):
            self.console.write(say("play-saved-seed", {"file": str(path)}))

    def quit(self, seat: int, rest: str) -> bool:
        """Leave; a person who would lose something is asked to say it twice."""
        unsaved = self.saved_lines != len(self.game.lines) and not self.game.is_over
        if unsaved and self.console.is_terminal and not self.wants_to_quit:
            self.wants_to_quit = True
            raise Refused("quit_unsaved")
        self.left = True
        return False


def show_card(name: str) -> list[str]:
    """A card in full; raises Refused for an unknown one."""
    if not name:
        raise Refused("card_needs_id")
    _, card = find(as_id(name))
    return write_card(card).splitlines()


def list_cards(seen: View) -> list[str]:
    """The ids of the cards in this game that the viewer knows."""
    groups = {
        "tools": [tool.id for tool in seen.tools],
        "publics": seen.publics,
        "board": [seen.strife_board] if seen.strife_board else [],
        "pioneers": [pioneer.id for pioneer in seen.pioneers],
        "private": own_privates(seen),
        "ornaments": own_ornaments(seen),
        "windows": [known.pattern for known in seen.seats if known.pattern],
    }
    told = {
        kind: [beside_notation(id_, say_or(f"card-{id_}-name", id_)) for id_ in ids] for kind, ids in groups.items()
    }
    return [say("play-cards", {"kind": kind, "cards": cards}) for kind, cards in told.items() if cards]


def tell_bag(seen: View) -> list[str]:
    """How many dice of each color are still in the bag, and with strife how many gray ones beside the track."""
    dice = [f"{color_word(letter)} {count}" for letter, count in seen.bag.items() if count or letter != "S"]
    supply = [say("play-supply", {"count": seen.supply})] if "strife" in seen.options["modules"] else []
    return [say("play-bag", {"count": sum(seen.bag.values()), "dice": dice}), *supply]


def show_log(seen: View, rest: str) -> list[str]:
    """The log as the viewer may know it: its end, or all of it."""
    start = 0 if rest == "all" else max(0, len(seen.log) - LOG_LINES)
    return [f"{number:4}  {line}" for number, line in enumerate(seen.log[start:], start + 1)]
