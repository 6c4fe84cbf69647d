// What the small diagrams of objectives show, as rows of panes. Cards that name cells are drawn from those.
//
// A pane is a color (R Y G B P, S for gray, a point for any) and a shade (or a point): `S6`, `R.`, `.4`.
// `##` is a marked cell, `++` a cell of a line, `::` any other cell of the window, `..` nothing.

export interface Picture {
  rows: string[]
  /** Panes that belong together, each by its row and column. */
  joins?: [string, string][]
  /** What the panes lie on. */
  under?: string
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

/** A picture of the cells that a card names: rows of `#` and points. */
export function pictureOfCells(mask: string[]): Picture {
  return { rows: mask.map((row) => [...row].map((mark) => (mark === '#' ? '##' : '::')).join(' ')) }
}
