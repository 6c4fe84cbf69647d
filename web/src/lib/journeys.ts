// How dice have traveled between two views of a table. Knows places and faces, no rule: what left a place is paired
// with what came to another. A place is a word that the page also carries in `data-place`: `pool:2`, `hand:1`,
// `win:0:c5`, `track:6:0`; the bag has none.

import { CELLS, dieAt } from './cells'
import { spokenOf } from './phrases'
import type { Phrase, View } from './protocol'

export interface Journey {
  from: string
  to: string
  /** the face before and after; they differ where the die was changed on the way */
  was: string
  die: string
}
export type Kind = 'roll' | 'take' | 'place' | 'slide' | 'swap' | 'toTrack' | 'flip' | 'reroll' | 'back'

/** What lies where, at one moment. `holder` has the die in hand; `pool` are the dice by their sockets. */
export interface Layout {
  view: Pick<View, 'round' | 'hand' | 'seats' | 'track'>
  pool: (string | null)[]
  holder: number | null
}

export const BAG = 'bag'
const NONE = '..'

/** Every die in sight by its place. */
export function places({ view, pool, holder }: Layout): Map<string, string> {
  const found: [string, string | null][] = [
    ...pool.map((die, i): [string, string | null] => [`pool:${i}`, die]),
    [`hand:${holder}`, view.hand],
    ...view.seats.flatMap(({ window }, seat) => CELLS.map((cell): [string, string] => at(seat, cell, window))),
    ...view.track.flatMap((dice, round) => dice.map((die, i): [string, string] => [`track:${round}:${i}`, die])),
  ]
  return new Map(found.filter((entry): entry is [string, string] => entry[1] !== null && entry[1] !== NONE))
}

function at(seat: number, cell: string, window: string[]): [string, string] {
  return [`win:${seat}:${cell}`, window.length ? dieAt(window, cell) : NONE]
}

interface End {
  place: string
  die: string
}
type Match = (left: End, came: End) => boolean

const areaOf = (place: string): string => place.split(':')[0]!
const sameFace: Match = (left, came) => left.die === came.die
const sameColor: Match = (left, came) => left.die[0] === came.die[0]
const stays: Match = (left, came) => left.place === came.place && sameColor(left, came)
const isLoose = (place: string): boolean => ['pool', 'hand'].includes(areaOf(place))
const between = (one: string, other: string): Match => {
  return ({ place }, came) => [areaOf(place), areaOf(came.place)].sort().join() === [one, other].sort().join()
}

/** The likelier pairs first. Only in the pool or a hand is a die turned where it lies. */
const MATCHES: Match[] = [
  (left, came) => between('hand', 'track')(left, came) && sameFace(left, came),
  (left, came) => isLoose(left.place) && stays(left, came),
  (left, came) => isOwn(left, came) && sameFace(left, came),
  (left, came) => areaOf(left.place) !== areaOf(came.place) && sameFace(left, came),
  sameFace,
  stays,
  (left, came) => isOwn(left, came) && sameColor(left, came),
  sameColor,
]

/** From a hand to the window of the same seat, or back. */
const isOwn: Match = (left, came) =>
  between('hand', 'win')(left, came) && left.place.split(':')[1] === came.place.split(':')[1]

/** The journeys from one layout to the next; dice without a partner come from the bag or go there. */
export function pair(before: Layout, after: Layout): Journey[] {
  const isNewRound = before.view.round !== after.view.round
  const [old, now] = [places(before), places(after)]
  // after a roll nothing in the pool is what it was, even if it shows the same face
  const rests = ([place, die]: [string, string], other: Map<string, string>): boolean =>
    other.get(place) === die && !(isNewRound && areaOf(place) === 'pool')
  const left = ends(old, (entry) => !rests(entry, now))
  const came = ends(now, (entry) => !rests(entry, old))
  const isRolled = ({ place }: End): boolean => isNewRound && areaOf(place) === 'pool'
  const journeys = MATCHES.flatMap((match) => matched(left, came, (l, c) => !isRolled(c) && match(l, c)))
  return [
    ...journeys,
    ...left.map(({ place, die }) => ({ from: place, to: BAG, was: die, die })),
    ...came.map(({ place, die }) => ({ from: BAG, to: place, was: die, die })),
  ]
}

function ends(all: Map<string, string>, keep: (entry: [string, string]) => boolean): End[] {
  return [...all].filter(keep).map(([place, die]) => ({ place, die }))
}

/** Pairs that match, taken out of both lists. */
function matched(left: End[], came: End[], match: Match): Journey[] {
  return [...came].flatMap((end) => {
    const found = left.findIndex((other) => match(other, end))
    if (found < 0) return []
    const [{ place, die }] = left.splice(found, 1) as [End]
    came.splice(came.indexOf(end), 1)
    return [{ from: place, to: end.place, was: die, die: end.die }]
  })
}

/** What a journey is, from its two ends alone. */
export function kindOf({ from, to, was, die }: Journey): Kind {
  if (from === to) return Number(was[1]) + Number(die[1]) === 7 ? 'flip' : 'reroll'
  const [source, target] = [areaOf(from), areaOf(to)]
  if (source === BAG) return 'roll'
  if (source === 'track') return 'swap'
  if (target === 'track') return source === 'pool' ? 'toTrack' : 'swap'
  if (target === 'win') return source !== 'win' ? 'place' : seatOf(from) === seatOf(to) ? 'slide' : 'swap'
  return source === 'pool' && target === 'hand' ? 'take' : 'back'
}

/** The seat whose window or hand a place is in. */
export function seatOf(place: string): number | null {
  return ['win', 'hand'].includes(areaOf(place)) ? Number(place.split(':')[1]) : null
}

/** The cells that phrases speak of, as places, in the order they are told. */
export function toldCells(phrases: Phrase[], without: string[] = []): string[] {
  const spoken = phrases.flatMap((phrase) => spokenOf(phrase, without))
  return spoken.flatMap((fact) => ('cell' in fact ? [`win:${fact.seat}:${fact.cell}`] : []))
}

/**
 * Journeys in the order they are shown, those of one list at the same time. A die that came from the pool to a window
 * in one message was in a hand between; turns that came together follow each other as they were told; then the round
 * ends.
 */
export function acts(journeys: Journey[], told: string[] = []): Journey[][] {
  const [round, turns] = split(journeys, isOfRound)
  const order = (journey: Journey): number => {
    const index = told.indexOf(journey.to)
    return index < 0 ? told.length : index
  }
  const ordered = turns.toSorted((one, other) => order(one) - order(other))
  const seats = [...new Set(ordered.map(mover))]
  const steps = seats.flatMap((seat) => inSteps(ordered.filter((journey) => mover(journey) === seat)))
  const [leave, roll] = split(round, (journey) => kindOf(journey) === 'toTrack')
  return [...steps, leave, roll].filter((act) => act.length)
}

function mover({ from, to }: Journey): number | null {
  return seatOf(to) ?? seatOf(from)
}

function isOfRound(journey: Journey): boolean {
  return kindOf(journey) === 'toTrack' || (journey.from === BAG && areaOf(journey.to) === 'pool')
}

function split(journeys: Journey[], test: (journey: Journey) => boolean): [Journey[], Journey[]] {
  return [journeys.filter(test), journeys.filter((journey) => !test(journey))]
}

/** One seat's journeys: first what is taken, then the rest. */
function inSteps(journeys: Journey[]): Journey[][] {
  const [whole, rest] = split(journeys, ({ from, to }) => areaOf(from) === 'pool' && areaOf(to) === 'win')
  const hand = (to: string): string => `hand:${seatOf(to)}`
  const taken = whole.map(({ from, to, was }) => ({ from, to: hand(to), was, die: was }))
  const put = whole.map(({ to, was, die }) => ({ from: hand(to), to, was, die }))
  const [takes, others] = split(rest, (journey) => kindOf(journey) === 'take')
  return [
    [...taken, ...takes],
    [...put, ...others],
  ].filter((act) => act.length)
}
