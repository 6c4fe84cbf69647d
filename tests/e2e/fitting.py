"""What is wrong with the table on a screen: what is outside, cut, covered, too small for a finger, or has moved."""

from __future__ import annotations

from playwright.sync_api import Page

TOUCHED = 1180
"""A screen of this width or less is touched."""
FINGER = 40
"""Pixels across and down that a finger needs."""
LITTLE = 1
"""Pixels that nobody sees."""
WINDOW, POOL, TOOLS, POINTS = ".bench .cell", ".pool .socket", ".tool .name", ".sheet .obj .now:not(:empty)"
ALWAYS = [WINDOW, POOL, TOOLS, ".sheet .obj .glyph", ".track"]
TURN = [*ALWAYS, POINTS, ".prompt", ".end", ".undo", ".ask"]
SCRUBBER = [".replay .steps .btn", ".replay [role=slider]", ".replay .opens", ".coordinates i"]
NEEDED = {
    "choosing": [WINDOW, ".prompt", ".dealt .ornament", ".answers .btn"],
    "turn": TURN,
    "hints": [*TURN, ".hint"],
    "hand": [*TURN, ".held"],
    "tool": [*TURN, ".answers .btn"],
    "replay": [*ALWAYS, POINTS, *SCRUBBER],
    "watched": [*ALWAYS, ".nameplate", *SCRUBBER],
    "lesson": [*TURN, ".coach", ".coach .btn"],
}
FOR_FINGERS = [".pool button", ".tool", ".tool .btn", ".end", ".undo", ".ask", ".answers .btn", ".hint", ".steps .btn"]
STILL = [".bench .lead", ".pool", ".end", ".undo", ".prompt"]
MAY_LIE_OVER = [[".pool", ".answers"]]
"""While an answer is asked for, no die can be taken."""
MAY_LIE_OVER_ON_PHONES = [*MAY_LIE_OVER, [".sheet", ".hints"], [".track", ".hints"]]
"""On a phone nothing but rivals, points and past rounds is left that hints could stand on; they go by a tap."""
OF_PHONES = (600, 540)
"""A screen as narrow or as low as this is a phone's."""

LOOK = """([needed, touched, over, finger]) => {
  scrollTo(0, 0)
  const wrong = [], told = {}, page = document.documentElement
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
  const all = places => places.flatMap(place => [...document.querySelectorAll(place)].map(found => [place, found]))
    .filter(([, found]) => found.checkVisibility())
  const round = ({ left, top, right, bottom }) => [left, top, right, bottom].map(Math.round).join(' ')
  const isIn = (box, frame) => box.left > frame.left - 1 && box.top > frame.top - 1
    && box.right < frame.right + 1 && box.bottom < frame.bottom + 1
  const tell = (place, found, what) => {
    told[place] = (told[place] ?? 0) + 1
    const words = (found.ariaLabel || found.innerText || '').slice(0, 30).replace(/\\s+/g, ' ')
    if (told[place] < 3) wrong.push(`${place} (${words}) ${what}`)
  }
  const cutter = (found, box) => {
    for (let around = found.parentElement; around; around = around.parentElement)
      if (getComputedStyle(around).overflow !== 'visible' && !isIn(box, around.getBoundingClientRect())) return around
  }
  const isOver = (found, top) => over.some(([below, above]) => found.closest(below) && top.closest(above))
  const belongs = (found, top) => found.contains(top) || found.closest('.sheet')?.contains(top)
  if (page.scrollWidth > innerWidth) wrong.push(`the page is ${page.scrollWidth} px wide`)
  if (page.scrollHeight > innerHeight) wrong.push(`the page is ${page.scrollHeight} px high`)
  for (const place of needed) if (!all([place]).length) wrong.push(`${place} is missing`)
  for (const [place, found] of all(needed)) {
    const box = found.getBoundingClientRect(), by = cutter(found, box)
    const top = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)
    if (!isIn(box, screen)) tell(place, found, `is outside: ${round(box)}`)
    else if (by) tell(place, found, `is cut by .${by.className}: ${round(box)} in ${round(by.getBoundingClientRect())}`)
    else if (top && getComputedStyle(found).pointerEvents !== 'none' && !belongs(found, top) && !isOver(found, top))
      tell(place, found, `is covered by ${top.cloneNode().outerHTML.slice(0, 80)}`)
    if (!found.matches('.name, .btn') || !found.clientWidth) continue
    if (found.scrollWidth > found.clientWidth + 1 || found.scrollHeight > found.clientHeight + 1)
      tell(place, found, `has words of ${found.scrollWidth} x ${found.scrollHeight} px, and room for ${
        found.clientWidth} x ${found.clientHeight}`)
  }
  for (const [place, found] of all(touched)) {
    const box = found.getBoundingClientRect(), x = (box.left + box.right) / 2, y = (box.top + box.bottom) / 2
    if (!found.contains(document.elementFromPoint(x, y))) continue
    const far = finger / 2 - 1
    const met = [[-far, 0], [far, 0], [0, -far], [0, far]].map(([dx, dy]) => document.elementFromPoint(x + dx, y + dy))
    const other = met.find(one => !found.contains(one))
    if (other) {
      const size = `${Math.round(box.width)} x ${Math.round(box.height)}`
      tell(place, found, `is too small for a finger: ${size}, and beside it is ${other.outerHTML.slice(0, 90)}`)
    }
  }
  return wrong
}"""
"""A touch beside a thing counts if it meets the thing all the same; what is covered is no target. At most two of a
kind are told."""
BOXES = """places => Object.fromEntries(places.map(place => {
  const { x, y, width, height } = document.querySelector(place).getBoundingClientRect()
  return [place, [x, y, width, height]]
}))"""


def set_size(page: Page, size: tuple[int, int]) -> None:
    """The page on a screen of this size."""
    page.set_viewport_size({"width": size[0], "height": size[1]})


def faults_at(page: Page, moment: str, size: tuple[int, int]) -> list[str]:
    """What is wrong at a moment, in words."""
    width, height = size
    is_phone = width <= OF_PHONES[0] or height <= OF_PHONES[1]
    pressed = [] if moment in ("replay", "watched", "choosing") else [WINDOW]
    touched = [*FOR_FINGERS, *pressed] if width <= TOUCHED else []
    over = MAY_LIE_OVER_ON_PHONES if is_phone else MAY_LIE_OVER
    found: list[str] = page.evaluate(LOOK, [NEEDED[moment], touched, over, FINGER])
    return found


def boxes_of(page: Page) -> dict[str, list[float]]:
    """Where those things are that words must not move."""
    found: dict[str, list[float]] = page.evaluate(BOXES, STILL)
    return found


def moved(before: dict[str, list[float]], now: dict[str, list[float]]) -> list[str]:
    """What is elsewhere, or of another size, than before."""
    return [
        f"{place} has moved from {[round(side) for side in before[place]]} to {[round(side) for side in now[place]]}"
        for place in STILL
        if max(abs(one - other) for one, other in zip(before[place], now[place], strict=True)) > LITTLE
    ]
