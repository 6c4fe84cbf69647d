// Ends a turn by itself, where somebody has asked for that and nothing else can be done.

import type { View } from './protocol'

/** The move that ends the turn, if it is the only one on offer; nothing while anything else could be done. */
export function onlyEnd(view: View): string | null {
  const [move, ...others] = view.moves
  return move?.kind === 'end' && !others.length && !view.hand && !Object.keys(view.put_back).length ? move.text : null
}
