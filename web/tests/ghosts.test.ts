import { expect, test } from 'vitest'

import { changeOf } from '../src/lib/ghosts'

const EMPTY = ['.. .. .. .. ..', '.. .. .. .. ..', '.. .. .. .. ..', '.. .. .. .. ..']

test('a die that was placed came, one that was moved left its cell', () => {
  const before = ['R5 .. .. .. ..', ...EMPTY.slice(1)]
  const after = ['.. .. B2 .. ..', '.. R5 .. .. ..', ...EMPTY.slice(2)]
  expect(changeOf(before, after)).toEqual({
    came: new Map([
      ['a3', 'B2'],
      ['b2', 'R5'],
    ]),
    left: new Map([['a1', 'R5']]),
  })
})

test('dice that were exchanged both came, and no cell was left', () => {
  const [before, after] = [
    ['R5 B2 .. .. ..', ...EMPTY.slice(1)],
    ['B2 R5 .. .. ..', ...EMPTY.slice(1)],
  ]
  const { came, left } = changeOf(before, after)
  expect([...came.values()]).toEqual(['B2', 'R5'])
  expect(left.size).toBe(0)
})

test('a pass, and a choice before there is a window, change nothing', () => {
  expect(changeOf(EMPTY, EMPTY).came.size).toBe(0)
  expect(changeOf([], []).came.size).toBe(0)
})
