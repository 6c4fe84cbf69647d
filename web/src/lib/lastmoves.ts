// The dice that others put down or moved since my last turn ended, as places; they stay marked until my next turn ends.

import { kindOf, seatOf, toldCells, type Journey } from './journeys'
import type { Phrase, Told } from './protocol'

/** Whose turn it is, and the moment: both change together. */
export interface Turn {
  seat: number | null
  clock: string
}

/** The marks after journeys. Somebody who only watches (`me` is null) sees the marks of the last turn. */
export function followMarks(
  marks: ReadonlySet<string>,
  journeys: Journey[],
  me: number | null,
  [before, after]: [Turn, Turn],
): Set<string> {
  const moved = journeys.filter((journey) => isMove(journey) && seatOf(journey.to) !== me).map(({ to }) => to)
  const left = new Set(journeys.map(({ from }) => from))
  const hasEnded = before.clock !== after.clock && (me === null ? moved.length > 0 : before.seat === me)
  const kept = hasEnded ? [] : [...marks].filter((place) => !left.has(place))
  return new Set([...kept, ...moved])
}

function isMove(journey: Journey): boolean {
  return journey.to.startsWith('win') && ['place', 'slide', 'swap'].includes(kindOf(journey))
}

/** The marks at a table that is opened in the middle of a game, as far as they were told. */
export function marksOfTold(told: Told[], me: number | null): Set<string> {
  const mine = told.findLastIndex(({ phrase }) => phrase.id === 'told-turn' && isOf(phrase, me))
  const since = me === null ? told.slice(-1) : told.slice(mine + 1)
  const turns = since.map(({ phrase }) => phrase).filter(({ id }) => id === 'told-turn')
  return new Set(toldCells(turns, ['from']).filter((place) => seatOf(place) !== me))
}

function isOf({ facts }: Phrase, me: number | null): boolean {
  const name = facts['name']
  return typeof name === 'object' && 'seat' in name && name.seat === me
}
