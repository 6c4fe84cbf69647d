// Text forms of dice, cells and windows, both ways, and the ids of what lies on the table. As Python's game/notation.

import type { Game as State } from '../core/core'
import { NUMBERS } from '../core/layout'
import * as facts from './cardfacts'
import { Refused } from './refused'

export const { COLORS } = facts
export const CELLS = 20
const ROWS = 'abcd'
const EMPTY = '..'

export const formatDie = (die: number): string => `${COLORS[Math.floor(die / 6)]}${(die % 6) + 1}`

export const formatCell = (cell: number): string => `${ROWS[Math.floor(cell / 5)]}${(cell % 5) + 1}`

export const formatSeat = (seat: number): string => `s${seat}`

export function parseDie(text: string): number {
  if (!/^[RYGBPS][1-6]$/.test(text)) throw new Refused('bad_die', { text })
  return COLORS.indexOf(text[0]!) * 6 + Number(text[1]) - 1
}

export function parseCell(text: string): number {
  if (!/^[a-d][1-5]$/.test(text)) throw new Refused('bad_cell', { text })
  return ROWS.indexOf(text[0]!) * 5 + Number(text[1]) - 1
}

export function parseSeat(text: string, seats: number): number {
  if (!/^s[0-5]$/.test(text) || Number(text[1]) >= seats) throw new Refused('bad_seat', { text, seats })
  return Number(text[1])
}

export function range(end: number): number[] {
  return Array.from({ length: end }, (_, i) => i)
}

export function bits(mask: number, end: number): number[] {
  const found: number[] = []
  for (let i = 0; i < end; i++) if ((mask >> i) & 1) found.push(i)
  return found
}

/** The cells of a board as texts. */
export const cellsOf = (board: number): string[] => bits(board, CELLS).map(formatCell)

export const countBits = (mask: number): number => bits(mask, 31).length

/** A field that is a row of numbers, or a row of rows. */
export const row = (state: State, name: Parameters<State['field']>[0]): number[] => state.field(name) as number[]
export const grid = (state: State, name: Parameters<State['field']>[0]): number[][] => state.field(name) as number[][]

/** The dice of a window, four rows of five. */
export function formatWindow(state: State, seat: number): string[] {
  const occupied = row(state, 'occupied')[seat]!
  const cells = range(CELLS).map((cell) =>
    (occupied >> cell) & 1 ? formatDie(state.ask('die_at', seat, cell)) : EMPTY,
  )
  return range(4).map((line) => cells.slice(line * 5, line * 5 + 5).join(' '))
}

export function patternId(state: State, seat: number): string {
  const pattern = row(state, 'pattern')[seat]!
  return pattern === facts.OWN ? 'own' : facts.PATTERN_IDS[pattern]!
}

/** What is printed in a seat's window, row by row: a color or a shade that a cell demands, or a point. */
export function printedGrid(state: State, seat: number): string[] {
  const [colors, shades] = [grid(state, 'takes_color')[seat]!, grid(state, 'takes_shade')[seat]!]
  const taken = (boards: number[], cell: number) => range(6).filter((i) => (boards[i]! >> cell) & 1)
  const cells = range(CELLS).map((cell) => {
    const [color, shade] = [taken(colors, cell), taken(shades, cell)]
    return color.length === 1 ? COLORS[color[0]!]! : shade.length === 1 ? String(shade[0]! + 1) : '.'
  })
  return range(4).map((line) => cells.slice(line * 5, line * 5 + 5).join(''))
}

/** The four patterns a seat may choose from. */
export function offeredPatterns(state: State, seat: number): string[] {
  const sides = grid(state, 'card')[seat]!.flatMap((card) => facts.CARD_PATTERNS[card] ?? [])
  return sides.map((side) => facts.PATTERN_IDS[side]!)
}

/** The two ornaments a seat was dealt. */
export const dealtOrnaments = (state: State, seat: number): string[] =>
  grid(state, 'ornament')[seat]!.map((card) => facts.ORNAMENT_IDS[card]!)

/** The three pioneers, in the order dealt, wherever they lie now. */
export const tablePioneers = (state: State): string[] => row(state, 'pioneer').map((card) => facts.PIONEER_IDS[card]!)

const DECKS: Record<number, string[]> = {
  [NUMBERS.DEAL_PRIVATE]: facts.PRIVATE_IDS,
  [NUMBERS.DEAL_CARD]: facts.CARD_IDS,
  [NUMBERS.DEAL_TOOL]: facts.TOOL_IDS,
  [NUMBERS.DEAL_PUBLIC]: facts.PUBLIC_IDS,
  [NUMBERS.DEAL_BOARD]: facts.BOARD_IDS,
  [NUMBERS.DEAL_PIONEER]: facts.PIONEER_IDS,
  [NUMBERS.DEAL_ORNAMENT]: facts.ORNAMENT_IDS,
}

/** The ids of the cards that are being dealt. */
export const deckIds = (state: State): string[] => DECKS[state.number('phase')] ?? []

export function findId(ids: readonly string[], name: string, kind: string): number {
  const found = ids.indexOf(name)
  if (found < 0) throw new Refused('unknown_id', { kind, id: name, known: [...ids] })
  return found
}

export const oneSpaced = (text: string): string => text.split(/\s+/u).filter(Boolean).join(' ')
