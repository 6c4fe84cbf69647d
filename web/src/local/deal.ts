// A state before its first deal, from a table's options and what is laid out by hand; decks and places are the rules'.

import type { Core, Field, Game as State } from '../core/core'
import * as facts from './cardfacts'
import { COLORS, findId } from './notation'
import type { Options } from './options'
import { Refused } from './refused'

/** A printed pattern by its id, or grid and level of a window of one's own. */
export type Pattern = string | [string[], number]

/** What is laid out instead of dealt: ids of cards. */
export interface Deal {
  tools?: string[]
  publics?: string[]
  pioneers?: string[]
  privates?: string[][]
  ornaments?: string[][]
  patterns?: Pattern[]
  board?: string
  first?: number
}

export const TABLE_KINDS = { tools: facts.TOOL_IDS, publics: facts.PUBLIC_IDS, pioneers: facts.PIONEER_IDS }
export const SEAT_KINDS = { privates: facts.PRIVATE_IDS, ornaments: facts.ORNAMENT_IDS }

/** A state that awaits the first deal. */
export function startState(core: Core, options: Options, deal: Deal): State {
  const state = core.empty()
  for (const [name, [field, values]] of Object.entries(facts.OPTION_NUMBERS)) {
    state.write(field, values[String(options[name])] ?? Number(options[name]))
  }
  for (const module of facts.MODULE_FIELDS) state.write(module as Field, Number(options.modules.includes(module)))
  state.lay('fill_decks', options.bag, mixedIn(options))
  layOut(state, deal)
  core.call('begin', state.at)
  return state
}

/** What is mixed into the decks, as the rules number it. */
function mixedIn(options: Options): number {
  const mixed = Object.entries(facts.MIXED).filter(([name]) => options.modules.includes(name) || options[name])
  return mixed.reduce((sum, [, bit]) => sum + bit, 0)
}

function layOut(state: State, deal: Deal): void {
  const seats = state.number('seats')
  for (const [kind, ids] of Object.entries(TABLE_KINDS)) {
    layCards(state, kind, ids, deal[kind as keyof typeof TABLE_KINDS] ?? [])
  }
  for (const [kind, ids] of Object.entries(SEAT_KINDS)) {
    layCards(state, kind, ids, (deal[kind as keyof typeof SEAT_KINDS] ?? []).flat())
  }
  if (deal.board) layCards(state, 'board', facts.BOARD_IDS, [deal.board])
  if (deal.first !== undefined && !state.lay('lay_card', facts.CARD_STAGES.first!, 0, deal.first)) {
    throw new Refused('bad_seat', { text: deal.first, seats })
  }
  if (deal.patterns && deal.patterns.length !== seats) {
    throw new Refused('deal_count', { kind: 'patterns', given: deal.patterns.length, wanted: seats })
  }
  for (const [seat, pattern] of (deal.patterns ?? []).entries()) layWindow(state, seat, pattern)
}

function layCards(state: State, kind: string, ids: readonly string[], cards: string[]): void {
  for (const [place, name] of cards.entries()) {
    if (state.lay('lay_card', facts.CARD_STAGES[kind]!, place, findId(ids, name, kind))) continue
    throw new Refused('deal_not_in_deck', { kind, given: name, known: [...ids] })
  }
}

/** Give a seat a window, printed or of one's own. */
function layWindow(state: State, seat: number, pattern: Pattern): void {
  if (typeof pattern === 'string') {
    state.lay('lay_window', seat, 0)
    state.lay('print_window', seat, findId(facts.PATTERN_IDS, pattern, 'pattern'))
    return
  }
  const [grid, level] = pattern
  state.lay('lay_window', seat, level)
  for (const [cell, printed] of [...grid.join('')].entries()) {
    if (COLORS.includes(printed)) state.lay('print_color', seat, cell, COLORS.indexOf(printed))
    else if (printed !== '.') state.lay('print_shade', seat, cell, Number(printed) - 1)
  }
}
