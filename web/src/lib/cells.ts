// The cells of a window, and what lies and is printed on them.

export const CELLS = ['a', 'b', 'c', 'd'].flatMap((row) => [1, 2, 3, 4, 5].map((column) => `${row}${column}`))

/** The die on a cell of a window, or `..`. */
export function dieAt(rows: string[], cell: string): string {
  return rows['abcd'.indexOf(cell[0]!)]!.split(' ')[Number(cell[1]) - 1]!
}

export function printAt(grid: string[] | null, cell: string): string {
  return grid ? grid['abcd'.indexOf(cell[0]!)]![Number(cell[1]) - 1]! : '.'
}
