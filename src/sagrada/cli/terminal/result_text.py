"""Points as text: what one's own objectives pay now, the score sheet of a finished game, and who has won by what."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from sagrada.cli.terminal.console import WIDTH, Style, pad
from sagrada.cli.terminal.table_words import seat_name, seat_names
from sagrada.content.cards import ORNAMENT, PIONEER, PRIVATE, PUBLIC
from sagrada.content.refusal import Refused
from sagrada.game.imagine import Hidden, imagine
from sagrada.game.seen import window_die
from sagrada.game.sheet import Sheet, sheet
from sagrada.game.view import View
from sagrada.words.messages import card_name, say, say_phrase
from sagrada.words.verdict import point_phrase, verdict

LABEL_WIDTH = 26
COLUMN_WIDTH = 9
Row = tuple[str, list[str]]


def own_sheet(seen: View) -> Sheet:
    """The viewer's score sheet by the window as it stands, from the view alone; raises Refused before there is one."""
    if seen.seat is None or seen.seats[seen.seat].pattern is None:
        raise Refused("no_score_yet")
    return sheet(imagine(seen, Hidden()), seen.seat)


def show_faults(seen: View) -> list[str]:
    """What is wrong with the viewer's window, where dice must be removed."""
    if seen.phase != "remove_die" or seen.seat not in seen.awaits:
        return []
    known = seen.seats[seen.seat]
    found = [{"cell": fault.cell, "rule": fault.rule, "other": fault.other} for fault in own_sheet(seen).violations]
    found += [{"cell": cell, "rule": "loose", "other": ""} for cell in known.loose]
    return [say("table-fault", {**fault, "die": window_die(seen, seen.seat, fault["cell"])}) for fault in found]


def track_sum(seen: View) -> int:
    """The shades on the round track: the solo target as it stands."""
    return sum(int(die[1]) for dice in seen.track for die in dice)


def show_own_score(seen: View, style: Style) -> list[str]:
    """What every objective pays the viewer now."""
    lines = show_sheets(seen, [own_sheet(seen)], style)
    return lines + ([say("score-track", {"sum": track_sum(seen)})] if len(seen.seats) == 1 else [])


def show_sheets(seen: View, sheets: Sequence[Sheet], style: Style) -> list[str]:
    """Score sheets line by line: beside each other, or as sentences."""
    if style.plain:
        return [tell_sheet(seen, paper) for paper in sheets]
    return draw_sheets(seen, sheets, style)


def points(paper: Sheet, card: str, number: int) -> str:
    """A line's points; in brackets where the line does not count."""
    return str(number) if card in paper.counted else f"({number})"


def public_rows(sheets: Sequence[Sheet]) -> list[Row]:
    """A row for each public objective."""
    cards = sheets[0].public
    return [(card_name(PUBLIC[card]), [points(paper, card, paper.public[card]) for paper in sheets]) for card in cards]


def private_rows(sheets: Sequence[Sheet]) -> list[Row]:
    """The private objectives: by name for one seat, one row for several."""
    if len(sheets) == 1:
        [paper] = sheets
        return [(card_name(PRIVATE[card]), [points(paper, card, number)]) for card, number in paper.private.items()]
    return [(say("score-private"), [str(sum(paper.private.values())) for paper in sheets])]


def glory_rows(seen: View, sheets: Sequence[Sheet]) -> list[Row]:
    """A row for each pioneer somebody has; the ornaments by name for one seat, one row for several."""
    claimed = [row.id for row in seen.pioneers if any(row.id in paper.pioneers for paper in sheets)]
    rows: list[Row] = [(card_name(PIONEER[card]), [str(p.pioneers.get(card, 0)) for p in sheets]) for card in claimed]
    if len(sheets) == 1:
        return rows + [(card_name(ORNAMENT[card]), [str(number)]) for card, number in sheets[0].ornaments.items()]
    played = "ornaments" in seen.options["modules"]
    sums = [str(sum(paper.ornaments.values())) for paper in sheets]
    return rows + ([(say("score-ornaments"), sums)] if played else [])


def other_rows(seen: View, sheets: Sequence[Sheet]) -> list[Row]:
    """Favor tokens and empty cells."""
    favor = [(say("score-favor"), [str(paper.favor) for paper in sheets])] if seen.options["tokens"] else []
    return [*favor, (say("score-empty"), [str(paper.empty) for paper in sheets])]


def draw_sheets(seen: View, sheets: Sequence[Sheet], style: Style) -> list[str]:
    """The sheets as columns."""
    names = [seat_name(seen, paper.seat) for paper in sheets]
    width = column_width(names)
    rows = public_rows(sheets) + private_rows(sheets) + glory_rows(seen, sheets) + other_rows(seen, sheets)
    total = [str(paper.total) for paper in sheets]
    lines = ["", *map(style.title, draw_row(("", [name[: width - 1] for name in names]), width))]
    lines += [part for line in rows for part in draw_row(line, width)]
    lines += map(style.now, draw_row((say("score-total"), total), width))
    if len(sheets) > 1:
        lines += ["", *textwrap.wrap(tell_privates(seen, sheets), WIDTH)]
        lines += textwrap.wrap(tell_ornaments(seen, sheets), WIDTH)
    return lines


def column_width(names: Sequence[str]) -> int:
    """As wide as the longest name, as far as there is room for all."""
    wanted = max(len(name) for name in names) + 1
    return max(COLUMN_WIDTH, min(wanted, (WIDTH - LABEL_WIDTH) // len(names)))


def draw_row(line: Row, width: int) -> list[str]:
    """A label, in as many lines as it needs, and beside its last line the numbers in columns."""
    label, numbers = line
    *above, last = textwrap.wrap(label, LABEL_WIDTH, subsequent_indent="  ") or [""]
    return [*above, pad(last, LABEL_WIDTH) + "".join(number.rjust(width) for number in numbers)]


def tell_privates(seen: View, sheets: Sequence[Sheet]) -> str:
    """Which private objective each seat had."""
    had = [
        say("score-had", {"name": seat_name(seen, p.seat), "cards": [card_name(PRIVATE[c]) for c in p.private]})
        for p in sheets
    ]
    return say("score-privates", {"list": had})


def tell_ornaments(seen: View, sheets: Sequence[Sheet]) -> str:
    """Which ornaments each seat kept and what they brought; nothing where there were none."""
    if "ornaments" not in seen.options["modules"]:
        return ""
    had = [
        say("score-kept", {"name": seat_name(seen, p.seat), "cards": ornament_list(p), "count": len(p.ornaments)})
        for p in sheets
    ]
    return say("score-ornament-list", {"list": "; ".join(had)})


def ornament_list(paper: Sheet) -> list[str]:
    """The kept ornaments with their points."""
    return [f"{card_name(ORNAMENT[card])} {number}" for card, number in paper.ornaments.items()]


def tell_sheet(seen: View, paper: Sheet) -> str:
    """A sheet as sentences."""
    rows = public_rows([paper]) + private_rows([paper]) + glory_rows(seen, [paper]) + other_rows(seen, [paper])
    told = [say("score-line", {"label": label, "points": numbers[0]}) for label, numbers in rows]
    points = say_phrase(point_phrase(paper))
    return " ".join([say("score-seat", {"name": seat_name(seen, paper.seat), "points": points}), *told])


def tell_winner(seen: View) -> list[str]:
    """Who has won and why; nothing before the end."""
    found = verdict(seen)
    return [say_phrase(found, seat_names(seen))] if found else []


def show_result(seen: View, style: Style) -> list[str]:
    """The end of a game: every sheet, the winner, and how to check the dice."""
    lines = show_sheets(seen, seen.scores or [], style)
    return [*lines, "", *tell_winner(seen), *tell_seed(seen)]


def tell_seed(seen: View) -> list[str]:
    """The revealed seed, and what can be done with it."""
    if seen.seed:
        return [say("score-seed", {"seed": seen.seed})]
    return [say("score-public-seed", {"seed": seen.public_seed})] if seen.public_seed else []
