"""Pictures of a window, the draft pool, the round track and a whole table, each a complete SVG document.

Everything comes in as text (`R5`, `b3`, `.4.Y6`) and is drawn as it is said: no rule is known here. The glass itself
is in glass.py. Every function raises ValueError for dice, cells, marks or themes that do not exist.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from sagrada.pictures.cards import CardPicture, Tablet, compose_tablets, describe_card
from sagrada.pictures.glass import (
    COLOR_NAMES,
    ID,
    SHADES,
    Palette,
    check_die,
    draw_die,
    find_palette,
    name_die,
    outline,
    paint_wall,
    place,
    place_die,
    place_pane,
    place_rondels,
    write_document,
)
from sagrada.pictures.lettering import fit, measure_text, shorten, write, write_title
from sagrada.words.messages import say

__all__ = ["SeatPicture", "TablePicture", "draw_die", "draw_pool", "draw_table", "draw_track", "draw_window"]

CELLS = [f"{row}{column}" for row in "abcd" for column in "12345"]
MARKS = ("lit", "fault", "new", "exempt")
NO_MARKS: Mapping[str, str] = MappingProxyType({})
ROUNDS = 10
MARGIN, TOP, GAP = 48.0, 100.0, 44.0


@dataclass(frozen=True)
class SeatPicture:
    """One seat of a table: who sits there, the printed pattern and the dice on it."""

    name: str
    grid: Sequence[str]
    window: Sequence[str]
    title: str
    level: int
    tokens: int
    active: bool
    points: int | None = None


@dataclass(frozen=True)
class TablePicture:
    """All that lies open on a table. Tools are name, text and price; objectives are name and text; `cards` the rest."""

    seats: Sequence[SeatPicture]
    pool: Sequence[str]
    track: Sequence[Sequence[str]]
    round: int
    hand: str = ""
    tools: Sequence[tuple[str, str, str]] = ()
    objectives: Sequence[tuple[str, str]] = ()
    heading: str = ""
    theme: str = "light"
    cards: Sequence[Tablet] = ()


def draw_window(
    grid: Sequence[str],
    window: Sequence[str],
    *,
    title: str = "",
    level: int = 0,
    tokens: int = 0,
    marks: Mapping[str, str] = NO_MARKS,
    theme: str = "light",
    designed: bool = False,
) -> str:
    """A window in its arch, with `tokens` of its rondels bright and the marked cells framed."""
    p, seat = find_palette(theme), SeatPicture("", grid, window, title, level, tokens, active=False)
    size = (722, 744 if title or designed else 690)
    parts = spill_light(window) + compose_window(seat, marks, p) + title_window(title, designed, p)
    words = describe_window(seat, marks) + (f" {say('picture-designed-pattern')}" if designed else "")
    title = title or say("picture-window")
    return write_document(size, 0.7, title, words, paint_wall(*size, p) + place(84, 168, parts), p)


def draw_pool(dice: Sequence[str], theme: str = "light") -> str:
    """The draft pool, standing on a sill; more than ten dice stand in two rows."""
    p = find_palette(theme)
    half = (len(dice) + 1) // 2
    rows = [dice] if len(dice) <= 10 else [dice[:half], dice[half:]]
    size = (measure_shelf(len(rows[0]), 72) + 72, 40.0 + 128 * len(rows))
    shelves = "".join(place(36, 36 + 128 * k, compose_shelf(row, 72, p)) for k, row in enumerate(rows))
    return write_document(size, 1, say("web-pool"), f"{name_dice(dice)}.", paint_wall(*size, p) + shelves, p)


def draw_track(rounds: Sequence[Sequence[str]], current: int = 0, theme: str = "light") -> str:
    """The round track: ten niches, the current one outlined if it is 1 to 10."""
    p = find_palette(theme)
    part, height = compose_track(rounds, current, p)
    size = (1008, height + 56)
    body = paint_wall(*size, p) + place(30, 28, part)
    return write_document(size, 1, say("web-track"), describe_track(rounds, current), body, p)


def draw_table(picture: TablePicture) -> str:
    """A table of one to six seats: track, windows and pool on the left, objectives and tools on the right."""
    if not 1 <= len(picture.seats) <= 6:
        raise ValueError(f"no table for {len(picture.seats)} seats: one to six may sit down")
    p = find_palette(picture.theme)
    left, area, left_end = compose_board(picture, p)
    zoom = 1.3 if len(picture.seats) > 3 else 1
    right, panel, right_end = compose_tablets(list_tablets(picture), (left_end - TOP) / zoom, p)
    width = 2 * MARGIN + area + (panel * zoom + MARGIN if right else 0)
    height = max(left_end, TOP + right_end * zoom) + MARGIN
    body = paint_wall(width, height, p) + compose_heading(picture, width, p) + place(MARGIN, 0, left)
    body += place(2 * MARGIN + area, TOP, right, zoom)
    return write_document((width, height), 1, picture.heading or say("picture-table"), describe_table(picture), body, p)


def read_window(window: Sequence[str]) -> dict[str, str]:
    """Cell to die, or to `..` where there is none."""
    rows = [row.split() for row in window]
    if [len(row) for row in rows] != [5, 5, 5, 5]:
        raise ValueError(f"no window {list(window)!r}: it takes four rows of five, as in '.. R2 .. .. ..'")
    texts = (text if text == ".." else check_die(text) for row in rows for text in row)
    return dict(zip(CELLS, texts, strict=True))


def read_grid(grid: Sequence[str]) -> dict[str, str]:
    """Cell to what is printed on it."""
    if [len(row) for row in grid] != [5, 5, 5, 5] or set("".join(grid)) - {".", *COLOR_NAMES, *SHADES}:
        raise ValueError(f"no pattern {list(grid)!r}: it takes four strings of five, as in '.4.Y6'")
    return dict(zip(CELLS, "".join(grid), strict=True))


def check_marks(marks: Mapping[str, str]) -> None:
    for cell, mark in marks.items():
        if cell not in CELLS:
            raise ValueError(f"no cell {cell!r}: rows are a to d, columns 1 to 5, as in b3")
        if mark not in MARKS:
            raise ValueError(f"no mark {mark!r} for {cell}: there are {', '.join(MARKS)}")


def find_corner(cell: str) -> tuple[int, int]:
    return 9 + 109 * (int(cell[1]) - 1), 9 + 109 * "abcd".index(cell[0])


def compose_window(seat: SeatPicture, marks: Mapping[str, str], p: Palette) -> str:
    """A window in frame units: the grid from 0, 0 to 554, 445, the stone from -36, -128 to 590, 478."""
    check_marks(marks)
    dice, printed = read_window(seat.window), read_grid(seat.grid)
    cells = "".join(compose_cell(cell, dice[cell], printed[cell], marks.get(cell) == "lit") for cell in CELLS)
    frames = "".join(f'<g data-mark="{marks[cell]}">{mark_cell(cell, marks[cell], p)}</g>' for cell in marks)
    stone = f'<use href="#{ID}frame"/>{place_rondels(seat.level, seat.tokens, p)}<use href="#{ID}cames"/>'
    return stone + cells + frames


def compose_cell(cell: str, die: str, printed: str, lit: bool) -> str:
    x, y = find_corner(cell)
    return place_pane(printed, x, y, lit) if die == ".." else place_die(die, x, y)


def spill_light(window: Sequence[str]) -> str:
    """The light that placed dice throw on the wall and below the sill; the room brightens as they gather."""
    placed = {cell: die[0] for cell, die in read_window(window).items() if die != ".."}
    halo = f'<circle cx="277" cy="200" r="440" fill="url(#{ID}halo)" opacity="{0.4 + 0.03 * len(placed):.2f}"/>'
    return halo + "".join(spill_color(color, *find_corner(cell)) for cell, color in placed.items())


def spill_color(color: str, x: int, y: int) -> str:
    across, down = 277 + 1.3 * (x + 50 - 277), 222 + 1.15 * (y + 50 - 222)
    on_wall = f'<circle cx="{across:.0f}" cy="{down:.0f}" r="170" fill="url(#{ID}s-{color})"/>'
    below = f'<ellipse cx="{x + 50}" cy="{486 + (336 - y) / 7:.0f}" rx="84" ry="40" fill="url(#{ID}s-{color})"/>'
    return on_wall + (below if y > 200 else "")


def mark_cell(cell: str, mark: str, p: Palette) -> str:
    """The frame of a marked cell; each has its own line and, where it warns or excuses, its own sign."""
    x, y = find_corner(cell)
    tag = f'<path d="M{x} {y + 27}V{y + 4}a4 4 0 0 1 4-4H{x + 27}A27 27 0 0 1 {x} {y + 27}Z"'
    match mark:
        case "lit":
            return outline(x, y, 2, 6, p.ring) + outline(x, y, 1, 2, p.gold_fill)
        case "new":
            glow = "".join(outline(x, y, 2 + k, 3 * k, p.rondel, ' stroke-opacity=".22"') for k in (1, 3, 5))
            return glow + outline(x, y, 1.5, 4, "#fffdf6")
        case "fault":
            sign = write(x + 9, y + 19, "!", 20, p.on_stop, ' font-weight="800" text-anchor="middle"')
            return outline(x, y, 4, 2, p.stop) + outline(x, y, 0, 3, p.stop) + f'{tag} fill="{p.stop}"/>{sign}'
        case _:
            check = f'<path d="M{x + 5} {y + 10}l4.5 5l8-9.5" fill="none" stroke="#f7f3ea" stroke-width="3"/>'
            dots = ' stroke-dasharray="0 9.4" stroke-linecap="round"'
            return outline(x, y, 3, 4.4, "#f7f3ea", dots) + f'{tag} fill="{p.tag}"/>{check}'


def title_window(title: str, designed: bool, p: Palette) -> str:
    style = f'font-size="19" font-weight="400" font-style="italic" fill="{p.ink_soft}"'
    note = (
        f'<tspan dx="{12 if title else 0}" {style}>{say("card-origin", {"origin": "designed"})}</tspan>'
        if designed
        else ""
    )
    words, share = fit(title, 600, 30)
    return write_title(277, 538, words, 30 * share, p.ink, "middle", note)


def measure_shelf(count: int, size: float) -> float:
    return 48 + size * (1.2 * max(count, 1) - 0.2)


def compose_shelf(dice: Sequence[str], size: float, p: Palette) -> str:
    """Loose dice on a slab of stone, their colors in its face."""
    width = measure_shelf(len(dice), size)
    slab = f'<path d="M0 {size:g}H{width:g}v20a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4Z" fill="url(#{ID}stone)"/>'
    edge = f'<path d="M0 {size + 1:g}H{width:g}" stroke="{p.stone_edge}" stroke-width="2"/>'
    none = "" if dice else write(width / 2, size - 14, say("picture-empty"), 17, p.ink_faint, ' text-anchor="middle"')
    places = [(die, 24 + k * size * 1.2) for k, die in enumerate(dice)]
    standing = "".join(place_die(die, x, 0, size) for die, x in places)
    return slab + "".join(reflect(die, x, size) for die, x in places) + edge + standing + none


def reflect(die: str, x: float, size: float) -> str:
    face = f'cx="{x + size / 2:g}" cy="{size + 12:g}" rx="{size * 0.62:g}" ry="14"'
    return f'<ellipse {face} fill="url(#{ID}s-{check_die(die)[0]})"/>' * 2


def compose_track(rounds: Sequence[Sequence[str]], current: int, p: Palette) -> tuple[str, float]:
    """Ten niches, 948 wide, and their height: all as tall as the fullest."""
    if len(rounds) > ROUNDS:
        raise ValueError(f"no round track of {len(rounds)} spaces: there are ten")
    spaces = [*rounds, *[()] * (ROUNDS - len(rounds))]
    height = max(84, *(30 + 40 * ((len(dice) + 1) // 2) for dice in spaces))
    parts = (compose_niche(number, dice, height, number == current, p) for number, dice in enumerate(spaces, 1))
    return "".join(place(96 * k, 0, part) for k, part in enumerate(parts)), height + 28


def compose_niche(number: int, dice: Sequence[str], height: float, now: bool, p: Palette) -> str:
    shape = f"M0 {height:g}V42a42 42 0 0 1 84 0V{height:g}Z"
    hollow = f'<path d="{shape}" fill="{p.niche[0]}" fill-opacity="{p.niche[1]}"/>'
    hollow += f'<path d="M-3 {height + 1:g}H87" stroke="{p.stone_edge}" stroke-width="2.5"/>'
    ring = f'<path d="{shape}" fill="none" stroke="{p.ring}" stroke-width="3.5"/>' if now else ""
    ink, weight = (p.gold, 700) if now else (p.ink_faint, 500)
    label = write(42, height + 23, str(number), 18, ink, f' text-anchor="middle" font-weight="{weight}"')
    return hollow + stack(dice, height) + ring + label


def stack(dice: Sequence[str], height: float) -> str:
    """One die large, more in pairs from the floor up, none hiding another."""
    if len(dice) == 1:
        return place_die(dice[0], 14, height - 62, 56)
    lone = len(dice) - 1 if len(dice) % 2 else -1
    places = ((24 if k == lone else 4 + 40 * (k % 2), height - 40 - 40 * (k // 2)) for k in range(len(dice)))
    return "".join(place_die(die, x, y, 36) for die, (x, y) in zip(dice, places, strict=True))


def compose_heading(picture: TablePicture, width: float, p: Palette) -> str:
    phase = say("web-round", {"round": picture.round}) if 1 <= picture.round <= ROUNDS else ""
    room = width - 2 * MARGIN - 170
    right = write(width - MARGIN, 66, phase, 20, p.ink_soft, ' text-anchor="end"') if picture.heading else ""
    return write_title(MARGIN, 66, shorten(picture.heading or phase, room, 34), 34, p.ink) + right


def compose_board(picture: TablePicture, p: Palette) -> tuple[str, float, float]:
    """Track, windows and pool, with the width they take and where they end."""
    columns = (1, 2, 3, 2, 3, 3)[len(picture.seats) - 1]
    size = (680.0, 440.0, 348.0)[columns - 1]
    area = columns * (size + GAP) - GAP
    track, track_height = compose_track(picture.track, picture.round, p)
    scale = min(1, area / 948)
    top = TOP + track_height * scale + 28
    places = list(place_seats(picture.seats, columns, size))
    light = "".join(place(x, y, light_seat(seat, size)) for x, y, seat in places)
    seats = "".join(place(x, y, compose_seat(seat, size, p)) for x, y, seat in places)
    tray, end = compose_tray(picture, area, top + places[-1][1] + measure_seat(size) + 8, p)
    body = place(0, top, light) + place((area - 948 * scale) / 2, TOP, track, scale) + place(0, top, seats) + tray
    return body, area, end


def measure_seat(size: float) -> float:
    return size * 606 / 626 + 104


def place_seats(seats: Sequence[SeatPicture], columns: int, size: float) -> Iterator[tuple[float, float, SeatPicture]]:
    """Where each seat goes; a last row that is not full stands in the middle."""
    for index, seat in enumerate(seats):
        row, column = divmod(index, columns)
        missing = max(0, (row + 1) * columns - len(seats))
        yield (column + missing / 2) * (size + GAP), row * measure_seat(size), seat


def light_seat(seat: SeatPicture, size: float) -> str:
    """What a window throws on the wall: drawn before all windows, or it would fall on its neighbor's stone."""
    return place(36 * size / 626, 128 * size / 626, spill_light(seat.window), size / 626)


def compose_seat(seat: SeatPicture, size: float, p: Palette) -> str:
    scale, below, middle = size / 626, size * 606 / 626, ' text-anchor="middle"'
    window = compose_window(seat, NO_MARKS, p)
    name = shorten(seat.name, size - 40, 25)
    width = measure_text(name, 25) + 34
    box = f'x="{(size - width) / 2:g}" y="{below + 8:g}" width="{width:g}" height="36" rx="18"'
    pill = f'<rect {box} fill="{p.gold_fill}"/>' if seat.active else ""
    caption = pill + write_title(size / 2, below + 34, name, 25, p.on_gold if seat.active else p.ink, "middle")
    facts = write(size / 2, below + 68, tell_facts(seat, size + 40), 16, p.ink_soft, middle)
    return place(36 * scale, 128 * scale, window, scale) + caption + facts


def tell_facts(seat: SeatPicture, room: float) -> str:
    points = "" if seat.points is None else f" · {say('score-points', {'total': seat.points})}"
    numbers = say("table-tokens", {"tokens": seat.tokens}) + points
    title = shorten(seat.title, room - measure_text(f" · {numbers}", 16), 16)
    return f"{title} · {numbers}" if title else numbers


def compose_tray(picture: TablePicture, area: float, top: float, p: Palette) -> tuple[str, float]:
    """The die in hand and the pool side by side, smaller dice if the pool is large, and where they end."""
    trays = [(say("table-label", {"label": "hand"}), [picture.hand])] if picture.hand else []
    trays.append((say("web-pool"), list(picture.pool)))
    size = min(64, (area - 200) / (len(picture.pool) + 1) / 1.2)
    widths = [measure_shelf(len(dice), size) + 28 for _, dice in trays]
    x, body = (area - sum(widths) + 28) / 2, ""
    for (label, dice), width in zip(trays, widths, strict=True):
        body += place(x, top, write(24, 10, label, 17, p.ink_soft) + place(0, 26, compose_shelf(dice, size, p)))
        x += width
    return body, top + 50 + size


def list_tablets(picture: TablePicture) -> list[Tablet]:
    """What stands on the right: objectives, tools, and whatever else there is."""
    objectives = [CardPicture(name, text) for name, text in picture.objectives]
    tools = [CardPicture(name, text, price) for name, text, price in picture.tools]
    return [(say("picture-objectives"), objectives), (say("picture-tools"), tools), *picture.cards]


def name_dice(dice: Sequence[str]) -> str:
    return ", ".join(map(name_die, dice)) or say("picture-no-dice")


def describe_window(seat: SeatPicture, marks: Mapping[str, str]) -> str:
    dice, printed = read_window(seat.window), read_grid(seat.grid)
    placed = ", ".join(f"{cell} {name_die(die)}" for cell, die in dice.items() if die != "..")
    empty = ", ".join(describe_empty(cell, printed[cell]) for cell, die in dice.items() if die == "..")
    marked = "".join(f" {say('picture-marked', {'cell': cell, 'mark': mark})}" for cell, mark in marks.items())
    facts = {"level": seat.level, "tokens": seat.tokens}
    none = say("picture-none")
    return say("picture-window-words", {**facts, "dice": placed or none, "empty": empty or none}) + marked


def describe_empty(cell: str, printed: str) -> str:
    if printed == ".":
        return cell
    takes = printed if printed in SHADES else say("color-word", {"color": printed})
    return say("picture-takes", {"cell": cell, "takes": takes})


def describe_track(rounds: Sequence[Sequence[str]], current: int) -> str:
    filled = [say("picture-round", {"round": k, "dice": name_dice(dice)}) for k, dice in enumerate(rounds, 1) if dice]
    now = f" {say('picture-now', {'round': current})}" if 1 <= current <= ROUNDS else ""
    return f"{'; '.join(filled) or say('picture-track-empty')}.{now}"


def describe_seat(seat: SeatPicture) -> str:
    parts = [seat.name, *([say("picture-to-move")] if seat.active else [])]
    parts += [] if seat.points is None else [say("score-points", {"total": seat.points})]
    return f"{', '.join([*parts, seat.title or say('picture-a-window')])}: {describe_window(seat, NO_MARKS)}"


def describe_table(picture: TablePicture) -> str:
    hand = [say("plain-hand", {"die": name_die(picture.hand)})] if picture.hand else []
    seats = [describe_seat(seat) for seat in picture.seats]
    objectives = [say("picture-objective", {"name": name, "text": text}) for name, text in picture.objectives]
    tools = [say("picture-tool", {"name": name, "price": price, "text": text}) for name, text, price in picture.tools]
    track = f"{say('web-track')}: {describe_track(picture.track, picture.round)}"
    more = [describe_card(heading, card) for heading, cards in picture.cards for card in cards]
    return " ".join(
        [track, *hand, f"{say('web-pool')}: {name_dice(picture.pool)}.", *seats, *objectives, *tools, *more]
    )
