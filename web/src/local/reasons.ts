// Which rule refuses a move, with its facts: what the rules write as numbers, in values that people read.

import type { Game as State, Fact as Told } from '../core/core'
import { NUMBERS } from '../core/layout'
import type { FactKind } from '../core/layout'
import type { Phrase } from '../lib/protocol'
import { BOARD_IDS, COLORS, PHASES, PIONEER_IDS, TOOL_IDS } from './cardfacts'
import { toNumber } from './moves'
import type { Action } from './moves'
import { formatCell, formatDie, formatSeat } from './notation'
import { Refused } from './refused'

export type Fact = Phrase['facts'][string]

const READ: Record<FactKind, (number: number) => Fact> = {
  die: (die) => ({ die: formatDie(die) }),
  cell: (cell) => {
    return { cell: formatCell(cell % NUMBERS.CELLS_MAX), seat: Math.floor(cell / NUMBERS.CELLS_MAX) }
  },
  seat: formatSeat,
  tool: (card) => ({ card: TOOL_IDS[card]!, deck: 'tools' }),
  board: (card) => ({ card: BOARD_IDS[card]!, deck: 'boards' }),
  pioneer: (card) => ({ card: PIONEER_IDS[card]!, deck: 'pioneers' }),
  color: (color) => (color < COLORS.length ? { color: COLORS[color]! } : ''),
  phase: (phase) => PHASES[phase]!,
  number: (number) => number,
}

function readFacts(told: Told[]): Record<string, Fact> {
  return Object.fromEntries(told.map(({ name, kind, number }) => [name, READ[kind](number)]))
}

/** A die, a cell, a card or a color as its notation, id or letter; other facts as they are. */
function bare(fact: Fact): unknown {
  if (typeof fact !== 'object' || Array.isArray(fact)) return fact
  if ('die' in fact) return fact.die
  if ('cell' in fact) return fact.cell
  if ('card' in fact) return fact.card
  return 'color' in fact ? fact.color : fact
}

/** The rule that refuses a move, named by the move itself; null if the move is legal. */
export function sayWhy(state: State, move: Action): Phrase | null {
  const told = state.explain(toNumber(state, move))
  return told && { id: told.id, facts: { move: move.text, ...readFacts(told.facts) } }
}

/** The number of a move, if it is legal; refused with the rule that forbids it. */
export function legalAction(state: State, move: Action, text: string, seat?: number): number {
  const action = toNumber(state, move, seat)
  if (state.core.call('check_legal', state.at, action)) return action
  const told = state.explain(action)!
  const facts = Object.entries(readFacts(told.facts)).map(([name, fact]) => [name, bare(fact)])
  throw new Refused(told.id, { move: text, ...Object.fromEntries(facts) })
}
