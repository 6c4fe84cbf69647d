import { describe, expect, test } from 'vitest'

import type { Phrase } from '../src/lib/protocol'
import { followPool, rolledDice, type Pool } from '../src/lib/sockets'

const at = (pool: string, hand: string | null = null, round = 3): Pool => ({
  round,
  pool: pool ? pool.split(' ') : [],
  hand,
})
const ROLLED = ['R5', 'Y2', 'Y2', 'G4', 'B6']
const start = followPool(null, at('R5 Y2 Y2 G4 B6'), ROLLED)

/** The dice of the sockets, with the one in hand in brackets. */
function drawn(sockets: ReturnType<typeof followPool>, hand: string | null = null): string {
  return sockets.dice.map((die, i) => (i === sockets.hand ? `(${hand})` : (die ?? '--'))).join(' ')
}

describe('sockets of the pool', () => {
  test('a die that is taken leaves its socket and all others stay', () => {
    expect(drawn(followPool(start, at('R5 Y2 Y2 B6', 'G4')), 'G4')).toBe('R5 Y2 Y2 (G4) B6')
  })

  test('of two equal dice the one that was clicked is taken', () => {
    expect(drawn(followPool(start, at('R5 Y2 G4 B6', 'Y2'), [], 2), 'Y2')).toBe('R5 Y2 (Y2) G4 B6')
    expect(drawn(followPool(start, at('R5 Y2 G4 B6', 'Y2'), [], 1), 'Y2')).toBe('R5 (Y2) Y2 G4 B6')
  })

  test('the socket stays empty when the die is placed, and another one is emptied next', () => {
    const held = followPool(start, at('R5 Y2 Y2 B6', 'G4'))
    const placed = followPool(held, at('R5 Y2 Y2 B6'))
    expect(drawn(placed)).toBe('R5 Y2 Y2 -- B6')
    expect(drawn(followPool(placed, at('Y2 Y2 B6', 'R5')), 'R5')).toBe('(R5) Y2 Y2 -- B6')
  })

  test('a die that is changed in hand keeps its socket, and returns to it', () => {
    const held = followPool(start, at('R5 Y2 Y2 B6', 'G4'))
    const changed = followPool(held, at('R5 Y2 Y2 B6', 'G5'))
    expect(drawn(changed, 'G5')).toBe('R5 Y2 Y2 (G5) B6')
    expect(drawn(followPool(changed, at('R5 Y2 Y2 G5 B6')))).toBe('R5 Y2 Y2 G5 B6')
  })

  test('another die instead: the first goes back, the second is lifted', () => {
    const held = followPool(start, at('R5 Y2 Y2 B6', 'G4'))
    expect(drawn(followPool(held, at('R5 Y2 Y2 G4', 'B6')), 'B6')).toBe('R5 Y2 Y2 G4 (B6)')
  })

  test('a pool that is rolled again lies in the sockets that had dice', () => {
    const held = followPool(start, at('R5 Y2 Y2 B6', 'G4'))
    const placed = followPool(held, at('R5 Y2 Y2 B6'))
    expect(drawn(followPool(placed, at('R1 Y3 Y6 B6')))).toBe('R1 Y3 Y6 -- B6')
  })

  test('a die of a step back finds the socket it left', () => {
    const one = followPool(start, at('R5 Y2 Y2 B6'))
    const two = followPool(one, at('Y2 Y2 B6'))
    expect(drawn(followPool(two, at('Y2 Y2 G4 B6')))).toBe('-- Y2 Y2 G4 B6')
  })

  test('a page that is opened in the middle of a round shows the sockets of all dice that were rolled', () => {
    expect(drawn(followPool(null, at('Y2 B6', 'G3'), ROLLED), 'G3')).toBe('(G3) Y2 -- -- B6')
    expect(drawn(followPool(null, at('Y2 B6', 'G4'), ROLLED), 'G4')).toBe('-- Y2 -- (G4) B6')
  })

  test('without word of the roll the sockets are those of the dice in sight', () => {
    expect(drawn(followPool(null, at('Y2 B6', 'G4')), 'G4')).toBe('Y2 B6 (G4)')
  })

  test('more dice than sockets get more sockets, a new round begins anew', () => {
    expect(drawn(followPool(start, at('R5 Y2 Y2 G4 B6 P1')))).toBe('R5 Y2 Y2 G4 B6 P1')
    expect(drawn(followPool(start, at('P1 P2', null, 4)))).toBe('P1 P2')
  })
})

test('the dice of a round are read from what is told, in the order of colors', () => {
  const dice = [{ die: 'B6' }, { die: 'R5' }]
  const lines: Phrase[] = [
    { id: 'told-round', facts: { round: 3, dice } },
    { id: 'told-end', facts: {} },
  ]
  const told = lines.map((phrase) => ({ phrase }))
  expect(rolledDice(told, 3)).toEqual(['R5', 'B6'])
  expect(rolledDice(told, 4)).toEqual([])
})
