"""Glass, lead and stone as SVG: colors, textures, dice, panes, the window's frame, and the document around them.

Nothing here knows a rule or a layout; drawing.py puts the parts together. Every part is defined once and used by
reference, colors are resolved here, and no style sheet, script or filter is needed to show the result.
"""

import hashlib
import re
from collections.abc import Mapping

from sagrada.pictures.lettering import clean
from sagrada.words.messages import say

COLOR_NAMES = {"R": "red", "Y": "yellow", "G": "green", "B": "blue", "P": "purple", "S": "gray"}
SHADES = "123456"
SANS = "system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif"

# Stands before every id until the document is complete and its hash is known; XML text can never hold it.
ID = "\x00"
REFERENCE = re.compile(f"#{ID}([a-z]+-?[0-9A-Z]?)")


class Palette:
    """The colors of one theme. Each line gives the limestone room first, the dim one second; pairs add an opacity."""

    def __init__(self, side: int) -> None:
        hues = "#b81f35 #f2bf2b #68ae4a #1f6fc6 #5b2590 #a7aeb5", "#cc2b3d #f6cd3f #76bd58 #2d80d6 #6c329f #b4bbc2"
        self.glass = dict(zip("RYGBPS", hues[side].split(), strict=True))
        self.pane = ("#e3e6e2", "#23252e")[side]
        self.ghost = ("#6b706f", "#8b909b")[side]
        self.lead = ("#43464c", "#0b0b0e")[side]
        self.lead_light = ("#83878d", "#3b3d45")[side]
        self.solder = ("#6d7177", "#2b2d34")[side]
        self.tag = ("#26282c", "#0d0d10")[side]
        self.rondel = ("#ffe2a0", "#ffe6ad")[side]
        self.wall = ("#e9e1d2", "#161418")[side]
        self.joint = (("#857355", 0.14), ("#857355", 0.12))[side]
        self.halo = (("#fffcf0", 0.85), ("#ffe2b4", 0.09))[side]
        self.stone_light = ("#f9f4e9", "#403c42")[side]
        self.stone_dim = ("#d8cdb9", "#242127")[side]
        self.stone_edge = ("#ffffff", "#57535c")[side]
        self.course = (("#5a4628", 0.26), ("#000000", 0.45))[side]
        self.niche = (("#5a4628", 0.15), ("#000000", 0.42))[side]
        self.tablet = ("#f7f2e8", "#1d1c23")[side]
        self.rule = ("#d9cfbd", "#34323b")[side]
        self.ink = ("#262220", "#f1ece2")[side]
        self.ink_soft = ("#5d564d", "#b9b2a7")[side]
        self.ink_faint = ("#645c52", "#958f86")[side]
        self.gold = ("#8a5a00", "#ffd98a")[side]
        self.gold_fill = ("#f3b72f", "#ffd98a")[side]
        self.on_gold = ("#2b1d00", "#241a06")[side]
        self.ring = ("#ad6800", "#ffd98a")[side]
        self.stop = ("#9b1c2e", "#ff9a96")[side]
        self.on_stop = ("#ffffff", "#2a0707")[side]
        self.etch = (("#0a0514", 0.20), ("#000000", 0.26))[side]
        self.vignette = (("#140a0a", 0.24), ("#000000", 0.42))[side]
        self.spill = (0.26, 0.42)[side]


PALETTES = {"light": Palette(0), "dark": Palette(1)}

PIPS = {
    "1": ((50, 50),),
    "2": ((30, 30), (70, 70)),
    "3": ((29, 29), (50, 50), (71, 71)),
    "4": ((29, 29), (71, 29), (29, 71), (71, 71)),
    "5": ((28, 28), (72, 28), (50, 50), (28, 72), (72, 72)),
    "6": ((29, 25), (71, 25), (29, 50), (71, 50), (29, 75), (71, 75)),
}
BUBBLES = (
    *((8, 9, 3.4), (44, 10, 3), (58, 17, 4.4), (82, 9, 3.2), (93, 23, 3), (9, 32, 4), (49, 32, 3), (91, 42, 4.4)),
    *((10, 53, 2.8), (31, 50, 3.6), (63, 38, 2.4), (70, 52, 3), (37, 61, 2.2), (8, 70, 4.2), (46, 69, 3.2)),
    *((56, 82, 4.4), (91, 61, 3), (18, 91, 3.4), (39, 92, 3), (67, 92, 2.6)),
)


def find_palette(theme: str) -> Palette:
    """The colors of a theme. Raises ValueError unless it is light or dark."""
    if theme not in PALETTES:
        raise ValueError(f"no theme {theme!r}: there are light and dark")
    return PALETTES[theme]


def check_die(die: str) -> str:
    """The die itself. Raises ValueError unless it is a color letter and a shade from 1 to 6."""
    if len(die) != 2 or die[0] not in COLOR_NAMES or die[1] not in SHADES:
        raise ValueError(f"no die {die!r}: it takes a color of R Y G B P S and a shade from 1 to 6, as in R5")
    return die


def name_die(die: str) -> str:
    """A die in words: `red 5`."""
    return f"{say('color-word', {'color': check_die(die)[0]})} {die[1]}"


def place(x: float, y: float, part: str, scale: float = 1) -> str:
    """A part moved to x, y and resized."""
    sized = "" if scale == 1 else f" scale({scale:.4g})"
    return f'<g transform="translate({x:g} {y:g}){sized}">{part}</g>'


def mix(color: str, other: str, share: float) -> str:
    """A color with `share` of it left in another."""
    pairs = ((int(color[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a * share + b * (1 - share)):02x}" for a, b in pairs)


def trace_textures() -> dict[str, tuple[str, float, float, float]]:
    """Color to stroke path, stroke width, and the way its dark lip is set off across the stroke."""
    waves = "".join(f"M1 {8 + 16.8 * k:g}c8-6 16-6 24 0s16 7 25 0 16-7 25 0 16 6 24 0" for k in range(6))
    ferns = "".join(f"M1 {14 + 20 * k}l11.5-10" + "l12.5 11 12.5-11" * 3 + "l11.5 10" for k in range(5))
    bubbles = "".join(f"M{x - r:g} {y}a{r} {r} 0 1 0 {2 * r:g} 0a{r} {r} 0 1 0-{2 * r:g} 0" for x, y, r in BUBBLES)
    falling = "".join(f"M{1 + 25 * k} 1L99 {99 - 25 * k}" for k in range(4)) + "M1 26L74 99M1 51L49 99M1 76L24 99"
    rising = "".join(f"M1 {24 + 25 * k}L{24 + 25 * k} 1" for k in range(4)) + "M26 99L99 26M51 99L99 51M76 99L99 76"
    ribs = "".join(f"M{6 + 12.5 * k:g} 1V99" for k in range(8))
    return {
        "R": (ribs, 2.1, 1.8, 0),
        "Y": (bubbles, 1.8, 0.9, 1.1),
        "G": (ferns, 1.9, 0, 1.8),
        "B": (waves, 1.9, 0, 1.8),
        "P": (falling + rising, 1.6, 2.2, 0),
    }


def etch(color: str, p: Palette) -> str:
    """The texture of a color: a bright lip and a dark one beside it. Gray is frosted and has none."""
    if color not in TEXTURES:
        return ""
    path, width, x, y = TEXTURES[color]
    dark = f'fill="none" stroke="{p.etch[0]}" stroke-opacity="{p.etch[1]}" stroke-width="{width + 0.5:g}"'
    bright = f'fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="{width}"'
    return f'<path d="{path}" {dark} transform="translate({x} {y})"/><path d="{path}" {bright}/>'


TEXTURES = trace_textures()


def fill_square(fill: str, radius: float = 6, extra: str = "") -> str:
    return f'<rect width="100" height="100" rx="{radius:g}" fill="{fill}"{extra}/>'


def write_letter(color: str, p: Palette) -> str:
    """The lead corner with the color's letter, so that hue is never the only sign."""
    text = f'<text x="89" y="95" text-anchor="middle" font-weight="700" font-size="17.5" fill="#f7f3ea">{color}</text>'
    return f'<path d="M100 73V94a6 6 0 0 1-6 6H73A27 27 0 0 1 100 73Z" fill="{p.tag}"/>{text}'


def define_glass(color: str, p: Palette) -> str:
    shimmer = fill_square(f"url(#{ID}shimmer)") if color in "RB" else ""
    rim = '<rect x="1" y="1" width="98" height="98" rx="5.4" fill="none" stroke="#fff" stroke-opacity=".34"'
    return (
        f'<g id="{ID}g-{color}">{fill_square(p.glass[color])}<use href="#{ID}streak"/>{etch(color, p)}{shimmer}'
        f'{fill_square(f"url(#{ID}sky)")}{rim} stroke-width="1.6"/>{write_letter(color, p)}</g>'
    )


def define_pane(color: str, p: Palette) -> str:
    """Unlit glass: tinted, textured and lettered, or clear where no color is printed."""
    tint = mix(p.glass[color], p.pane, 0.4) if color in COLOR_NAMES else p.pane
    surface = etch(color, p) if color in COLOR_NAMES else f'<use href="#{ID}streak" opacity=".4"/>'
    letter = write_letter(color, p) if color in COLOR_NAMES else ""
    edge = f'<rect x="1" y="1" width="98" height="98" rx="4" fill="none" stroke="{p.lead}" stroke-opacity=".3"'
    body = f'{fill_square(tint, 4)}<g opacity=".8">{surface}</g>{edge} stroke-width="3"/>{letter}'
    return f'<g id="{ID}e-{color}">{body}</g>'


def define_pips(shade: str, p: Palette) -> str:
    ring = "".join(f'<circle cx="{x}" cy="{y}" r="10.2"/>' for x, y in PIPS[shade])
    face = "".join(f'<circle cx="{x}" cy="{y}" r="7.9"/>' for x, y in PIPS[shade])
    return f'<g id="{ID}p-{shade}"><g fill="{p.tag}" opacity=".82">{ring}</g><g fill="#fffaf0">{face}</g></g>'


def define_ghost_pips(shade: str, p: Palette) -> str:
    ring = "".join(f'<circle cx="{x}" cy="{y}" r="8"/>' for x, y in PIPS[shade])
    return f'<g id="{ID}h-{shade}" fill="none" stroke="{p.ghost}" stroke-width="3">{ring}</g>'


def stop_at(offset: float, color: str, opacity: float = 1) -> str:
    faded = "" if opacity == 1 else f' stop-opacity="{opacity:g}"'
    return f'<stop offset="{offset:g}" stop-color="{color}"{faded}/>'


def define_ramp(name: str, across: bool, *stops: str) -> str:
    end = 'x2="1" y2="0"' if across else 'x2="0" y2="1"'
    return f'<linearGradient id="{ID}{name}" x1="0" y1="0" {end}>{"".join(stops)}</linearGradient>'


def define_bloom(name: str, color: str, opacity: float) -> str:
    """Light that falls off to nothing: a halo, or the spill of a die on the stone."""
    stops = stop_at(0, color, opacity) + stop_at(0.45, color, opacity * 0.42) + stop_at(1, color, 0)
    return f'<radialGradient id="{ID}{name}">{stops}</radialGradient>'


def define_lights(p: Palette) -> dict[str, str]:
    """The gradients: light behind glass, the shimmer, lead profiles, stone, and the spill of each color."""
    sky = stop_at(0, "#fff", 0.34) + stop_at(0.55, "#fff", 0.02) + stop_at(0.72, "#000", 0) + stop_at(1, *p.vignette)
    glint = ((0.3, 0.0), (0.44, 0.34), (0.5, 0.1), (0.56, 0.22), (0.66, 0.0))
    came = (stop_at(0, p.lead), stop_at(0.42, p.lead_light), stop_at(1, p.lead))
    shimmer = "".join(stop_at(offset, "#fff", opacity) for offset, opacity in glint)
    return {
        "sky": f'<radialGradient id="{ID}sky" cx=".46" cy=".4" r=".78">{sky}</radialGradient>',
        "shimmer": f'<linearGradient id="{ID}shimmer" x1="0" y1="0" x2="1" y2="1">{shimmer}</linearGradient>',
        "cameh": define_ramp("cameh", False, *came),
        "camev": define_ramp("camev", True, *came),
        "stone": define_ramp("stone", False, stop_at(0, p.stone_light), stop_at(1, p.stone_dim)),
        "halo": define_bloom("halo", *p.halo),
        **{f"s-{color}": define_bloom(f"s-{color}", hue, p.spill) for color, hue in p.glass.items()},
    }


def define_parts(p: Palette) -> dict[str, str]:
    """Every part by its name; a document carries only those it uses."""
    streak = (
        '<path d="M0 40C14 29 24 9 35 0H6a6 6 0 0 0-6 6Z" fill="#fff" opacity=".07"/>'
        '<path d="M100 60C88 73 79 92 65 100H94a6 6 0 0 0 6-6Z" opacity=".07"/>'
    )
    glint = f'<circle cx="-1.4" cy="-1.6" r="2" fill="{p.lead_light}"/>'
    return {
        **define_lights(p),
        **{f"g-{color}": define_glass(color, p) for color in COLOR_NAMES},
        **{f"e-{color}": define_pane(color, p) for color in [*COLOR_NAMES, "0"]},
        **{f"p-{shade}": define_pips(shade, p) for shade in SHADES},
        **{f"h-{shade}": define_ghost_pips(shade, p) for shade in SHADES},
        "streak": f'<g id="{ID}streak">{streak}</g>',
        "blob": f'<g id="{ID}blob"><circle r="6.9" fill="{p.solder}"/>{glint}</g>',
        "cames": define_cames(p),
        "frame": define_frame(p),
        "ashlar": define_ashlar(p),
    }


def define_cames(p: Palette) -> str:
    """The lead of a window, 554 x 445: bars with a rounded profile and solder on each joint."""
    rows, columns = [109 * k for k in range(5)], [109 * k for k in range(6)]
    upright = "".join(f'<rect x="{x}" width="9" height="445" fill="url(#{ID}camev)"/>' for x in columns)
    level = "".join(f'<rect y="{y}" width="554" height="9" fill="url(#{ID}cameh)"/>' for y in rows)
    solder = "".join(f'<use href="#{ID}blob" x="{x + 4.5}" y="{y + 4.5}"/>' for y in rows for x in columns)
    return f'<g id="{ID}cames"><rect width="554" height="445" fill="{p.lead}"/>{upright}{level}{solder}</g>'


def measure_arch(x: float, foot: float, rise: float) -> float:
    """The y of the parabola over the grid that stands on `foot` at x = 0 and 554."""
    return foot - rise * (1 - ((x - 277) / 277) ** 2)


def define_frame(p: Palette) -> str:
    """The stone and lead around the grid, from -36, -128 to 590, 478: voussoirs, jambs, tympanum, sill."""
    joint = f'stroke="{p.course[0]}" stroke-opacity="{p.course[1]}" stroke-width="1.4"'
    jambs = "".join(f"M-28 {y}H-6M560 {y + 18}H582" for y in range(-12, 440, 72))
    bars = "".join(f"M{x} {measure_arch(x, -8, 86):.1f}V0" for x in (92, 203, 277, 351, 462)) + "M70 -46H484"
    arch = "M0 -4V-8Q277 -180 554 -8V-4"
    return (
        f'<g id="{ID}frame"><path d="M-28 462V-42H2Q277 -202 552 -42H582V462Z" fill="url(#{ID}stone)" {joint}/>'
        f'<path d="{trace_voussoirs()}{jambs}" fill="none" {joint}/>'
        f'<path d="M262 -96L258 -128H296L292 -96Z" fill="{p.stone_light}" {joint}/>'
        f'<path d="M-6 462V-13Q277 -185 560 -13V462Z" fill="{p.lead}"/>'
        f'<path d="M0 -8Q277 -180 554 -8Z" fill="{p.pane}"/><path d="M0 -8Q277 -180 554 -8Z" fill="url(#{ID}sky)"/>'
        f'<path d="{bars}" stroke="{p.lead}" stroke-width="6"/>'
        f'<path d="{bars}" stroke="{p.lead_light}" stroke-width="1.4" opacity=".8"/>'
        f'<path d="{arch}" fill="none" stroke="{p.lead}" stroke-width="11" stroke-linejoin="round"/>'
        f'<path d="M3 -10Q277 -179 551 -10" fill="none" stroke="{p.lead_light}" stroke-width="2"/>'
        f'<path d="M-36 452H590V474a4 4 0 0 1-4 4H-32a4 4 0 0 1-4-4Z" fill="url(#{ID}stone)"/>'
        f'<path d="M-36 453H590" stroke="{p.stone_edge}" stroke-width="2"/></g>'
    )


def trace_voussoirs() -> str:
    """The joints of the arch, leaning out from its foot to the keystone."""
    feet = [x for x in range(17, 540, 40) if x not in (257, 297)]
    tops = [277 + (x - 277) * 1.035 for x in feet]
    pairs = zip(feet, tops, strict=True)
    return "".join(f"M{x} {measure_arch(x, -14, 86):.1f}L{t:.1f} {measure_arch(t, -43, 79):.1f}" for x, t in pairs)


def define_ashlar(p: Palette) -> str:
    joint = f'stroke="{p.joint[0]}" stroke-opacity="{p.joint[1]}"'
    lines = f'<path d="M0 .5H240M0 88.5H240M60.5 0V88M180.5 88V176" fill="none" {joint}/>'
    return f'<pattern id="{ID}ashlar" width="240" height="176" patternUnits="userSpaceOnUse">{lines}</pattern>'


def place_rondel(x: float, y: float, radius: float, bright: bool, p: Palette) -> str:
    """A favor token in the arch: bright while unspent, clear glass when spent."""
    lead = f'<circle r="{radius:g}" fill="{p.lead}"/>'
    face = f'<circle r="{radius * 0.83:.1f}" fill="{p.rondel if bright else p.pane}"/>'
    ring = f'<circle r="{radius * 0.54:.1f}" fill="none" stroke="{"#fff" if bright else p.ghost}" stroke-opacity=".6"'
    glint = f'<circle cx="{-radius / 5:g}" cy="{-radius / 4:g}" r="{radius / 5:g}" fill="#fff" opacity=".75"/>'
    body = f'{lead}{face}{ring} stroke-width="{radius / 14:.1f}"/>{glint if bright else ""}'
    return f'<g data-token="{"bright" if bright else "spent"}" transform="translate({x:g} {y:g})">{body}</g>'


def place_rondels(level: int, tokens: int, p: Palette) -> str:
    """The favor tokens in the arch, closer and smaller where there are many."""
    count = max(level, tokens)
    step = min(74, 320 / max(count, 1))
    radius = min(26, step * 0.44)
    first = 277 - step * (count - 1) / 2
    return "".join(place_rondel(round(first + step * k, 1), -46, round(radius, 1), k < tokens, p) for k in range(count))


def place_die(die: str, x: float, y: float, size: float = 100) -> str:
    """A die with its upper left corner at x, y."""
    check_die(die)
    scale = "" if size == 100 else f" scale({size / 100:g})"
    veil = fill_square("#000", 6, f' opacity="{0.012 * (int(die[1]) - 1):.3f}"')
    parts = f'<use href="#{ID}g-{die[0]}"/>{veil}<use href="#{ID}p-{die[1]}"/>'
    return f'<g data-die="{die}" transform="translate({x:g} {y:g}){scale}">{parts}</g>'


def place_pane(printed: str, x: float, y: float, lit: bool = False) -> str:
    """An empty cell with what is printed on it: `.`, a color letter or a shade."""
    tint = printed if printed in COLOR_NAMES else "0"
    shade = f'<use href="#{ID}h-{printed}"/>' if printed in SHADES else ""
    light = fill_square("#fff", 4, ' opacity=".14"') if lit else ""
    return f'<g data-pane="{printed}" transform="translate({x:g} {y:g})"><use href="#{ID}e-{tint}"/>{light}{shade}</g>'


def outline(x: int, y: int, grow: float, width: float, color: str, extra: str = "") -> str:
    """A frame around the cell at x, y, grown outward."""
    side = 100 + 2 * grow
    box = f'x="{x - grow:g}" y="{y - grow:g}" width="{side:g}" height="{side:g}" rx="{4 + max(grow, 0):g}"'
    return f'<rect {box} fill="none" stroke="{color}" stroke-width="{width:g}"{extra}/>'


def paint_wall(width: float, height: float, p: Palette) -> str:
    """A dressed wall to hang things on, so that every picture is readable on any page."""
    area = f'<rect width="{width:g}" height="{height:g}" rx="12"'
    return f'{area} fill="{p.wall}"/>{area} fill="url(#{ID}ashlar)"/>'


def collect_parts(body: str, known: Mapping[str, str]) -> str:
    """The definitions a body refers to, and those that they refer to in turn."""
    found: list[str] = []
    waiting = REFERENCE.findall(body)
    while waiting:
        name = waiting.pop(0)
        if name not in found:
            found.append(name)
            waiting += REFERENCE.findall(known[name])
    return "".join(known[name] for name in found)


def write_document(size: tuple[float, float], scale: float, title: str, description: str, body: str, p: Palette) -> str:
    """A complete SVG whose ids begin with a hash of its content, so that many fit in one page."""
    width, height = size
    content = (
        f'<title id="{ID}title">{clean(title)}</title><desc id="{ID}desc">{clean(description)}</desc>'
        f"<defs>{collect_parts(body, define_parts(p))}</defs>{body}"
    )
    prefix = "g" + hashlib.sha256(content.encode()).hexdigest()[:10] + "-"
    opening = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width * scale:g}" '
        f'height="{height * scale:g}" role="img" aria-labelledby="{ID}title {ID}desc" font-family="{SANS}">'
    )
    return (opening + content + "</svg>").replace(ID, prefix) + "\n"


def draw_die(die: str, theme: str = "light") -> str:
    """One die. Raises ValueError for a die or theme that does not exist."""
    return write_document((100, 100), 0.72, name_die(die), "A glass die.", place_die(die, 0, 0), find_palette(theme))
