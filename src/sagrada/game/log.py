"""The log as text: a header, one decision or outcome a line, and the result. It is the save file and the replay.

Knows the form only; whether the lines make a legal game is for `Game.from_text` to find out.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from sagrada.content.options import Options, check_option, describe, find_edition, name_now, read_modules, resolve_by
from sagrada.content.refusal import Refused
from sagrada.content.tables import check_grid
from sagrada.game.deal import PRINTED_IDS, SEAT_KINDS, TABLE_KINDS, check_ids, format_deal, number_deal
from sagrada.game.moves import Choose, Keep
from sagrada.game.notation import BOARD_IDS, format_seat, parse_move, parse_seat
from sagrada.version import RULES_VERSION

FIRST_LINE = "sagrada log 1"
YES_NO = {"yes": True, "no": False}
REQUIRED = ("rules", "edition", "seats", "dice")
RULES_KNOWN = {str(version): version for version in range(1, RULES_VERSION + 1)}
LONGEST_WORD = 64


@dataclass(frozen=True)
class Header:
    """What is fixed before the first deal.

    `deal` holds ids of what is laid out instead of dealt; a pattern is an id or a grid and level. Of `commitment`
    and `seed` at most one is set: a secret seed's hash, or a seed known from the start. Neither: dice by hand.
    `continued`: so many lines were taken over from another game; the dice named here were rolled after them.
    `rules`: the version of the rules whose presets and names the options follow.
    """

    options: Options
    names: Mapping[int, str] = field(default_factory=dict)
    deal: Mapping[str, Any] = field(default_factory=dict)
    commitment: str = ""
    seed: str = ""
    nonces: Mapping[int, str] = field(default_factory=dict)
    continued: int = 0
    rules: int = RULES_VERSION


@dataclass(frozen=True)
class LogText:
    """A log taken apart: lines with their numbers in the file, pending choices, and the result if there is one."""

    header: Header
    lines: list[tuple[int, str]]
    pending: dict[int, tuple[int, str]]
    scores: tuple[int, list[int]] | None = None
    seed: tuple[int, str] | None = None


def format_value(value: object) -> str:
    """An option's value."""
    if isinstance(value, tuple):
        return ",".join(value)
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def parse_value(text: str) -> object:
    """The value of an option's text."""
    return YES_NO[text] if text in YES_NO else int(text) if re.fullmatch(r"\d{1,4}", text) else text


def format_header(header: Header) -> list[str]:
    """The lines of a header."""
    options = header.options
    lines = [FIRST_LINE, f"rules {header.rules}", f"edition {options.edition}", f"seats {options.seats}"]
    lines += [f"option {name} {format_value(value)}" for name, value in describe(options, header.rules).items()]
    lines += [f"name {format_seat(seat)} {name}" for seat, name in sorted(header.names.items())]
    lines += format_deal(header.deal)
    if header.commitment:
        lines.append(f"dice commitment {header.commitment}")
    else:
        lines.append(f"dice seed {header.seed}" if header.seed else "dice by hand")
    lines += [f"nonce {format_seat(seat)} {nonce}" for seat, nonce in sorted(header.nonces.items())]
    return lines + ([f"continued {header.continued}"] if header.continued else [])


def lines_before(header: Header) -> int:
    """How many lines of a log come before the first of the game: the header and an empty one."""
    return len(format_header(header)) + 1


def check_word(kind: str, word: object) -> str:
    """A name or a nonce: one line of some length; raises Refused."""
    if not isinstance(word, str) or not word.isprintable() or not word.strip() or len(word) > LONGEST_WORD:
        raise Refused("bad_word", kind=kind, word=repr(word)[:80])
    return " ".join(word.split())


def check_seed(seed: object) -> str:
    """The word of a seed that is known from the start; raises Refused."""
    text = str(seed)
    if text.split() != [text] or not text.isprintable():
        raise Refused("bad_seed", seed=text)
    return text


def expect(number: int, line: str, what: str, word: object = "") -> Refused:
    """A line that is not what it should be; the catalog's `log-expected` says in words what that is."""
    return Refused("bad_line", line=number, text=line, expected=Refused("log_expected", what=what, word=word))


def subject(line: str) -> str:
    """What a line of the header is about; there is one line for each."""
    words = line.split()
    if words[0] in (*REQUIRED, "continued"):
        return words[0]
    return " ".join(words[: 3 if words[1] in (*SEAT_KINDS, "pattern") else 2])


class HeaderReader:
    """Collects the lines of a header."""

    def __init__(self) -> None:
        self.rules = RULES_VERSION
        self.edition = "classic"
        self.seats = 2
        self.options: dict[str, Any] = {}
        self.names: dict[int, str] = {}
        self.nonces: dict[int, str] = {}
        self.deal: dict[str, Any] = {}
        self.commitment = ""
        self.seed = ""
        self.continued = 0
        self.told: set[str] = set()

    def read(self, number: int, line: str) -> None:
        """Take one line; raises Refused naming it."""
        word, _, rest = line.partition(" ")
        if word not in READERS or not rest:
            raise expect(number, line, "header")
        if subject(line) in self.told:
            raise expect(number, line, "once", subject(line))
        self.told.add(subject(line))
        READERS[word](self, number, line, rest)

    def read_rules(self, number: int, line: str, rest: str) -> None:
        if rest not in RULES_KNOWN:
            raise expect(number, line, "rules", RULES_VERSION)
        self.rules = RULES_KNOWN[rest]

    def read_edition(self, number: int, line: str, rest: str) -> None:
        self.edition = find_edition(rest).id

    def read_seats(self, number: int, line: str, rest: str) -> None:
        if not re.fullmatch(r"[1-6]", rest):
            raise expect(number, line, "seats")
        self.seats = int(rest)

    def read_option(self, number: int, line: str, rest: str) -> None:
        name, _, value = rest.partition(" ")
        if not value or name in ("edition", "seats"):
            raise expect(number, line, "option")
        self.options[name] = parse_value(value)
        if name == "modules":
            read_modules(value)
        elif name != "less_luck":
            check_option(name_now(name, self.rules), self.options[name])

    def read_name(self, number: int, line: str, rest: str) -> None:
        self.names.update(self.parse_word("name", rest))

    def read_nonce(self, number: int, line: str, rest: str) -> None:
        self.nonces.update(self.parse_word("nonce", rest))

    def parse_word(self, kind: str, rest: str) -> dict[int, str]:
        seat, _, word = rest.partition(" ")
        return {parse_seat(seat, self.seats): check_word(kind, word)}

    def read_dice(self, number: int, line: str, rest: str) -> None:
        if match := re.fullmatch(r"commitment ([0-9a-f]{64})", rest):
            self.commitment = match.group(1)
        elif match := re.fullmatch(r"seed (\S+)", rest):
            self.seed = check_seed(match.group(1))
        elif rest != "by hand":
            raise expect(number, line, "dice")

    def read_continued(self, number: int, line: str, rest: str) -> None:
        if not re.fullmatch(r"[1-9]\d{0,4}", rest):
            raise expect(number, line, "continued")
        self.continued = int(rest)

    def read_deal(self, number: int, line: str, rest: str) -> None:
        kind, *words = rest.split()
        if kind in TABLE_KINDS:
            self.deal[kind] = check_ids(TABLE_KINDS[kind], words, kind)
        elif kind == "board" and len(words) == 1:
            self.deal["board"] = check_ids(BOARD_IDS, words, kind)[0]
        elif kind == "first" and len(words) == 1:
            self.deal["first"] = parse_seat(words[0], self.seats)
        elif kind in (*SEAT_KINDS, "pattern") and len(words) > 1:
            self.read_deal_of_seat(number, line, kind, words)
        else:
            raise expect(number, line, "deal")

    def read_deal_of_seat(self, number: int, line: str, kind: str, words: list[str]) -> None:
        seat, *ids = words
        cards = self.deal.setdefault("patterns" if kind == "pattern" else kind, [])
        if parse_seat(seat, self.seats) != len(cards):
            raise expect(number, line, "seat", format_seat(len(cards)))
        cards.append(parse_pattern(number, line, ids) if kind == "pattern" else check_ids(SEAT_KINDS[kind], ids, kind))

    def header(self, number: int) -> Header:
        """The header that ends before line `number`, its options resolved; raises Refused."""
        for word in REQUIRED:
            if word not in self.told:
                raise expect(number, "", "line", word)
        options = resolve_by(self.rules, self.edition, self.seats, **self.options)
        dice = self.commitment, self.seed, self.nonces
        return Header(options, self.names, self.deal, *dice, self.continued, self.rules)


READERS: dict[str, Callable[[HeaderReader, int, str, str], None]] = {
    "rules": HeaderReader.read_rules,
    "edition": HeaderReader.read_edition,
    "seats": HeaderReader.read_seats,
    "option": HeaderReader.read_option,
    "name": HeaderReader.read_name,
    "nonce": HeaderReader.read_nonce,
    "dice": HeaderReader.read_dice,
    "continued": HeaderReader.read_continued,
    "deal": HeaderReader.read_deal,
}
"""What reads a line of the header, by its first word."""


def parse_pattern(number: int, line: str, words: list[str]) -> str | tuple[tuple[str, ...], int]:
    """The id of a printed pattern, or grid and level of a window of one's own."""
    if len(words) == 1:
        return check_ids(PRINTED_IDS, words, "pattern")[0]
    if len(words) != 2 or not re.fullmatch(r"[0-6]", words[1]):
        raise expect(number, line, "pattern")
    return check_grid(words[0].split("/")), int(words[1])


def parse_log(text: str) -> LogText:
    """Take a log apart; raises Refused naming the line and what was expected."""
    rows = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1)]
    if not rows or rows[0][1] != FIRST_LINE:
        raise expect(1, rows[0][1][:60] if rows else "", "first", FIRST_LINE)
    reader = HeaderReader()
    body = next((i for i, (_, line) in enumerate(rows) if not line), len(rows))
    for number, line in rows[1:body]:
        try:
            reader.read(number, line)
        except Refused as refused:
            raise name_line(refused, number, line) from None
    return parse_body(reader.header(body + 1), [row for row in rows[body:] if row[1]])


def name_line(refused: Refused, number: int, line: str) -> Refused:
    """The same refusal, with the line where it happened."""
    return (
        refused
        if refused.rule in ("bad_line", "at_line")
        else Refused("at_line", line=number, text=line, refused=refused)
    )


def parse_body(header: Header, rows: list[tuple[int, str]]) -> LogText:
    """The lines after the header: the game, pending choices, scores and seed."""
    lines: list[tuple[int, str]] = []
    pending: dict[int, tuple[int, str]] = {}
    scores: tuple[int, list[int]] | None = None
    seed: tuple[int, str] | None = None
    for number, line in rows:
        word, _, rest = line.partition(" ")
        if seed or (scores and word != "seed"):
            raise expect(number, line, "end")
        if word == "scores":
            scores = number, parse_scores(number, line, rest)
        elif word == "seed":
            seed = number, parse_seed(number, line, rest)
        elif word == "?":
            pending.update(parse_pending(number, line, rest, header))
        else:
            lines.append((number, line))
    if len(lines) < header.continued:
        raise expect(rows[-1][0] if rows else 0, f"continued {header.continued}", "lines", header.continued)
    return LogText(header, lines, pending, scores, seed)


def parse_scores(number: int, line: str, rest: str) -> list[int]:
    """The totals of the last line."""
    if not re.fullmatch(r"-?\d{1,4}( -?\d{1,4}){0,5}", rest):
        raise expect(number, line, "scores")
    return [int(word) for word in rest.split()]


def parse_seed(number: int, line: str, rest: str) -> str:
    """The revealed seed."""
    if not re.fullmatch(r"([0-9a-f]{2}){1,64}", rest):
        raise expect(number, line, "seed")
    return rest


def parse_pending(number: int, line: str, rest: str, header: Header) -> dict[int, tuple[int, str]]:
    """A choice that is not revealed yet."""
    owner, _, choice = rest.partition(" ")
    try:
        seat, move = parse_seat(owner, header.options.seats), parse_move(choice)
    except Refused:
        raise expect(number, line, "choice") from None
    if not isinstance(move, Choose | Keep):
        raise expect(number, line, "choice")
    return {seat: (number, choice)}


def deal_numbers(header: Header) -> dict[str, Any]:
    """What is laid out by hand as numbers for the engine."""
    return number_deal(header.deal, header.options)


def check_words(kind: str, words: Sequence[str] | Mapping[int, str], options: Options) -> dict[int, str]:
    """Names or nonces by seat: one line each, no more than there are seats."""
    by_seat = words if isinstance(words, Mapping) else dict(enumerate(words))
    if not by_seat.keys() <= set(range(options.seats)):
        raise Refused("too_many_words", kind=kind, given=len(words), seats=options.seats)
    return {seat: check_word(kind, word) for seat, word in by_seat.items()}
