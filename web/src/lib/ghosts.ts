// What a line of play does to a window, from the window before and after it. The server tells both; nothing is played.

import { CELLS, dieAt } from './cells'

/** Dice that lie where they did not lie before, and cells that a die has left. */
export interface Change {
  came: Map<string, string>
  left: Map<string, string>
}

export function changeOf(before: string[], after: string[]): Change {
  const change: Change = { came: new Map(), left: new Map() }
  for (const cell of before.length && after.length ? CELLS : []) {
    const [was, is] = [dieAt(before, cell), dieAt(after, cell)]
    if (was === is) continue
    if (is !== '..') change.came.set(cell, is)
    else change.left.set(cell, was)
  }
  return change
}
