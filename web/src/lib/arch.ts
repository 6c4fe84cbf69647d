// The stone arch around a window, with its rondels of favor tokens, drawn for any rise: a low screen has one too.

/** Units of a window are hundredths of a cell; the leaded grid is 554 wide, its left upper corner is at 0, 0. */
const WIDE = 554
const MIDDLE = WIDE / 2
export const TALL = 94
export const LOW = 52

/** A parabola to x from the other side of the grid, `height` above the line at `base`. */
function curve(base: number, height: number, x: number): string {
  return `Q${MIDDLE} ${base - 2 * height} ${x} ${base}`
}

/** The upper edge of the stone at x: over the arch, and level above the jambs. */
function edge(rise: number, x: number): number {
  const off = Math.max(-1, Math.min(1, (x - MIDDLE) / MIDDLE))
  return Math.min(-8 - (34 * rise) / TALL, -28 - rise * (1 - off * off))
}

function stone(rise: number): string {
  const shoulder = edge(rise, -28)
  const over = Array.from({ length: 62 }, (_, i) => `L${i * 10 - 28} ${edge(rise, i * 10 - 28).toFixed(1)}`).join('')
  const path = `M-28 462${over}L582 ${shoulder.toFixed(1)}V462H560V-14L554 -8${curve(-8, rise - 2, 0)}L-6 -14V462Z`
  return `<path d="${path}" fill="url(#stone)" stroke="var(--course)"/>`
}

/** The joints between the stones of arch and jambs. */
function joints(rise: number): string {
  const arch = Array.from({ length: 13 }, (_, i) => {
    const off = (i - 6) / 6.6
    const [x, out] = [MIDDLE + MIDDLE * off, MIDDLE + MIDDLE * off + off * 9]
    const foot = -8 - (rise - 2) * (1 - off * off)
    return `M${x.toFixed(1)} ${foot.toFixed(1)}L${out.toFixed(1)} ${edge(rise, out).toFixed(1)}`
  })
  const jambs = [60, 132, 204, 276, 348, 420].map((y) => `M-28 ${y}H-6M560 ${y + 18}H582`)
  return `<path d="${[...arch, ...jambs].join('')}" stroke="var(--course)" stroke-width="1.4"/>`
}

function rondel(x: number, y: number, radius: number, isBright: boolean): string {
  const circle = (size: number, look: string): string => `<circle cx="${x}" cy="${y}" r="${size.toFixed(1)}" ${look}/>`
  const glass = circle(radius * 0.82, isBright ? 'fill="var(--rondel)"' : 'fill="var(--pane)"')
  const rim = isBright
    ? circle(radius * 0.54, 'fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="2"')
    : circle(radius * 0.5, 'fill="none" stroke="var(--ghost)" stroke-width="1.5" opacity=".6"')
  return circle(radius, 'fill="var(--lead)"') + glass + rim
}

/** The glass of the arch: panes, bars, and a rondel for each token of the window, bright while it is left. */
function glass(rise: number, level: number, tokens: number, id: string): string {
  const [top, most] = [-(rise + 30), Math.max(level, tokens)]
  // how far from the middle a rondel still fits below the arch, and how large it may be
  const [y, reach, largest] = rise > 60 ? [-46, 132, 26] : [-8 - rise * 0.4, 88, 12]
  const step = Math.min(74, (2 * reach) / Math.max(most - 1, 1))
  const radius = Math.min(largest, step * 0.42)
  const rondels = Array.from({ length: most }, (_, i) =>
    rondel(MIDDLE + (i - (most - 1) / 2) * step, y, radius, i < tokens),
  )
  const bars = [92, 203, 277, 351, 462].map((x) => `M${x} ${top}V0`).join('')
  const rim = `M0 -4V-8${curve(-8, rise - 8, WIDE)}V-4`
  return `<clipPath id="${id}"><path d="M0 -8${curve(-8, rise - 8, WIDE)}Z"/></clipPath>
<g clip-path="url(#${id})"><rect y="${top}" width="554" height="200" fill="var(--pane)"/>
<rect x="203" y="${top}" width="148" height="200" fill="var(--reveal-lit)" opacity=".3"/>
<path d="${bars}M0 ${y}H554" stroke="var(--lead)" stroke-width="6"/>
<path d="${bars}" stroke="var(--lead-hi)" stroke-width="1.4" opacity=".8"/>${rondels.join('')}</g>
<path d="${rim}" fill="none" stroke="var(--lead)" stroke-width="11" stroke-linejoin="round"/>
<path d="${rim}" fill="none" stroke="var(--lead-hi)" stroke-width="2"/>`
}

/** The arch as SVG; `id` is a name that nothing else on the page has. */
export function arch(rise: number, level: number, tokens: number, id: string): string {
  const lead = `M-6 462V-14L0 -8${curve(-8, rise - 1, WIDE)}L560 -14V462Z`
  return `<svg class="frame" viewBox="-36 ${-(rise + 30)} 626 ${rise + 510}" aria-hidden="true">
${stone(rise)}${joints(rise)}<path d="${lead}" fill="var(--lead)"/>${glass(rise, level, tokens, id)}
<path d="M-36 452H590V474a4 4 0 0 1-4 4H-32a4 4 0 0 1-4-4Z" fill="url(#slab)"/>
<path d="M-36 452H590" stroke="var(--slab-edge)" stroke-width="2"/></svg>`
}
