"""The pictures are read back as XML: what is drawn, what is said, and that nothing overlaps or is cut."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations
from xml.etree import ElementTree

import pytest

from sagrada.pictures.drawing import SeatPicture, TablePicture, draw_die, draw_pool, draw_table, draw_track, draw_window

GRID = [".4.Y6", "R.2..", "..RP1", "BY..."]
WINDOW = [".. G4 R2 Y3 P6", "R3 Y1 .. G1 R2", "P5 G3 .. P6 B5", "B4 Y5 G4 B2 G6"]
EMPTY = [".. .. .. .. .."] * 4
POOL = ["R2", "B5", "S1", "Y6", "G4", "P3", "R1", "B6", "Y2", "G3", "P1", "R5", "B2"]
TRACK = [["R2"], ["B5", "Y6"], [], ["P6"], ["Y4", "R3", "B1"]]
ALL_DICE = [color + shade for color in "RYGBPS" for shade in "123456"]
NASTY = "</text><script>alert(\"1\" & '2')</script>\x00\x0b"
Box = tuple[float, float, float, float]


def parse(text: str) -> ElementTree.Element:
    return ElementTree.fromstring(text)


def tag(element: ElementTree.Element) -> str:
    return element.tag.removeprefix("{http://www.w3.org/2000/svg}")


def carriers(root: ElementTree.Element, attribute: str) -> list[ElementTree.Element]:
    return [element for element in root.iter() if attribute in element.attrib]


def ids(text: str) -> list[str]:
    return [element.attrib["id"] for element in carriers(parse(text), "id")]


def drawn_dice(text: str) -> list[str]:
    return [element.attrib["data-die"] for element in carriers(parse(text), "data-die")]


def texts(root: ElementTree.Element) -> list[str]:
    return ["".join(element.itertext()) for element in root.iter() if tag(element) == "text"]


def said(text: str, name: str) -> str:
    return next("".join(element.itertext()) for element in parse(text) if tag(element) == name)


def follow(root: ElementTree.Element, element: ElementTree.Element) -> Iterator[ElementTree.Element]:
    """An element's descendants, with the definitions it uses in place of the references."""
    named = {part.attrib["id"]: part for part in carriers(root, "id")}
    for part in element.iter():
        yield part
        if tag(part) == "use":
            yield from follow(root, named[part.attrib["href"][1:]])


def letters(root: ElementTree.Element, element: ElementTree.Element) -> list[str]:
    return [part.text or "" for part in follow(root, element) if tag(part) == "text"]


def pips(root: ElementTree.Element, element: ElementTree.Element) -> int:
    return sum(part.attrib.get("r") == "7.9" for part in follow(root, element))


def die_boxes(element: ElementTree.Element, x: float = 0, y: float = 0, scale: float = 1) -> Iterator[Box]:
    moved = re.findall(r"-?[\d.]+", element.attrib.get("transform", "translate(0 0)"))
    across, down, size = (*map(float, moved), 1.0)[:3]
    x, y, scale = x + across * scale, y + down * scale, scale * size
    if "data-die" in element.attrib:
        yield x, y, x + 100 * scale, y + 100 * scale
    for child in element:
        yield from die_boxes(child, x, y, scale)


def overlapping(boxes: Sequence[Box]) -> list[tuple[Box, Box]]:
    pairs = combinations(boxes, 2)
    return [(a, b) for a, b in pairs if a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]]


def seat(name: str = "Ines", active: bool = False, points: int | None = None) -> SeatPicture:
    return SeatPicture(name, GRID, WINDOW, "Fractal Drops", 3, 2, active, points)


def table(seats: int = 2, theme: str = "light") -> TablePicture:
    tools = [("Lens Cutter", "After drafting, swap the drafted die with a die from the round track. " * 3, "2 tokens")]
    objectives = [("Deep Shades", "2 per pair of a 5 and a 6")]
    players = [seat(f"Player {number}", active=number == 1) for number in range(seats)]
    heading = "Your turn: place the green 5"
    return TablePicture(players, POOL[: 2 * seats + 1], TRACK, 6, "G5", tools, objectives, heading, theme)


PICTURES = {
    "die": draw_die("R5"),
    "window": draw_window(GRID, WINDOW, title="Fractal Drops", level=3, tokens=2, marks={"a1": "lit", "b2": "fault"}),
    "pool": draw_pool(POOL),
    "track": draw_track(TRACK, 6),
    "table": draw_table(table(4)),
}


@pytest.mark.parametrize("text", PICTURES.values(), ids=PICTURES)
def test_a_picture_is_a_complete_document_with_a_title_and_a_description(text: str) -> None:
    root = parse(text)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert root.attrib["role"] == "img"
    assert all(float(number) >= 0 for number in root.attrib["viewBox"].split())
    assert min(float(root.attrib["width"]), float(root.attrib["height"])) > 0
    named = {element.attrib["id"]: tag(element) for element in carriers(root, "id")}
    assert [named[name] for name in root.attrib["aria-labelledby"].split()] == ["title", "desc"]
    assert min(len(said(text, "title")), len(said(text, "desc"))) > 3


@pytest.mark.parametrize("text", PICTURES.values(), ids=PICTURES)
def test_a_picture_needs_no_page_no_script_and_no_other_file(text: str) -> None:
    root = parse(text)
    assert not {tag(element) for element in root.iter()} & {"script", "style", "image", "foreignObject", "filter"}
    assert not [key for element in root.iter() for key in element.attrib if key.startswith("on")]
    assert not re.findall(r"var\(|light-dark|color-mix|url\((?!#)|href=\"(?!#)", text)
    assert re.findall(r"https?://[^\"]*", text) == ["http://www.w3.org/2000/svg"]


@pytest.mark.parametrize("text", PICTURES.values(), ids=PICTURES)
def test_every_reference_of_a_picture_finds_its_part_and_every_part_is_used(text: str) -> None:
    parts = ids(text)
    used = re.findall(r"(?:href=\"|url\()#([\w-]+)", text)
    assert len(parts) == len(set(parts))
    assert {part for part in parts if not part.endswith(("-title", "-desc"))} == set(used)


def test_no_id_is_shared_by_two_different_pictures() -> None:
    others = [draw_die("R5", "dark"), draw_die("R4"), draw_window(GRID, WINDOW), draw_window(GRID, EMPTY)]
    named = [set(ids(text)) for text in [*PICTURES.values(), *others]]
    assert all(not a & b for a, b in combinations(named, 2))


def test_the_same_picture_is_drawn_to_the_same_text() -> None:
    assert draw_table(table(3)) == draw_table(table(3))


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("die", ALL_DICE)
def test_a_die_shows_its_letter_and_as_many_pips_as_its_shade(die: str, theme: str) -> None:
    root = parse(draw_die(die, theme))
    (drawn,) = carriers(root, "data-die")
    assert letters(root, drawn) == [die[0]]
    assert pips(root, drawn) == int(die[1])


def test_the_five_colors_differ_in_texture_and_only_red_and_blue_shimmer() -> None:
    documents = {color: draw_die(f"{color}1") for color in "RYGBP"}
    etched = [re.findall(r'<path d="([^"]+)" fill="none" stroke="#fff"', text) for text in documents.values()]
    assert [len(paths) for paths in etched] == [1] * 5
    assert len({paths[0] for paths in etched}) == 5
    assert {color for color, text in documents.items() if "shimmer" in text} == {"R", "B"}


def test_a_window_shows_each_of_its_dice_with_letter_and_pips() -> None:
    root = parse(PICTURES["window"])
    dice = carriers(root, "data-die")
    assert [die.attrib["data-die"] for die in dice] == [die for row in WINDOW for die in row.split() if die != ".."]
    assert all(letters(root, die) == [die.attrib["data-die"][0]] for die in dice)
    assert all(pips(root, die) == int(die.attrib["data-die"][1]) for die in dice)


def test_a_window_shows_what_is_printed_where_no_die_lies() -> None:
    root = parse(draw_window(GRID, EMPTY))
    panes = carriers(root, "data-pane")
    assert [pane.attrib["data-pane"] for pane in panes] == list("".join(GRID))
    for pane in panes:
        printed = pane.attrib["data-pane"]
        assert letters(root, pane) == ([printed] if printed in "RYGBP" else [])
        rings = sum(part.attrib.get("r") == "8" for part in follow(root, pane))
        assert rings == (int(printed) if printed.isdigit() else 0)


def test_a_window_says_its_dice_its_empty_cells_and_its_marks_in_words() -> None:
    words = said(PICTURES["window"], "desc")
    assert "Level 3, 2 favor tokens." in words
    assert "a2 green 4, a3 red 2, a4 yellow 3, a5 purple 6, b1 red 3" in words
    assert "Empty: a1, b3 takes 2, c3 takes red." in words
    assert "a1 is marked lit. b2 is marked fault." in words


@pytest.mark.parametrize(("level", "tokens"), [(0, 0), (3, 2), (5, 5), (4, 0), (3, 6), (0, 12)])
def test_the_arch_has_a_rondel_for_each_token_bright_while_unspent(level: int, tokens: int) -> None:
    rondels = carriers(parse(draw_window(GRID, WINDOW, level=level, tokens=tokens)), "data-token")
    shown = Counter(rondel.attrib["data-token"] for rondel in rondels)
    assert shown == Counter(bright=tokens, spent=max(level - tokens, 0))


@pytest.mark.parametrize("mark", ["lit", "fault", "new", "exempt"])
def test_a_mark_frames_its_cell_and_no_other(mark: str) -> None:
    frames = carriers(parse(draw_window(GRID, WINDOW, marks={"c4": mark})), "data-mark")
    boxes = [part.attrib for frame in frames for part in frame if tag(part) == "rect"]
    assert [frame.attrib["data-mark"] for frame in frames] == [mark]
    assert boxes
    assert all(abs(float(box["x"]) + float(box["width"]) / 2 - (9 + 3 * 109 + 50)) < 0.01 for box in boxes)
    assert all(abs(float(box["y"]) + float(box["height"]) / 2 - (9 + 2 * 109 + 50)) < 0.01 for box in boxes)


def test_no_two_marks_look_alike() -> None:
    documents = [draw_window(GRID, WINDOW, marks={"b1": mark}) for mark in ("lit", "fault", "new", "exempt")]
    shapes = [re.findall(r'<g data-mark="\w+">(.*?)</g>', text)[0] for text in documents]
    assert len({re.sub(r'(stroke|fill)="#\w+"', "", shape) for shape in shapes}) == 4


def test_a_window_is_titled_and_says_if_it_was_designed() -> None:
    assert "Fractal Drops" in texts(parse(PICTURES["window"]))
    assert "designed" not in PICTURES["window"]
    designed = draw_window(GRID, WINDOW, title="Mine", designed=True)
    assert "Minedesigned" in texts(parse(designed))
    assert "Designed pattern." in said(designed, "desc")


def test_a_window_stays_small() -> None:
    full = [f"{' '.join(ALL_DICE[k : k + 5])}" for k in (0, 8, 16, 30)]
    marks = {f"{row}{column}": "new" for row in "abcd" for column in "12345"}
    assert len(draw_window(GRID, full, title="Full", level=6, tokens=6, marks=marks).encode()) < 60_000


def test_a_theme_changes_colors_and_nothing_else() -> None:
    light, dark = (draw_window(GRID, WINDOW, theme=theme) for theme in ("light", "dark"))
    assert "#e9e1d2" in light
    assert "#e9e1d2" not in dark
    shapes = [re.sub(r'\bg[0-9a-f]{10}-|#[0-9a-f]{3,6}\b|opacity="[\d.]+"', "", text) for text in (light, dark)]
    assert shapes[0] == shapes[1]


def test_text_of_others_is_shown_as_text() -> None:
    shown = NASTY.replace("\x00", "\ufffd").replace("\x0b", "\ufffd")
    window = draw_window(GRID, WINDOW, title=NASTY)
    assert said(window, "title") == shown
    named = replace(seat(), name=NASTY[:20], title="<&>")
    picture = draw_table(TablePicture([named], [], [], 1, tools=[(NASTY, NASTY, "<1>")], objectives=[("&", "&amp;")]))
    assert not [element for element in parse(picture).iter() if tag(element) == "script"]
    assert {"&", "&amp;", "<1>", "<&> · 2 tokens", NASTY[:20]} <= set(texts(parse(picture)))


def test_a_name_too_long_for_its_place_is_cut_in_the_picture_and_whole_in_words() -> None:
    name = "Maximiliana of the Very Long Cathedral Name"
    picture = draw_table(replace(table(), seats=[seat(name)] * 3))
    assert name not in texts(parse(picture))
    assert any(text.startswith("Maximiliana of") and text.endswith("…") for text in texts(parse(picture)))
    assert name in said(picture, "desc")


def test_the_pool_shows_and_says_all_its_dice_or_that_it_is_empty() -> None:
    assert drawn_dice(draw_pool(POOL)) == POOL
    assert said(draw_pool(["R2", "B5"]), "desc") == "red 2, blue 5."
    assert texts(parse(draw_pool([]))) == ["empty"]


def test_the_track_has_ten_numbered_spaces_outlines_the_current_one_and_says_its_dice() -> None:
    numbers = [text for text in texts(parse(draw_track([]))) if text.isdigit()]
    assert numbers == [str(number) for number in range(1, 11)]
    outlines = [draw_track([], current).count('stroke-width="3.5"') for current in (0, 1, 10, 11)]
    assert outlines == [0, 1, 1, 0]
    assert said(draw_track(TRACK, 6), "desc").startswith("round 1 red 2; round 2 blue 5, yellow 6; round 4 purple 6;")


@pytest.mark.parametrize("count", range(14))
def test_the_dice_of_one_space_are_all_shown_and_none_hides_another(count: int) -> None:
    text = draw_track([["Y1"], POOL[:count], ["P2"]], 4)
    boxes = list(die_boxes(parse(text)))
    assert len(boxes) == count + 2
    assert not overlapping(boxes)
    assert all(box[1] >= 28 for box in boxes)


@pytest.mark.parametrize("seats", range(1, 7))
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_table_of_any_size_shows_every_die_once_uncut_and_uncovered(seats: int, theme: str) -> None:
    picture = table(seats, theme)
    root = parse(draw_table(picture))
    window = [die for row in WINDOW for die in row.split() if die != ".."]
    expected = Counter(window * seats + [die for space in TRACK for die in space] + [*picture.pool, picture.hand])
    width, height = map(float, root.attrib["viewBox"].split()[2:])
    boxes = list(die_boxes(root))
    assert Counter(drawn_dice(draw_table(picture))) == expected
    assert not overlapping(boxes)
    assert all(left > 0 and right < width and top > 0 and bottom < height for left, top, right, bottom in boxes)
    assert all(letters(root, die) == [die.attrib["data-die"][0]] for die in carriers(root, "data-die"))


def test_the_overlap_check_sees_dice_that_cover_each_other() -> None:
    assert overlapping([(0, 0, 10, 10), (9, 9, 19, 19)])
    assert not overlapping([(0, 0, 10, 10), (10, 0, 20, 10)])


@pytest.mark.parametrize("seats", range(1, 7))
def test_a_table_names_every_seat_and_what_lies_open(seats: int) -> None:
    shown = texts(parse(draw_table(table(seats))))
    assert [text for text in shown if text.startswith("Player")] == [f"Player {number}" for number in range(seats)]
    assert {"Round 6 of 10", "In hand", "Draft pool", "Objectives", "Deep Shades", "Tools", "2 tokens"} <= set(shown)
    assert shown.count("Fractal Drops · 2 tokens") == seats


def test_a_table_says_in_words_all_that_it_shows() -> None:
    words = said(draw_table(table(2)), "desc")
    assert "In hand: green 5." in words
    assert "Draft pool: red 2, blue 5, gray 1, yellow 6, green 4." in words
    assert "Player 1, to move, Fractal Drops: Level 3, 2 favor tokens. Dice: a2 green 4" in words
    assert "Player 0, Fractal Drops" in words
    assert "Objective Deep Shades: 2 per pair of a 5 and a 6" in words
    assert "Tool Lens Cutter, 2 tokens: After drafting" in words
    assert "Round 6 is being played." in words


def test_points_are_shown_when_they_are_known() -> None:
    assert "Fractal Drops · 2 tokens · 1 point" in texts(parse(draw_table(replace(table(), seats=[seat(points=1)]))))
    assert "41 points" in said(draw_table(replace(table(), seats=[seat(points=41)])), "desc")


def test_a_long_title_leaves_room_for_tokens_and_points() -> None:
    long = replace(seat(points=41), title="The Unabridged History of Kaleidoscopic Dreams")
    shown = texts(parse(draw_table(replace(table(), seats=[long] * 6))))
    assert sum(text.startswith("The Unab") and text.endswith("… · 2 tokens · 41 points") for text in shown) == 6


def test_a_long_tool_text_is_wrapped_and_loses_no_word() -> None:
    shown = texts(parse(draw_table(table())))
    lines = shown[shown.index("Lens Cutter") + 2 :]
    assert " ".join(lines).split() == table().tools[0][1].split()
    assert max(map(len, lines)) <= 46
    assert len(lines) >= 5


def test_a_table_with_no_cards_is_narrower_and_has_no_tablets() -> None:
    bare = draw_table(replace(table(), tools=(), objectives=()))
    assert float(parse(bare).attrib["width"]) < float(parse(draw_table(table())).attrib["width"])
    assert not {"Tools", "Objectives"} & set(texts(parse(bare)))


def test_a_table_with_nothing_drawn_yet_is_shown() -> None:
    shown = texts(parse(draw_table(TablePicture([seat()], [], [], 1))))
    assert shown.count("Round 1 of 10") == 1
    assert "empty" in shown
    assert "In hand" not in shown


@pytest.mark.parametrize("seats", [0, 7])
def test_a_table_for_nobody_or_for_too_many_is_refused(seats: int) -> None:
    with pytest.raises(ValueError, match=f"no table for {seats} seats"):
        draw_table(replace(table(), seats=[seat()] * seats))


@pytest.mark.parametrize("die", ["", "R", "R0", "R7", "X3", "r5", "R55", "5R", ".."])
def test_a_die_that_does_not_exist_is_refused(die: str) -> None:
    sentence = re.escape(f"no die {die!r}: it takes a color of R Y G B P S and a shade from 1 to 6")
    with pytest.raises(ValueError, match=sentence):
        draw_pool(["R1", die])
    with pytest.raises(ValueError, match=sentence):
        draw_track([[], [die]])
    with pytest.raises(ValueError, match=sentence):
        draw_die(die)


def test_a_die_that_does_not_exist_is_refused_in_a_window_and_a_hand() -> None:
    with pytest.raises(ValueError, match="no die 'Q5'"):
        draw_window(GRID, [".. .. Q5 .. ..", *EMPTY[1:]])
    with pytest.raises(ValueError, match="no die 'R9'"):
        draw_table(replace(table(), hand="R9"))


@pytest.mark.parametrize("window", [[], EMPTY[:3], [*EMPTY, EMPTY[0]], [".. .. .. ..", *EMPTY[1:]]])
def test_a_window_of_another_shape_is_refused(window: Sequence[str]) -> None:
    with pytest.raises(ValueError, match="it takes four rows of five"):
        draw_window(GRID, window)


@pytest.mark.parametrize("grid", [[], GRID[:3], ["....", *GRID[1:]], ["..7..", *GRID[1:]], ["..X..", *GRID[1:]]])
def test_a_pattern_of_another_shape_is_refused(grid: Sequence[str]) -> None:
    with pytest.raises(ValueError, match="it takes four strings of five"):
        draw_window(grid, EMPTY)


@pytest.mark.parametrize("cell", ["", "e1", "a6", "a0", "b", "B3", "3b"])
def test_a_mark_on_a_cell_that_does_not_exist_is_refused(cell: str) -> None:
    with pytest.raises(ValueError, match=f"no cell '{cell}': rows are a to d"):
        draw_window(GRID, WINDOW, marks={cell: "lit"})


def test_an_unknown_mark_is_refused() -> None:
    with pytest.raises(ValueError, match="no mark 'shiny' for b3: there are lit, fault, new, exempt"):
        draw_window(GRID, WINDOW, marks={"b3": "shiny"})


def test_an_unknown_theme_is_refused() -> None:
    with pytest.raises(ValueError, match="no theme 'sepia': there are light and dark"):
        draw_table(table(2, "sepia"))


def test_a_track_of_eleven_spaces_is_refused() -> None:
    with pytest.raises(ValueError, match="no round track of 11 spaces: there are ten"):
        draw_track([[]] * 11)
