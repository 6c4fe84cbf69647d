import { expect, test } from 'vitest'

import type { ScoreForm } from '../src/lib/protocol'
import { freshDraft, keepDraft, loadDraft, nextCell, NOTHING, OWN, positionOf, stillThere } from '../src/lib/sheet'
import { stubStorage } from './catalog'

const FORM = {
  colors: 'RYGBP',
  modules: [],
  publics: ['row_color_variety'],
  boards: [],
  pioneers: [],
  pioneers_dealt: 0,
  privates: ['shades_of_red'],
  privates_dealt: 1,
  ornaments: [],
  options: {},
  round_track: false,
  most_favor: 6,
} as unknown as ScoreForm

test('a draft is kept and found again, and a broken one is forgotten', () => {
  const kept = stubStorage()
  const draft = freshDraft()
  draft.seats[0]!.dice['b3'] = 'R5'
  keepDraft(draft)
  expect(loadDraft()).toEqual(draft)
  kept.set('score sheet', '{')
  expect(loadDraft()).toEqual(freshDraft())
})

test('the position has the dice that can be in play, and no others', () => {
  const draft = freshDraft()
  draft.publics = ['row_color_variety', 'a_card_of_another_module']
  const seat = draft.seats[0]!
  Object.assign(seat, {
    dice: { a1: 'R5', a2: 'S4' },
    exempt: ['a1', 'a2'],
    favor: 9,
    pattern: OWN,
    print: { d5: '6' },
  })
  const position = positionOf(draft, FORM) as { public: string[]; seats: Record<string, unknown>[] }
  expect(position.public).toEqual(['row_color_variety'])
  expect(position.seats).toHaveLength(2)
  expect(position.seats[0]).toMatchObject({
    pattern: ['.....', '.....', '.....', '....6'],
    window: ['R5 .. .. .. ..', ...NOTHING.slice(1)],
    exempt: ['a1'],
    favor: 6,
  })
})

test('the last round is told in the order of seats from the one that began', () => {
  const draft = { ...freshDraft(), players: 3, began: 2, skipped: [1, 4] }
  expect(positionOf(draft, FORM)).toMatchObject({ last_round_order: [2, 0, 1], skipped: [1] })
})

test('faults of dice that were taken away are not shown', () => {
  const seat = { ...freshDraft().seats[0]!, dice: { a1: 'R5', a2: 'R4' } }
  const faults = [
    { cell: 'a1', rule: 'equal_color', with: 'a2' },
    { cell: 'a1', rule: 'equal_color', with: 'b1' },
    { cell: 'c3', rule: 'cell_color' },
  ]
  expect(stillThere(seat, faults)).toEqual(faults.slice(0, 1))
})

test('cells are filled row by row', () => {
  expect([nextCell('a1'), nextCell('a5'), nextCell('d5')]).toEqual(['a2', 'b1', null])
})
