// What a seat would like to know before it moves: points now, points after each placement, cells it would close, and
// why the rest is refused. Everything comes from the rules.

import type { Game as State } from '../core/core'
import { NUMBERS } from '../core/layout'
import type { Forecast, Gain, Phrase, Standing } from '../lib/protocol'
import { PUBLIC_IDS, TOOL_IDS } from './cardfacts'
import type { Game } from './game'
import { place, take, toMove, useTool } from './moves'
import type { Move } from './moves'
import { CELLS, cellsOf, countBits, formatCell, formatDie, range, row } from './notation'
import { sayWhy } from './reasons'
import { nameLine, sheet } from './sheet'

/** The open points of every seat; none before the windows are chosen. */
export function standings(game: Game): Standing[] {
  const { state } = game
  if (game.isSettingUp) return []
  const publics = row(state, 'public').slice(0, state.number('publics_dealt'))
  return range(state.number('seats')).map((seat) => {
    const points = publics.map((card) => [PUBLIC_IDS[card]!, state.ask('public_points', seat, card)])
    return { public: Object.fromEntries(points), empty: state.ask('empty_cells', seat) }
  })
}

/** What this seat may know beforehand; nothing before the first round. */
export function forecast(game: Game, seat: number): Forecast | null {
  const { state } = game
  if (game.isSettingUp) return null
  const now = { ...sheet(state, seat), violations: [] }
  const awaited = game.awaits()
  const isAwaited = awaited.length === 1 && awaited[0] === seat
  return {
    sheet: now,
    gains: isAwaited ? gains(state, seat) : {},
    cells: isAwaited ? refusedCells(state) : {},
    tools: isAwaited ? refusedTools(state) : {},
    dice: isAwaited ? refusedDice(state) : {},
    fits: fittingDice(state, seat),
  }
}

/** What each placement or move of a die would change. */
function gains(state: State, seat: number): Record<string, Gain> {
  const moves = state.core.legal(state).map((action) => ({ action, move: toMove(state, action) }))
  const changing = moves.filter(({ move }) => move.kind === 'place' || move.kind === 'move_die')
  return Object.fromEntries(changing.map(({ action, move }) => [move.text, gain(state, seat, action)]))
}

/** What one action would change; the price of a tool under way is no part of it. */
function gain(state: State, seat: number, action: number): Gain {
  const { closes, changes } = state.foresee(seat, action)
  const lines = Object.fromEntries(changes.map((line) => [nameLine(line), line.points]))
  return { total: Object.values(lines).reduce((sum, points) => sum + points, 0), lines, closes: cellsOf(closes) }
}

const pool = (state: State): number[] => row(state, 'pool').slice(0, state.number('pool_size'))

/** On how many cells of a window each die of the pool could be placed now; nothing while the seat holds a die. */
function fittingDice(state: State, seat: number): Record<string, number> {
  if (state.number('hand') !== NUMBERS.NO_DIE && state.number('seat') === seat) return {}
  const fits = pool(state).map((die) => [formatDie(die), countBits(state.ask('target_cells', seat, die))])
  return Object.fromEntries(fits)
}

function refused(state: State, tried: [string, Move][]): Record<string, Phrase> {
  const told = tried.map(([name, move]) => [name, sayWhy(state, move)] as const)
  return Object.fromEntries(told.filter((row): row is [string, Phrase] => row[1] !== null))
}

/** Why dice of the pool can't be taken now, where one may be. */
function refusedDice(state: State): Record<string, Phrase> {
  if (!state.ask('asks_for_die')) return {}
  return refused(
    state,
    pool(state).map((die) => [formatDie(die), take(formatDie(die))]),
  )
}

/** Why the die in hand can't go on the cells where it can't. */
function refusedCells(state: State): Record<string, Phrase> {
  if (state.number('phase') !== NUMBERS.HAND) return {}
  const hand = formatDie(state.number('hand'))
  return refused(
    state,
    range(CELLS).map((cell) => [formatCell(cell), place(hand, formatCell(cell))]),
  )
}

/** Why the tools on the table can't be used now. */
function refusedTools(state: State): Record<string, Phrase> {
  const tools = row(state, 'tool').slice(0, state.number('tools_dealt'))
  return refused(
    state,
    tools.map((tool) => [TOOL_IDS[tool]!, useTool(TOOL_IDS[tool]!)]),
  )
}
