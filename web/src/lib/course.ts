// The course of a game as a scrubber shows it: where it stops, its rounds as bands, the curve and the mistakes on it.

import type { Course, DecisionMessage, ReviewMessage } from './protocol'

export interface Point {
  x: number
  y: number
}

export interface Band {
  from: number
  to: number
  round: number
}

export interface Curve {
  name: string
  points: Point[]
}

/** A decision that cost something, where it lies on the curve. */
export interface Slip extends Point {
  decision: DecisionMessage
}

/** How a scrubber counts: its last stop, where a line of the log lies, and the line of a stop. */
export interface Scale {
  last: number
  place(line: number): number
  line(place: number): number
}

/** One stop a turn: where it begins. A line within a turn lies at the stop of that turn. */
export function byTurns({ turns }: Course): Scale {
  return {
    last: turns.length - 1,
    place: (line) =>
      Math.max(
        0,
        turns.findLastIndex((turn) => turn.line <= line),
      ),
    line: (place) => turns[Math.max(0, Math.min(turns.length - 1, place))]!.line,
  }
}

/** One stop a line, for experts. */
export function byLines({ lines }: Course): Scale {
  const within = (line: number): number => Math.max(0, Math.min(lines, line))
  return { last: lines, place: within, line: within }
}

/** The rounds side by side; half a stop before its first turn a round begins. */
export function bandsOf({ rounds }: Course, scale: Scale): Band[] {
  const begins = rounds.map((line) => scale.place(line) - 0.5)
  return begins.map((from, i) => ({ from, to: begins[i + 1] ?? scale.last + 0.5, round: i + 1 }))
}

/** The stop where the round begins that is so many before or after the one at this place. */
export function roundFrom({ rounds }: Course, scale: Scale, place: number, by: number): number {
  const begins = [0, ...rounds.map((line) => scale.place(line)), scale.last]
  return by > 0
    ? (begins.find((begin) => begin > place) ?? scale.last)
    : (begins.findLast((begin) => begin < place) ?? 0)
}

/** Everybody's points so far, turn by turn. */
export function pointsSoFar({ turns, names }: Course, scale: Scale): Curve[] {
  const told = turns.filter(({ points }) => points.length)
  return names.map((name, seat) => ({
    name,
    points: told.map(({ line, points }) => ({ x: scale.place(line), y: points[seat]! })),
  }))
}

/** The points to be expected: before each decision, with the best that was found, and after what was played. */
export function expected({ decisions, sums, name }: ReviewMessage, scale: Scale): Curve {
  const points = spread(decisions, scale).flatMap(({ decision, x, width }) => [
    { x, y: decision.worth },
    { x: x + width, y: decision.kept },
  ])
  return { name, points: [...points, { x: scale.last, y: sums['final']! }] }
}

/** What cost more than a little: where the curve stands after it. */
export function slips({ decisions }: ReviewMessage, scale: Scale): Slip[] {
  return spread(decisions, scale)
    .filter(({ decision }) => isCostly(decision))
    .map(({ decision, x, width }) => ({ x: x + width, y: decision.kept, decision }))
}

export function isCostly({ label }: DecisionMessage): boolean {
  return label === 'slip' || label === 'blunder'
}

/** Decisions in a row; several of one turn share its stop. */
function spread(decisions: DecisionMessage[], scale: Scale): { decision: DecisionMessage; x: number; width: number }[] {
  const places = decisions.map(({ line }) => scale.place(line - 1))
  return decisions.map((decision, i) => {
    const many = places.filter((place) => place === places[i]).length
    const before = i - places.indexOf(places[i]!)
    return { decision, x: places[i]! + (0.8 * before) / many, width: 0.4 / many }
  })
}

/** The costliest decisions, worst first. */
export function costliest({ decisions }: ReviewMessage, many: number): DecisionMessage[] {
  return decisions
    .filter(({ better }) => better)
    .toSorted((a, b) => b.loss - a.loss)
    .slice(0, many)
}
