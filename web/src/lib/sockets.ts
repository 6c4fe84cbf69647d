// Where the dice of the pool lie: a socket for each die rolled this round, and a die keeps its socket all round.
// The view tells the pool as a list; which socket a die lies in follows from the sockets of the view before.

import type { Told, View } from './protocol'

export interface Sockets {
  round: number
  /** the die in each socket; null where none lies, also while its die is in somebody's hand */
  dice: (string | null)[]
  /** the die that lay last in each socket */
  last: string[]
  /** the socket whose die is in somebody's hand */
  hand: number | null
}
export type Pool = Pick<View, 'round' | 'pool' | 'hand'>

const COLORS = 'RYGBPS'

/** The dice that were rolled for a round, as far as it is told; none otherwise. */
export function rolledDice(told: Pick<Told, 'phrase'>[], round: number): string[] {
  const line = told.findLast(({ phrase }) => phrase.id === 'told-round' && phrase.facts['round'] === round)
  const dice = line?.phrase.facts['dice']
  if (!Array.isArray(dice)) return []
  const found = dice.flatMap((fact) => (typeof fact === 'object' && 'die' in fact ? [fact.die] : []))
  const order = (die: string): string => `${COLORS.indexOf(die[0]!)}${die[1]}`
  return found.toSorted((one, other) => order(one).localeCompare(order(other)))
}

/** The sockets of a view; `wanted` is the socket that was clicked last, to tell equal dice apart. */
export function followPool(before: Sockets | null, now: Pool, rolled: string[] = [], wanted = -1): Sockets {
  if (!before || before.round !== now.round || !before.last.length) return layOut(now, rolled)
  const left = [...now.pool]
  const dice = keep(before.dice, left, wanted)
  const gone = before.dice.flatMap((die, i) => (die && !dice[i] ? [i] : []))
  const sockets: Sockets = { ...before, dice, last: [...before.last], hand: null }
  if (now.hand !== null) sockets.hand = handSocket(before, now.hand, gone, left.length > 0)
  const free = [before.hand, ...gone, ...emptyOf(before)].filter((i) => i !== null && i !== sockets.hand) as number[]
  for (const die of left) putBack(sockets, die, free)
  return sockets
}

/** A round that is seen for the first time. */
function layOut({ round, pool, hand }: Pool, rolled: string[]): Sockets {
  const seen = hand === null ? [...pool] : [...pool, hand]
  const rest = [...seen]
  const last = rolled.every((die) => COLORS.includes(die[0]!)) && rolled.length >= seen.length ? [...rolled] : seen
  const dice: (string | null)[] = last.map((die) => (takeOut(rest, die) ? die : null))
  // dice that were changed since they were rolled lie where nothing else does
  for (const die of rest) dice[dice.indexOf(null)] = die
  const at = hand === null ? null : dice.lastIndexOf(hand)
  if (at !== null) dice[at] = null
  return { round, dice, last: last.map((die, i) => dice[i] ?? (i === at ? hand! : die)), hand: at }
}

/** The socket of the die in hand: the one it was taken from, whatever it has become since. */
function handSocket(before: Sockets, hand: string, gone: number[], hasReturned: boolean): number {
  if (before.hand !== null && !hasReturned) return before.hand
  return gone.find((i) => before.dice[i] === hand) ?? gone[0] ?? before.hand ?? before.dice.indexOf(null)
}

/** The dice that still lie where they lay; of equal dice the wanted one is the first to go. */
function keep(before: Sockets['dice'], left: string[], wanted: number): Sockets['dice'] {
  const stays = (die: string | null): string | null => (die && takeOut(left, die) ? die : null)
  const dice = before.map((die, i) => (i === wanted ? null : stays(die)))
  if (wanted in dice) dice[wanted] = stays(before[wanted]!)
  return dice
}

function emptyOf({ dice, hand }: Sockets): number[] {
  return dice.flatMap((die, i) => (die === null && i !== hand ? [i] : []))
}

/** Lay a die into the socket it left, else into the first free one; without any there is one more. */
function putBack(sockets: Sockets, die: string, free: number[]): void {
  const own = free.findIndex((i) => sockets.last[i] === die)
  const at = free.splice(Math.max(own, 0), 1)[0] ?? sockets.dice.length
  sockets.dice[at] = die
  sockets.last[at] = die
}

function takeOut(dice: string[], die: string): boolean {
  const at = dice.indexOf(die)
  if (at >= 0) dice.splice(at, 1)
  return at >= 0
}
