import { expect, test } from 'vitest'

import { acts, kindOf, pair, places, toldCells, type Journey, type Layout } from '../src/lib/journeys'
import type { SeatView } from '../src/lib/protocol'

const EMPTY = '.. .. .. .. ..'

interface Position {
  round?: number
  pool?: string
  hand?: [number, string]
  windows?: Record<string, string>[]
  track?: string[]
}

/** A layout from a few words; windows are given by their cells. */
function layout({ round = 1, pool = '', hand, windows = [{}, {}], track = [] }: Position): Layout {
  const seats = windows.map((cells) => {
    const rows = [EMPTY, EMPTY, EMPTY, EMPTY].map((row) => row.split(' '))
    for (const [cell, die] of Object.entries(cells)) rows['abcd'.indexOf(cell[0]!)]![Number(cell[1]) - 1] = die
    return { window: rows.map((row) => row.join(' ')) } as SeatView
  })
  const view = { round, hand: hand?.[1] ?? null, seats, track: track.map((dice) => dice.split(' ').filter(Boolean)) }
  return { view, pool: pool.split(' ').map((die) => (die === '..' || !die ? null : die)), holder: hand?.[0] ?? null }
}

const told = (before: Position, after: Position): string[] =>
  pair(layout(before), layout(after)).map(
    (journey) => `${kindOf(journey)} ${journey.was}>${journey.die} ${journey.from}>${journey.to}`,
  )

test('every die in sight has a place', () => {
  const found = places(layout({ pool: 'R5 .. B2', hand: [1, 'Y3'], windows: [{ c5: 'G1' }, {}], track: ['', 'P6 S2'] }))
  expect([...found]).toEqual([
    ['pool:0', 'R5'],
    ['pool:2', 'B2'],
    ['hand:1', 'Y3'],
    ['win:0:c5', 'G1'],
    ['track:1:0', 'P6'],
    ['track:1:1', 'S2'],
  ])
})

test.each<[string, Position, Position, string[]]>([
  ['nothing', { pool: 'R5 B2' }, { pool: 'R5 B2' }, []],
  [
    'a take moves no other die',
    { pool: 'R5 B2 B2' },
    { pool: 'R5 .. B2', hand: [0, 'B2'] },
    ['take B2>B2 pool:1>hand:0'],
  ],
  ['a die put on a cell', { hand: [1, 'B2'] }, { windows: [{}, { a1: 'B2' }] }, ['place B2>B2 hand:1>win:1:a1']],
  [
    'a whole turn of a rival, with another shade on the way',
    { pool: 'R5 B2' },
    { pool: 'R5 ..', windows: [{}, { a1: 'B3' }] },
    ['place B2>B3 pool:1>win:1:a1'],
  ],
  ['a roll by hand', { hand: [0, 'B2'] }, { hand: [0, 'B4'] }, ['reroll B2>B4 hand:0>hand:0']],
  ['a die turned over', { hand: [0, 'B2'] }, { hand: [0, 'B5'] }, ['flip B2>B5 hand:0>hand:0']],
  [
    'the whole pool rolled again',
    { pool: 'R3 R5 B1' },
    { pool: 'R5 R3 B2' },
    ['reroll R3>R5 pool:0>pool:0', 'reroll R5>R3 pool:1>pool:1', 'reroll B1>B2 pool:2>pool:2'],
  ],
  [
    'a swap with the round track of two dice of a color',
    { hand: [0, 'R5'], track: ['R3'] },
    { hand: [0, 'R3'], track: ['R5'] },
    ['swap R3>R3 track:0:0>hand:0', 'swap R5>R5 hand:0>track:0:0'],
  ],
  [
    'two dice of a color exchanged in a window',
    { windows: [{ a1: 'R5', b2: 'R3' }] },
    { windows: [{ a1: 'R3', b2: 'R5' }] },
    ['slide R3>R3 win:0:b2>win:0:a1', 'slide R5>R5 win:0:a1>win:0:b2'],
  ],
  ['a die moved', { windows: [{ a1: 'R5' }] }, { windows: [{ b2: 'R5' }] }, ['slide R5>R5 win:0:a1>win:0:b2']],
  [
    'dice exchanged between windows',
    { windows: [{ a1: 'R5' }, { c3: 'B2' }] },
    { windows: [{ a1: 'B2' }, { c3: 'R5' }] },
    ['swap B2>B2 win:1:c3>win:0:a1', 'swap R5>R5 win:0:a1>win:1:c3'],
  ],
  ['a take taken back', { pool: '.. R1', hand: [0, 'B2'] }, { pool: 'B2 R1' }, ['back B2>B2 hand:0>pool:0']],
  ['a placement taken back', { windows: [{ a1: 'B2' }] }, { hand: [0, 'B2'] }, ['back B2>B2 win:0:a1>hand:0']],
  [
    'back into the bag, another drawn',
    { hand: [0, 'B2'] },
    { hand: [0, 'R4'] },
    ['back B2>B2 hand:0>bag', 'roll R4>R4 bag>hand:0'],
  ],
  [
    'the end of a round: even a socket with the same face gets a new die',
    { round: 1, pool: 'R5 .. ..' },
    { round: 2, pool: 'R5 B2 G1', track: ['R5'] },
    ['toTrack R5>R5 pool:0>track:0:0', 'roll R5>R5 bag>pool:0', 'roll B2>B2 bag>pool:1', 'roll G1>G1 bag>pool:2'],
  ],
  [
    'of equal dice the one in the hand of the seat is put down',
    { pool: 'B2 R1', hand: [1, 'B2'], windows: [{ a1: 'B2' }, {}] },
    { pool: 'B2 R1', windows: [{ a1: 'B2' }, { d4: 'B2' }] },
    ['place B2>B2 hand:1>win:1:d4'],
  ],
])('%s', (_, before, after, expected) => {
  expect(told(before, after)).toEqual(expected)
})

test('no die is lost or made: each face that left or came has one journey', () => {
  const before = layout({ pool: 'R5 B2 Y1', hand: [0, 'G3'], windows: [{ a1: 'P4' }, {}], track: ['S6'] })
  const after = layout({
    round: 2,
    pool: 'B2 Y6',
    windows: [{ b1: 'P4', c1: 'G3' }, { a5: 'R5' }],
    track: ['S6', 'Y1'],
  })
  const journeys = pair(before, after)
  const came = [...places(after)].filter(([place]) => place.startsWith('pool') || !places(before).has(place))
  expect(
    journeys
      .filter(({ to }) => to !== 'bag')
      .map(({ to }) => to)
      .sort(),
  ).toEqual(came.map(([place]) => place).sort())
})

const journey = (from: string, to: string, die = 'R5'): Journey => ({ from, to, was: die, die })

test('a whole turn is parted: taken into the hand, then put down', () => {
  expect(acts([journey('pool:1', 'win:1:c5')])).toEqual([
    [journey('pool:1', 'hand:1')],
    [journey('hand:1', 'win:1:c5')],
  ])
})

test('turns that came together follow each other as they were told, then the round ends', () => {
  const all = [
    journey('bag', 'pool:0'),
    journey('pool:2', 'track:0:0'),
    journey('pool:0', 'win:1:a1'),
    journey('pool:1', 'win:2:b2'),
  ]
  const lines = toldCells([
    {
      id: 'told-turn',
      facts: { name: { seat: 2 }, clauses: { id: 'clause-put', facts: { cell: { cell: 'b2', seat: 2 } } } },
    },
    {
      id: 'told-turn',
      facts: { clauses: [{ id: 'clause-put', facts: { die: 'it', cell: { cell: 'a1', seat: 1 } } }] },
    },
  ])
  expect(lines).toEqual(['win:2:b2', 'win:1:a1'])
  expect(acts(all, lines).map((act) => act.map(({ to }) => to))).toEqual([
    ['hand:2'],
    ['win:2:b2'],
    ['hand:1'],
    ['win:1:a1'],
    ['track:0:0'],
    ['pool:0'],
  ])
})
