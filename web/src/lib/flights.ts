// When each die of a view travels, for how long, and along which path. Pure: boxes in, keyframes of transform and
// opacity out. What is drawn and how it ends is in motion.ts.

import { BAG, kindOf, seatOf, type Journey, type Kind } from './journeys'
import type { Settings } from './settings.svelte'

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

export interface Flight {
  journey: Journey
  kind: Kind
  /** milliseconds until it starts, on its way, and held where it arrived until the next one takes it on */
  delay: number
  time: number
  hold: number
}

/** A message is shown in less than a second, however much it brings. */
export const LONGEST = 950
const HOLD = 180
const PAUSE = 60
const TIMES: Record<Kind, number> = {
  roll: 560,
  take: 340,
  place: 300,
  slide: 340,
  swap: 420,
  toTrack: 360,
  flip: 340,
  reroll: 480,
  back: 160,
}
const LIFT = 160
/** Dice of one act start one after another, the last so many milliseconds after the first. */
const SPREAD: Partial<Record<Kind, number>> = { roll: 260, toTrack: 120, reroll: 160 }
const STAGGER = 45
export const SPEEDS: Record<Settings['speed'], number> = { calm: 0.7, normal: 1, quick: 1.8, 'at-once': Infinity }

/** The flights of acts, one act after the other; `me` is whose table this is. */
export function schedule(acts: Journey[][], me: number | null, speed: number): Flight[] {
  const flights: Flight[] = []
  let start = 0
  acts.forEach((act, number) => {
    const flown = act.map((journey, i) => flightOf(journey, start, i, act.length, me))
    const arrived = Math.max(...flown.map(({ delay, time }) => delay + time))
    start = arrived + (acts[number + 1]?.some(isHeld) ? HOLD : PAUSE)
    for (const flight of flown)
      if (acts[number + 1]?.some(({ from }) => from === flight.journey.to))
        flight.hold = start - flight.delay - flight.time
    flights.push(...flown)
  })
  const end = Math.max(0, ...flights.map(({ delay, time }) => delay + time))
  const factor = Math.min(1, LONGEST / end) / speed
  return flights.map((flight) => ({
    ...flight,
    delay: flight.delay * factor,
    time: flight.time * factor,
    hold: flight.hold * factor,
  }))
}

function isHeld({ from, to }: Journey): boolean {
  return from.startsWith('hand') && to.startsWith('win')
}

function flightOf(journey: Journey, start: number, i: number, count: number, me: number | null): Flight {
  const kind = kindOf(journey)
  const stagger = Math.min(STAGGER, (SPREAD[kind] ?? 0) / Math.max(1, count - 1))
  const time = kind === 'take' && seatOf(journey.to) === me ? LIFT : TIMES[kind]
  return { journey, kind, delay: start + i * stagger, time, hold: 0 }
}

/** The faces a die shows on its way, the last one longest. */
export function facesOf({ kind, journey: { was, die, from } }: Flight): string[] {
  const other = (step: number): string => `${die[0]}${((Number(die[1]) - 1 + step) % 6) + 1}`
  if (kind === 'roll' && from === BAG) return [other(2), other(4), die]
  if (kind === 'reroll') return [was, other(3), other(1), die]
  return was === die ? [die] : [was, die]
}

/** When a face shows, as opacity over the whole flight. */
export function faceFrames(number: number, count: number): Keyframe[] {
  const [from, to] = [number / count, (number + 1) / count]
  const shown = (offset: number): number => (offset >= from && (offset < to || number === count - 1) ? 1 : 0)
  const offsets = [0, from, to, 1].filter((offset, i, all) => all.indexOf(offset) === i)
  // a face switches at once: it keeps what it was until the next frame
  return offsets.map((offset) => ({ offset, opacity: shown(offset), easing: 'steps(1, end)' }))
}

const STEPS = 8
const HIGHEST = 90

/** The path of a die of `size` from one box to another. */
export function framesOf({ kind, journey }: Flight, from: Box, to: Box, size: number): Keyframe[] {
  const put = (at: Box, grow = 1, turn = 0, lift = 0): string => {
    const [x, y] = [at.left + (at.width - size) / 2, at.top + (at.height - size) / 2 - lift]
    const scale = (Math.min(at.width, at.height) / size) * grow
    return `translate(${round(x)}px, ${round(y)}px) scale(${round(scale)}) rotate(${round(turn)}deg)`
  }
  const hop = size * 0.12
  switch (kind) {
    case 'reroll':
      return [
        { transform: put(from) },
        { transform: put(from, 1.14, 200, hop), offset: 0.4 },
        { transform: put(to, 1.05, 348), offset: 0.8 },
        { transform: put(to, 1, 360) },
      ]
    case 'flip':
      return [
        { transform: `${put(from)} rotateX(0deg)` },
        { transform: `${put(from, 1.1, 0, hop)} rotateX(90deg)`, offset: 0.5 },
        { transform: `${put(to)} rotateX(0deg)` },
      ]
    case 'roll':
      return arc(from, to, (at, t) => ({ transform: put(at, 0.6 + 0.4 * t + 0.16 * bow(t), 360 * (t - 1)) }), 1, 1).map(
        fadeIn,
      )
    default:
      return [
        ...arc(from, to, (at, t) => ({ transform: put(at, 1 + 0.12 * bow(t * 0.82)) }), side(journey), 0.88),
        { transform: put(to), offset: 1 },
      ]
  }
}

/** Of two dice that change places one passes above, one below. */
function side({ from, to }: Journey): number {
  if (from.split(':')[0] === to.split(':')[0]) return from < to ? 1 : -1
  return to.startsWith('track') && from.startsWith('hand') ? -1 : 1
}

function fadeIn(frame: Keyframe, i: number): Keyframe {
  return i > 1 ? { ...frame, opacity: 1 } : { ...frame, opacity: i }
}

const bow = (t: number): number => Math.sin(Math.PI * t)
const round = (value: number): number => Math.round(value * 1000) / 1000

/** Points along a curve that bows upward (`above` -1: downward) between two boxes, over this share of the time. */
function arc(from: Box, to: Box, frame: (at: Box, t: number) => Keyframe, above: number, share: number): Keyframe[] {
  const far = Math.hypot(from.left - to.left, from.top - to.top)
  const rise = Math.min(HIGHEST, far * 0.18) * above
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const t = i / STEPS
    const between = (one: number, other: number): number => one + (other - one) * t
    const at = {
      left: between(from.left, to.left),
      top: between(from.top, to.top) - rise * bow(t),
      width: between(from.width, to.width),
      height: between(from.height, to.height),
    }
    return { ...frame(at, t), offset: t * share }
  })
}
