// The parts of a told turn: what one decision or one outcome did, as a phrase.

import type { DieFact, Phrase, ToolView, View } from '../lib/protocol'
import { PIONEER_IDS, PIONEER_POINTS, TOOL_COLORS, TOOL_IDS } from './cardfacts'
import type { Line, Outcome } from './moves'
import { parseCell } from './notation'
import type { Fact } from './reasons'

const ROLLERS = ['flux_brush', 'glazing_hammer', 'flux_remover']
const TURNER = 'grinding_stone'
const EXCHANGER = 'exchange_clamp'

const phrase = (id: string, facts: Record<string, Fact> = {}): Phrase => ({ id, facts })
const dieFact = (die: string): DieFact => ({ die })
export const diceFacts = (dice: string[]): DieFact[] => dice.map(dieFact)

/** Changes when a turn ends. */
export const clock = (seen: View): string => [seen.round, seen.turn, seen.track.length].join()

/** The die on a cell of a window. */
function windowDie(seen: View, seat: number, cell: string): DieFact {
  const place = parseCell(cell)
  return dieFact(seen.seats[seat]!.window[Math.floor(place / 5)]!.split(' ')[place % 5]!)
}

/** A die was taken off its owner's window. */
export function removalPhrase(before: View, owner: number, cell: string): Phrase {
  return tellRemoval(owner, windowDie(before, owner, cell), cell)
}

export const tellRemoval = (seat: number, die: DieFact, cell: string): Phrase =>
  phrase('told-removal', { name: { seat }, die, cell: { cell, seat } })

/** What a decision did, where that says something by itself; `toldDie`: the die in hand was just named. */
export function clause(move: Line, before: View, after: View, toldDie: boolean): Phrase | null {
  const seat = before.awaits[0]!
  switch (move.kind) {
    case 'place':
      return phrase('clause-put', { die: toldDie ? 'it' : dieFact(move.die), cell: { cell: move.cell, seat } })
    case 'take':
      return phrase('clause-take', { die: dieFact(move.die), again: before.phase === 'take_extra' })
    case 'move_die':
      return moveClause(move.source, move.target, before)
    case 'use_tool':
      return useClause(move.tool, before, after)
    case 'pay_die':
      return phrase('clause-pay', { die: dieFact(move.die) })
    case 'pay_tokens':
      return phrase('clause-pay-tokens')
    case 'swap_with_track':
      return phrase('clause-swap', { die: dieFact(move.die) })
    case 'swap_with_seat': {
      const cell = { cell: move.cell, seat: move.seat }
      return phrase('clause-exchange', {
        die: windowDie(before, move.seat, move.cell),
        cell,
        name: { seat: move.seat },
      })
    }
    case 'claim':
      return claimClause(move.pioneer)
    case 'up':
    case 'down':
    case 'set_shade':
      return phrase('clause-shade', { die: dieFact(after.hand ?? '') })
    case 'return':
      return phrase('clause-return')
    default:
      return null
  }
}

/** A die was moved, or exchanged with another. */
function moveClause(source: string, target: string, before: View): Phrase {
  const seat = before.awaits[0]!
  const die = windowDie(before, seat, source)
  const places = { from: { cell: source, seat }, to: { cell: target, seat } }
  if (before.tool_in_use !== EXCHANGER) return phrase('clause-move', { die, ...places })
  return phrase('clause-clamp', { die, ...places, other: windowDie(before, seat, target) })
}

/** A pioneer was claimed, by asking or by itself. */
export function claimClause(pioneer: string): Phrase {
  const points = phrase('score-points', { total: PIONEER_POINTS[PIONEER_IDS.indexOf(pioneer)]! })
  return phrase('clause-claim', { pioneer: { card: pioneer, deck: 'pioneers' }, points })
}

/** A tool was used; its price where tokens are paid, and the new side of a die that it turned over. */
function useClause(tool: string, before: View, after: View): Phrase {
  const laid = before.tools.find(({ id }) => id === tool)!
  const paid = before.options.pay === 'tokens' ? pricePhrase(before, laid) : 'no'
  const turned = tool === TURNER && after.phase === 'hand' && after.hand ? dieFact(after.hand) : 'no'
  return phrase('clause-use', { tool: { card: tool, deck: 'tools' }, paid, turned })
}

/** What a tool costs now. */
function pricePhrase(seen: View, tool: ToolView): Phrase {
  if (tool.gone) return phrase('table-price-gone')
  const color = TOOL_COLORS[TOOL_IDS.indexOf(tool.id)]!
  return phrase('table-price', { pay: String(seen.options.pay), color: color ? { color } : '', price: tool.price })
}

/** What chance answered within a turn; nothing for the dice of a new round. */
export function chanceClause(outcome: Outcome, before: View, after: View): Phrase | null {
  if (!ROLLERS.includes(after.tool_in_use ?? '') || clock(before) !== clock(after)) return null
  if (outcome.kind === 'draw_color') return phrase('clause-draw', { color: { color: outcome.color } })
  if (outcome.kind !== 'roll') return null
  if (after.tool_in_use === 'glazing_hammer') return phrase('clause-roll-pool', { dice: diceFacts(after.pool) })
  return phrase('clause-roll', { die: dieFact(after.hand ?? '') })
}
