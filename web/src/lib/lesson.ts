// The steps of the first game: what the coach says, where to look, and what must have happened to go on.
// Whether it has happened is read off the table message; no rule of the game is known here.

import type { View } from './protocol'

export interface Seen {
  view: View
  /** a cell that refuses the die in hand was looked at */
  refusal: boolean
}

export interface Step {
  says: string
  /** the part of the table that is pointed out: see lesson.css */
  at: string
  /** goes on by itself when this is so; without it, by a button */
  until?: (seen: Seen) => boolean
  /** one step back while this is not so */
  needs?: (seen: Seen) => boolean
  /** said instead while the die in hand fits nowhere */
  stuck?: string
}

const mine = ({ view }: Seen) => view.seats[view.seat ?? 0]!
const dice = (seen: Seen) =>
  mine(seen)
    .window.join(' ')
    .split(' ')
    .filter((die) => die !== '..').length
const holds = ({ view }: Seen) => view.hand !== null && view.awaits[0] === view.seat
const isLater = ({ view }: Seen) => view.round > 1
const hasPaid = (seen: Seen) => mine(seen).tokens < mine(seen).level
const hasEnded = (seen: Seen) => isLater(seen) || seen.view.turn > 0

export const STEPS: Step[] = [
  { says: 'lesson-goal', at: 'window' },
  { says: 'lesson-take', at: 'pool', until: (seen) => holds(seen) || dice(seen) > 0 || hasEnded(seen) },
  { says: 'lesson-why', at: 'window', until: (seen) => seen.refusal || dice(seen) > 0 || hasEnded(seen), needs: holds },
  { says: 'lesson-place', at: 'window', until: (seen) => dice(seen) > 0 || hasEnded(seen), needs: holds },
  { says: 'lesson-points', at: 'sheet', needs: (seen) => dice(seen) > 0 || hasEnded(seen) },
  { says: 'lesson-end', at: 'end', until: hasEnded },
  { says: 'lesson-back', at: 'turns', until: (seen) => holds(seen) || dice(seen) > 1 || isLater(seen) },
  {
    says: 'lesson-neighbor',
    at: 'window',
    until: (seen) => dice(seen) > 1 || isLater(seen),
    needs: holds,
    stuck: 'lesson-stuck',
  },
  { says: 'lesson-round', at: 'end', until: isLater },
  { says: 'lesson-tool', at: 'tools', until: hasPaid },
  { says: 'lesson-paid', at: 'tools', needs: hasPaid },
  { says: 'lesson-free', at: '' },
]

/** What the coach says at a step, as the table stands. */
export function words({ says, stuck }: Step, { view }: Seen): string {
  return stuck && !view.moves.some((move) => move.includes('@')) ? stuck : says
}

/** The step to show, as the table stands: on past all that has happened, back where something was undone. */
export function follow(step: number, seen: Seen): number {
  let now = step
  while (STEPS[now]?.until?.(seen)) now += 1
  while (STEPS[now]?.needs?.(seen) === false) now -= 1
  return now
}

/** The step after one that is read or skipped: the next that makes sense as the table stands. */
export function skip(step: number, seen: Seen): number {
  let now = step + 1
  while (STEPS[now]?.until?.(seen) || STEPS[now]?.needs?.(seen) === false) now += 1
  return now
}
