import { beforeEach, expect, test } from 'vitest'

import { CELLS, dieAt, printAt } from '../src/lib/cells'
import { marksOf, moveWords, sortMoves } from '../src/lib/moves'
import type { Move, View } from '../src/lib/protocol'
import { speak } from './catalog'

const MOVES: Move[] = [
  { kind: 'take', die: 'R5', text: 'R5' },
  { kind: 'place', die: 'B2', cell: 'b3', text: 'B2@b3' },
  { kind: 'remove', cell: 'c4', text: 'remove c4' },
  { kind: 'move_die', source: 'a1', target: 'a2', text: 'a1>a2' },
  { kind: 'move_die', source: 'a1', target: 'b1', text: 'a1>b1' },
  { kind: 'use_tool', tool: 'lathekin', text: 'use lathekin' },
  { kind: 'swap_with_track', die: 'Y3', text: 'swap Y3' },
  { kind: 'swap_with_seat', seat: 1, cell: 'a1', text: 'swap s1:a1' },
  { kind: 'choose', pattern: 'firmitas', text: 'choose firmitas' },
  { kind: 'up', text: '+' },
  { kind: 'end', text: 'end' },
]
const SEEN = {
  hand: 'G4',
  phase: 'turn',
  seats: [{}, { name: 'Ben', window: ['R2 .. .. .. ..', '.. .. .. .. ..', '.. .. .. .. ..', '.. .. .. .. ..'] }],
} as View

beforeEach(() => speak('en'))

test('every move is offered where it is clicked, with the text that is sent', () => {
  const offer = sortMoves(MOVES)
  expect([...offer.takes]).toEqual([['R5', 'R5']])
  expect(Object.fromEntries(offer.cells)).toEqual({ b3: 'B2@b3', c4: 'remove c4' })
  expect(Object.fromEntries(offer.sources.get('a1')!)).toEqual({ a2: 'a1>a2', b1: 'a1>b1' })
  expect([...offer.tools, ...offer.track, ...offer.patterns]).toEqual([
    ['lathekin', 'use lathekin'],
    ['Y3', 'swap Y3'],
    ['firmitas', 'choose firmitas'],
  ])
  expect([offer.answers.map(({ text }) => text), offer.end]).toEqual([['swap s1:a1', '+'], 'end'])
})

test('without its move nothing can be ended', () => {
  expect(sortMoves([]).end).toBeNull()
})

test.each<[Move, string]>([
  [{ kind: 'up', text: '+' }, 'green 5'],
  [{ kind: 'down', text: '-' }, 'green 3'],
  [{ kind: 'set_shade', shade: 6, text: '=6' }, 'green 6'],
  [{ kind: 'pay_die', die: 'R5', text: 'pay R5' }, 'red 5'],
  [{ kind: 'pay_tokens', text: 'pay tokens' }, 'tokens'],
  [{ kind: 'swap_with_seat', seat: 1, cell: 'a1', text: 'swap s1:a1' }, 'Ben'],
  [{ kind: 'return', text: 'return' }, 'pool'],
])('%o is a button that says what it does', (move, words) => {
  expect(moveWords(SEEN, move)).toContain(words)
})

test('to stop is something else where pioneers are claimed', () => {
  const stop: Move = { kind: 'stop', text: 'stop' }
  expect(moveWords(SEEN, stop)).not.toBe(moveWords({ ...SEEN, phase: 'claim_pioneer' }, stop))
})

test('a hint marks the dice, cells, tools and patterns that its moves name', () => {
  const marks = marksOf(MOVES, '2')
  expect([...marks.dice]).toEqual(['R5', 'B2'])
  expect([...marks.cells]).toEqual(['b3', 'c4', 'a1', 'a2', 'b1'])
  expect([[...marks.tools], [...marks.patterns], marks.label]).toEqual([['lathekin'], ['firmitas'], '2'])
})

test('a cell finds its die and its print', () => {
  expect(CELLS).toHaveLength(20)
  expect([dieAt(SEEN.seats[1]!.window, 'a1'), dieAt(SEEN.seats[1]!.window, 'd5')]).toEqual(['R2', '..'])
  expect([printAt(['.4.Y6', '.....', '.....', '....R'], 'd5'), printAt(null, 'a1')]).toEqual(['R', '.'])
})
