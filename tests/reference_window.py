"""The reference's reading of a window: cells, neighbors, what is printed, and where a die may lie."""

Window = dict[str, str]
Grid = list[str]
COLORS = "RYGBP"
GRAY = "S"
DIGITS = "123456"
SHADES = range(1, 7)
ROWS = [[row + column for column in "12345"] for row in "abcd"]
COLUMNS = [[row + column for row in "abcd"] for column in "12345"]
CELLS = [cell for row in ROWS for cell in row]

# The color box in the corner of each card; the promo card shows a question mark, the strife tools a gray die.
BOXES = {
    "R": ["copper_foil_burnisher", "running_pliers"],
    "Y": ["lathekin", "cork_backed_straightedge"],
    "G": ["lens_cutter", "grinding_stone"],
    "B": ["eglomise_brush", "glazing_hammer", "tap_wheel"],
    "P": ["grozing_pliers", "flux_brush", "flux_remover"],
    "?": ["strip_cutter"],
    GRAY: ["exchange_clamp", "pumice_block", "salvage_hook"],
}
CORNER = {tool: box for box, tools in BOXES.items() for tool in tools}
HAND_TOOLS = {
    "grozing_pliers",
    "lens_cutter",
    "flux_brush",
    "cork_backed_straightedge",
    "grinding_stone",
    "flux_remover",
    "strip_cutter",
    "pumice_block",
    "salvage_hook",
}
IGNORES = {"eglomise_brush": COLORS, "copper_foil_burnisher": DIGITS}


def order(die: str) -> tuple[int, int]:
    return "RYGBPS".index(die[0]), int(die[1])


def printed(grid: Grid, cell: str) -> str:
    return grid["abcd".index(cell[0])][int(cell[1]) - 1]


def offset(cell: str, down: int, right: int) -> str:
    return chr(ord(cell[0]) + down) + chr(ord(cell[1]) + right)


def beside(cell: str) -> set[str]:
    """The cells that share a side with this one."""
    return {offset(cell, *step) for step in ((-1, 0), (1, 0), (0, -1), (0, 1))} & set(CELLS)


def across(cell: str) -> set[str]:
    """The cells that share only a corner with this one."""
    return {offset(cell, *step) for step in ((-1, -1), (-1, 1), (1, -1), (1, 1))} & set(CELLS)


def touched(window: Window, cell: str) -> set[str]:
    return (beside(cell) | across(cell)) & set(window)


def is_border(cell: str) -> bool:
    return cell[0] in "ad" or cell[1] in "15"


def fits(grid: Grid, board: str, cell: str, die: str) -> bool:
    """002, strife dice: gray meets no printed color, unless the strife board lets it lie there."""
    mark = printed(grid, cell)
    return mark in (".", die[0], die[1]) or (board == "color_panes_too" and die[0] == GRAY and mark in COLORS)


def is_golden(window: Window, cell: str, die: str) -> bool:
    """001, golden rule: no die beside another of its color or shade, whatever a card says."""
    return all(window[near][0] != die[0] and window[near][1] != die[1] for near in beside(cell) & set(window))


def keeps_board(grid: Grid, board: str, window: Window) -> bool:
    """002, strife dice: the board's rule, asked of the whole window."""
    gray = [cell for cell, die in window.items() if die[0] == GRAY]
    match board:
        case "no_corner_contact":
            return not any(near in gray for cell in gray for near in across(cell))
        case "shade_panes_only":
            return all(printed(grid, cell) in DIGITS for cell in gray)
        case "top_and_bottom":
            return all(cell[0] in "ad" for cell in gray)
        case "one_per_column":
            return all(len(set(gray) & set(column)) <= 1 for column in COLUMNS)
        case "dissonance":
            pairs = [(window[cell], window[near]) for cell in gray for near in beside(cell) if near in window]
            return all(abs(int(die[1]) - int(other[1])) >= 2 for die, other in pairs)
    assert board in ("", "color_panes_too")
    return True


def is_attached(window: Window, cell: str) -> bool:
    """000, placing dice: the first die on the border, each further one touching another."""
    return bool(touched(window, cell)) if window else is_border(cell)


def empty_cells(window: Window) -> list[str]:
    return [cell for cell in CELLS if cell not in window]


def keeps_board_at(grid: Grid, board: str, window: Window, cell: str, die: str) -> bool:
    """Does this die keep the board's rule on this cell? At an honor table other dice may break it already."""
    others = [{other: lies} for other, lies in window.items() if other != cell]
    beside = [keeps_board(grid, board, one | {cell: die}) or not keeps_board(grid, board, one) for one in others]
    return keeps_board(grid, board, {cell: die}) and all(beside)


def legal_cells(window: Window, grid: Grid, board: str, die: str, ignores: str = "") -> list[str]:
    return [
        cell
        for cell in empty_cells(window)
        if is_attached(window, cell)
        and is_golden(window, cell, die)
        and (fits(grid, board, cell, die) or printed(grid, cell) in ignores)
        and keeps_board_at(grid, board, window, cell, die)
    ]


def lifted(window: Window, source: str) -> Window:
    return {cell: die for cell, die in window.items() if cell != source}
