import { expect, test } from 'vitest'

import { faceFrames, facesOf, framesOf, LONGEST, schedule, SPEEDS, type Flight } from '../src/lib/flights'
import { kindOf, type Journey } from '../src/lib/journeys'
import { followMarks, marksOfTold } from '../src/lib/lastmoves'
import type { Told } from '../src/lib/protocol'

const journey = (from: string, to: string, die = 'R5', was = die): Journey => ({ from, to, was, die })
const lasts = (flights: Flight[]): number => Math.max(...flights.map(({ delay, time }) => delay + time))
const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i)
const TURN = [[journey('pool:0', 'hand:1')], [journey('hand:1', 'win:1:a1')]]
const ROUND = [
  [journey('pool:0', 'hand:1')],
  [journey('hand:1', 'win:1:a1')],
  range(2).map((i) => journey(`pool:${i}`, `track:0:${i}`)),
  range(13).map((i) => journey('bag', `pool:${i}`)),
]
const KINDS = [
  journey('bag', 'pool:0'),
  journey('pool:0', 'hand:1'),
  journey('hand:1', 'win:1:a1'),
  journey('win:1:a1', 'win:1:b2'),
  journey('hand:0', 'track:0:0'),
  journey('pool:0', 'track:0:0'),
  journey('hand:0', 'hand:0', 'R2', 'R5'),
  journey('hand:0', 'hand:0', 'R3', 'R5'),
  journey('hand:0', 'pool:0'),
]

test('a rival takes, holds and puts down, in less than a second', () => {
  const [take, put] = schedule(TURN, 0, 1)
  expect(put!.delay).toBeGreaterThan(take!.delay + take!.time)
  expect(take!.hold).toBeCloseTo(put!.delay - take!.time)
  expect(lasts([take!, put!])).toBeLessThan(1000)
})

test('even a turn with the end of a round and a new roll takes less than a second, in order', () => {
  const flights = schedule(ROUND, 0, 1)
  expect(lasts(flights)).toBeLessThanOrEqual(LONGEST + 0.001)
  const starts = ROUND.map(([first]) => flights.find((flight) => flight.journey === first)!.delay)
  expect(starts).toEqual(starts.toSorted((one, other) => one - other))
})

test('quick is quicker and calm calmer', () => {
  const time = (speed: keyof typeof SPEEDS): number => lasts(schedule(ROUND, 0, SPEEDS[speed]))
  expect(time('quick')).toBeLessThan(time('normal'))
  expect(time('calm')).toBeGreaterThan(time('normal'))
  expect(time('at-once')).toBe(0)
})

test('my own take only lifts the die', () => {
  const [mine] = schedule([[journey('pool:0', 'hand:0')]], 0, 1)
  const [other] = schedule([[journey('pool:0', 'hand:1')]], 0, 1)
  expect(mine!.time).toBeLessThan(other!.time)
})

test.each(KINDS.map((one) => [kindOf(one), one] as const))('%s: only transform and opacity change', (_, one) => {
  const flight = schedule([[one]], 0, 1)[0]!
  const [from, to] = [
    { left: 10, top: 20, width: 40, height: 40 },
    { left: 300, top: 400, width: 80, height: 80 },
  ]
  const frames = framesOf(flight, from, to, 80)
  const offsets = frames.flatMap(({ offset }) => (typeof offset === 'number' ? [offset] : []))
  expect(offsets).toEqual(offsets.toSorted((a, b) => a - b))
  const changed = frames.flatMap(Object.keys).filter((name) => !['transform', 'opacity', 'offset'].includes(name))
  expect(changed).toEqual([])
  expect(frames.at(-1)!['transform']).toMatch(/^translate\(300px, 400px\) scale\(1\) rotate\((0|360)deg\)/)
})

test('a die shows one face at a time, and at last the one it has', () => {
  const flight = schedule([[journey('hand:0', 'hand:0', 'R3', 'R5')]], 0, 1)[0]!
  const faces = facesOf(flight)
  expect([faces[0], faces.at(-1)]).toEqual(['R5', 'R3'])
  const all = faces.map((_, i) => faceFrames(i, faces.length))
  for (const moment of [0, 0.1, 0.3, 0.6, 0.9, 1]) {
    const seen = all.map((frames) => frames.findLast(({ offset }) => offset! <= moment)!.opacity as number)
    expect(seen.filter(Boolean)).toHaveLength(1)
  }
})

const turn = (seat: number, clock: string): { seat: number; clock: string } => ({ seat, clock })

test('what others do stays marked until my next turn ends', () => {
  const put = journey('hand:1', 'win:1:a1')
  const marks = followMarks(new Set(), [put], 0, [turn(1, '1.1'), turn(1, '1.1')])
  expect([...marks]).toEqual(['win:1:a1'])
  const mine = followMarks(marks, [journey('hand:0', 'win:0:c3')], 0, [turn(0, '1.2'), turn(0, '1.2')])
  expect([...mine]).toEqual(['win:1:a1'])
  expect([...followMarks(mine, [], 0, [turn(0, '1.2'), turn(1, '1.3')])]).toEqual([])
})

test('a mark goes with its die, and a die taken back leaves none', () => {
  const slid = followMarks(new Set(['win:1:a1']), [journey('win:1:a1', 'win:1:b2')], 0, [turn(1, '1'), turn(1, '1')])
  expect([...slid]).toEqual(['win:1:b2'])
  expect([...followMarks(slid, [journey('win:1:b2', 'hand:1')], 0, [turn(1, '1'), turn(1, '1')])]).toEqual([])
})

test('whoever opens the table sees what was told since their last turn', () => {
  const line = (seat: number, facts: Told['phrase']['facts']): Told => ({
    number: 1,
    phrase: { id: 'told-turn', facts: { name: { seat }, clauses: { id: 'clause-put', facts } } },
  })
  const told = [
    line(1, { cell: { cell: 'a1', seat: 1 } }),
    line(0, { cell: { cell: 'b1', seat: 0 } }),
    line(1, { cell: { cell: 'c1', seat: 1 } }),
    line(2, { from: { cell: 'd4', seat: 2 }, to: { cell: 'd5', seat: 2 } }),
  ]
  expect([...marksOfTold(told, 0)]).toEqual(['win:1:c1', 'win:2:d5'])
  expect([...marksOfTold(told, null)]).toEqual(['win:2:d5'])
})
