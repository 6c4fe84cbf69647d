// What the small diagrams of cards show, as rows of panes. Cards that name cells are drawn from those.
//
// A pane is a color (R Y G B P, S for gray, a point for any) and a shade (or a point): `S6`, `R.`, `.4`.
// `##` is a marked cell, `++` a cell of a line, `::` any other cell of the window, `..` nothing.

export interface Picture {
  rows: string[]
  /** Panes that belong together, each by its row and column. */
  joins?: [string, string][]
  /** What the panes lie on. */
  under?: string
  /** A bar between panes that must not meet. */
  bar?: string
  /** The seal of a prize, in the corner. */
  seal?: boolean
}

export const PICTURES: Record<string, Picture> = {
  color_pairs: {
    rows: ['R. R.', 'B. B.'],
    joins: [
      ['00', '01'],
      ['10', '11'],
    ],
  },
  dark_field: { rows: ['.. .4 .6', '.5 .6 ..', '.. .4 ..'] },
  sevens: {
    rows: ['.6 .1', '.2 .5'],
    joins: [
      ['00', '01'],
      ['10', '11'],
    ],
  },
  many_panes: { rows: ['R1 Y4', 'B3 P6'] },
  soft_gradient: {
    rows: ['.2 .3 ..', '.. .4 .5'],
    joins: [
      ['00', '01'],
      ['01', '11'],
      ['11', '12'],
    ],
  },
  gray_mullions: { rows: [':: S. ::', 'S. :: ::', ':: :: ::', ':: :: S.'] },
  gray_in_bloom: { rows: ['.. R. ..', 'Y. S. B.', '.. G. ..'] },
  gray_scale: { rows: ['.. .. S6', '.. S4 ..', 'S2 .. ..'] },
  weight_of_strife: { rows: ['S6 S5'], under: 'M1 29.5h38v2.5H22l5 6H13l5-6H1z' },
  clash_of_colors: { rows: ['R. S.', 'S. B.'] },
  far_flung_strife: { rows: ['++ S. ++ ++', ':: ++ :: ++', '++ ++ ++ S.', ':: ++ :: ++'] },
}

/** Prizes for the first who meets their condition. */
export const PRIZES: Record<string, Picture> = {
  perfect_column: { rows: ['R1', 'B3', 'G6', 'Y2'] },
  rainbow_row: { rows: ['R. Y. G. B. P.'] },
  full_scale: { rows: ['.1 .2 .4 .5 .6'] },
  color_cascade: {
    rows: ['.. .. R.', '.. R. ..', 'R. .. ..'],
    joins: [
      ['02', '11'],
      ['11', '20'],
    ],
  },
  double_scale: { rows: ['.1 .1 .2 .2', '.3 .3 .4 .4', '.5 .5 .6 .6'] },
  favorite_hue: { rows: ['G. .. G.', '.. G. ..', 'G. .. G.'] },
  twin_panes: { rows: ['Y. P.', 'P. Y.'] },
  staircase: {
    rows: ['.2 .3 .4 .5'],
    joins: [
      ['00', '01'],
      ['01', '02'],
      ['02', '03'],
    ],
  },
  scaffold: { rows: ['## ## :: :: ::', ':: :: ## ## ::', '## :: :: :: ##', ':: ## ## ## ##'] },
  rosette: { rows: ['.. R. ..', 'Y. P. B.', '.. G. ..'] },
  dawn_or_dusk: { rows: ['.1 .2 .3', '.4 .5 .6'] },
}

/** Boards that say where gray dice may lie. */
export const BOARDS: Record<string, Picture> = {
  no_corner_contact: { rows: ['S. ::', ':: S.'], bar: 'M12 28L28 12' },
  shade_panes_only: { rows: ['.. S5', '.5 ..'], joins: [['01', '10']] },
  top_and_bottom: { rows: ['S. S. S. S. S.', ':: :: :: :: ::', ':: :: :: :: ::', 'S. S. S. S. S.'] },
  color_panes_too: { rows: ['R. ..', '.. S.'], joins: [['00', '11']] },
  one_per_column: { rows: ['S. :: ::', ':: :: S.', ':: S. ::'], bar: 'M13.7 2V38M26.3 2V38' },
  dissonance: { rows: ['.. .5 ..', '.6 S3 .1', '.. .5 ..'] },
}

/** The picture of a card, if it is drawn in panes; `mask` are the cells that it names. */
export function pictureOf(kind: string, id: string, mask?: string[]): Picture | undefined {
  const drawn = { pioneers: PRIZES, boards: BOARDS }[kind] ?? PICTURES
  const picture = drawn[id] ?? (mask && pictureOfCells(mask))
  return picture && kind === 'pioneers' ? { ...picture, seal: true } : picture
}

/** A picture of the cells that a card names: rows of `#` and points. */
export function pictureOfCells(mask: string[]): Picture {
  return { rows: mask.map((row) => [...row].map((mark) => (mark === '#' ? '##' : '::')).join(' ')) }
}
