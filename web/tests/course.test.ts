import { expect, test } from 'vitest'

import { bandsOf, byLines, byTurns, costliest, expected, pointsSoFar, roundFrom, slips } from '../src/lib/course'
import type { Course, DecisionMessage, ReviewMessage } from '../src/lib/protocol'

const turn = (line: number, round: number, points: number[]): Course['turns'][number] => ({
  line,
  round,
  turn: round ? 1 : 0,
  seat: round ? 0 : null,
  points,
})
const COURSE: Course = {
  lines: 40,
  rounds: [10, 20],
  turns: [turn(4, 0, []), turn(10, 1, [3, 4]), turn(14, 1, [5, 4]), turn(20, 2, [5, 9]), turn(40, 2, [7, 9])],
  names: ['Ada', 'Ben'],
  continued: 0,
}

function decided(line: number, worth: number, kept: number, label: string): DecisionMessage {
  return { line, worth, kept, label, loss: worth - kept, better: label === 'best' ? null : {} } as DecisionMessage
}

const REVIEW = {
  name: 'Ada',
  sums: { final: 44 },
  decisions: [decided(11, 50, 50, 'best'), decided(15, 51, 47, 'blunder'), decided(17, 48, 46, 'slip')],
} as unknown as ReviewMessage

test('a line within a turn lies at the stop where the turn begins', () => {
  const scale = byTurns(COURSE)
  expect([0, 4, 9, 10, 13, 14, 39, 40].map((line) => scale.place(line))).toEqual([0, 0, 0, 1, 1, 2, 3, 4])
  expect([-1, 0, 2, 99].map((place) => scale.line(place))).toEqual([4, 4, 14, 40])
  expect(byLines(COURSE).place(17)).toBe(17)
})

test('rounds are bands, and one goes from round to round', () => {
  const scale = byTurns(COURSE)
  expect(bandsOf(COURSE, scale)).toEqual([
    { from: 0.5, to: 2.5, round: 1 },
    { from: 2.5, to: 4.5, round: 2 },
  ])
  expect([0, 1, 2, 3, 4].map((place) => roundFrom(COURSE, scale, place, 1))).toEqual([1, 3, 3, 4, 4])
  expect([4, 3, 2, 1, 0].map((place) => roundFrom(COURSE, scale, place, -1))).toEqual([3, 1, 1, 0, 0])
})

test('points so far begin with the windows', () => {
  expect(pointsSoFar(COURSE, byTurns(COURSE))[1]).toEqual({
    name: 'Ben',
    points: [
      { x: 1, y: 4 },
      { x: 2, y: 4 },
      { x: 3, y: 9 },
      { x: 4, y: 9 },
    ],
  })
})

test('the expected points drop where a decision cost something, two of one turn beside each other', () => {
  const { points } = expected(REVIEW, byTurns(COURSE))
  expect(points.map(({ y }) => y)).toEqual([50, 50, 51, 47, 48, 46, 44])
  expect(points.map(({ x }) => x)).toEqual([...points.map(({ x }) => x)].toSorted((a, b) => a - b))
  expect(points.slice(2, 6).every(({ x }) => x >= 2 && x < 3)).toBe(true)
})

test('slips and blunders are marked, and the costliest come first', () => {
  expect(slips(REVIEW, byTurns(COURSE)).map(({ decision, y }) => [decision.label, y])).toEqual([
    ['blunder', 47],
    ['slip', 46],
  ])
  expect(costliest(REVIEW, 1).map(({ line }) => line)).toEqual([15])
})
