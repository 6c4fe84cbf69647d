// The score sheet: every line of a window's score, violations, ranking. Points come from the rules, names from here.

import type { Game as State, LineKind } from '../core/core'
import { NUMBERS, RULES } from '../core/layout'
import type { Sheet, Violation } from '../lib/protocol'
import { ORNAMENT_IDS, PIONEER_IDS, PRIVATE_IDS, PUBLIC_IDS } from './cardfacts'
import { formatCell, range } from './notation'

const FAULT_ROW = 3
/** What each kind of line is called, by card. */
const LINE_NAMES: Record<LineKind, readonly string[]> = {
  public: PUBLIC_IDS,
  private: PRIVATE_IDS,
  pioneer: PIONEER_IDS,
  ornament: ORNAMENT_IDS,
  favor: ['favor'],
  empty: ['empty'],
}

export const nameLine = (line: { kind: LineKind; card: number }): string => LINE_NAMES[line.kind][line.card]!

/** A seat's score line by line, by the window and the cards dealt by now. */
export function sheet(state: State, seat: number): Sheet {
  const lines = state.sheet(seat)
  const pointsOf = (kind: LineKind) =>
    Object.fromEntries(lines.filter((line) => line.kind === kind).map((line) => [nameLine(line), line.points]))
  const objectives = lines.filter(({ kind, counted }) => counted && (kind === 'public' || kind === 'private'))
  return {
    seat,
    total: state.ask('score', seat),
    public: pointsOf('public'),
    private: pointsOf('private'),
    counted: objectives.map(nameLine),
    favor: pointsOf('favor').favor!,
    empty: pointsOf('empty').empty!,
    violations: violations(state, seat),
    pioneers: pointsOf('pioneer'),
    ornaments: pointsOf('ornament'),
  }
}

/** The dice that break a rule where they lie, cell by cell; each clash is named once. */
export function violations(state: State, seat: number): Violation[] {
  const told = state.ask('violations', seat)
  return range(told.length / FAULT_ROW).map((fault) => {
    const [cell, rule, other] = told.slice(fault * FAULT_ROW, (fault + 1) * FAULT_ROW)
    return {
      cell: formatCell(cell!),
      rule: RULES[rule!]!.id,
      other: other === NUMBERS.NO_CELL ? '' : formatCell(other!),
    }
  })
}

/** The seats, best first. */
export function ranking(state: State): number[] {
  return range(state.number('seats')).sort((a, b) => (state.ask('stands_before', a, b) ? -1 : 1))
}
