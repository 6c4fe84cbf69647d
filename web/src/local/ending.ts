// What people are told at honor tables and at the end: challenges, what the last look found, who has won and why.

import { NUMBERS } from '../core/layout'
import type { Honor, Phrase, Sheet, Violation } from '../lib/protocol'
import { DECIDERS } from './cardfacts'
import { tellRemoval } from './clauses'
import type { Entry, Game } from './game'
import { cellsOf, formatDie, parseCell, range, row } from './notation'
import { Refused } from './refused'
import { ranking, sheet, violations } from './sheet'

/** The state of challenges at an honor table; null at another. */
export function honor(game: Game): Honor | null {
  if (!game.options.honor) return null
  return {
    open: range(game.options.seats).filter((seat) => mayBeChallenged(game, seat)),
    held: game.held.map(([by, target]) => ({ by, target })),
    faults: faults(game),
    audit: audit(game),
  }
}

/** Can this window be challenged now, and does no challenge of it wait already? */
function mayBeChallenged(game: Game, seat: number): boolean {
  try {
    game.checkChallenge(seat, seat)
  } catch (refused) {
    if (refused instanceof Refused) return false
    throw refused
  }
  return !game.held.some(([, target]) => target === seat)
}

/** What is wrong with the window whose owner must remove dice; nothing while nobody must. */
function faults({ state }: Game): Violation[] {
  if (state.number('phase') !== NUMBERS.REMOVE_DIE) return []
  const seat = state.number('seat')
  const loose = cellsOf(row(state, 'loose')[seat]!).map((cell) => ({ cell, rule: 'loose', other: '' }))
  return [...violations(state, seat), ...loose]
}

/** The dice that left windows after the last round, or that there were none; nothing before the end. */
function audit(game: Game): Phrase[] {
  if (!game.isOver) return []
  const removed = game.entries.filter(({ heldPhase }) => heldPhase === NUMBERS.OVER)
  const told = removed.flatMap((entry) =>
    entry.move.kind === 'remove' ? [toldRemoval(game, entry, entry.move.cell)] : [],
  )
  return told.length ? told : [{ id: 'honor-audit-clean', facts: {} }]
}

/** Which die was removed by whom. */
function toldRemoval(game: Game, entry: Entry, cell: string): Phrase {
  return game.core.with(entry.before, (before) => {
    const seat = before.number('seat')
    return tellRemoval(seat, { die: formatDie(before.ask('die_at', seat, parseCell(cell))) }, cell)
  })
}

/** Who has won, and by which tie-break; in solo, whether the target was exceeded; nothing before the end. */
export function verdict(game: Game): Phrase | null {
  if (!game.isOver) return null
  const { state } = game
  const points = ({ total }: Sheet): Phrase => ({ id: 'score-points', facts: { total } })
  if (game.options.seats === 1) {
    const facts = { points: points(sheet(state, 0)), target: game.target ?? 0, won: game.won === true }
    return { id: 'score-solo', facts }
  }
  const [first, second] = ranking(state) as [number, number]
  const by = DECIDERS[state.ask('decider', first, second)]!
  const seats = { name: { seat: first }, other: { seat: second } }
  const decided = by === DECIDERS.at(-1) ? game.options.tie_break : by
  return { id: 'score-winner', facts: { ...seats, points: points(sheet(state, first)), by: decided } }
}
