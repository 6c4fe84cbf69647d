// The final score as rows: what counted, with the points of every seat.

import { card, markedName, markedObjective } from './cards'
import type { Sheet, View } from './protocol'
import { say } from './words'

export interface ScoreRow {
  name: string
  words: string
  /** by seat; null where it was not counted */
  points: (number | null)[]
  /** what each seat had, where that differs */
  notes?: string[]
}

export function scoreRows(view: View): ScoreRow[] {
  const sheets = view.scores ?? []
  return [
    ...publicRows(view, sheets),
    {
      name: say('score-private'),
      words: '',
      points: sheets.map((sheet) => sum(sheet.private, sheet.counted)),
      notes: sheets.map((sheet) => namesOf(Object.keys(sheet.private), (id) => markedName('privates', id))),
    },
    ...pioneerRows(view, sheets),
    ...ornamentRows(sheets),
    ...(view.options['tokens'] ? [row(say('score-favor'), sheets, (sheet) => sheet.favor)] : []),
    row(say('score-empty'), sheets, (sheet) => sheet.empty),
  ]
}

/** The row that did most for the winner against the second; nothing where they have as many points. */
export function decidingRow(view: View, rows: ScoreRow[]): { name: string; points: number; second: number } | null {
  const [first, second] = view.ranking ?? []
  if (first === undefined || second === undefined) return null
  if (view.scores![first]!.total <= view.scores![second]!.total) return null
  const leads = rows.map(({ name, points }) => ({ name, points: (points[first] ?? 0) - (points[second] ?? 0), second }))
  return leads.reduce((most, lead) => (lead.points > most.points ? lead : most))
}

function row(name: string, sheets: Sheet[], points: (sheet: Sheet) => number | null, words = ''): ScoreRow {
  return { name, words, points: sheets.map(points) }
}

function publicRows({ publics }: View, sheets: Sheet[]): ScoreRow[] {
  const counted = (sheet: Sheet, id: string): number | null =>
    sheet.counted.includes(id) ? (sheet.public[id] ?? 0) : null
  return publics.map((id) =>
    row(markedName('publics', id), sheets, (sheet) => counted(sheet, id), card('publics', id).text ?? ''),
  )
}

function pioneerRows({ pioneers }: View, sheets: Sheet[]): ScoreRow[] {
  const claimed = pioneers.filter(({ owner }) => owner !== null)
  return claimed.map(({ id }) =>
    row(markedName('pioneers', id), sheets, (sheet) => sheet.pioneers[id] ?? 0, card('pioneers', id).text ?? ''),
  )
}

function ornamentRows(sheets: Sheet[]): ScoreRow[] {
  if (!sheets.some(({ ornaments }) => Object.keys(ornaments).length)) return []
  const notes = sheets.map(({ ornaments }) => namesOf(Object.keys(ornaments), markedObjective))
  return [{ ...row(say('score-ornaments'), sheets, ({ ornaments }) => sum(ornaments)), notes }]
}

function namesOf(ids: string[], name: (id: string) => string): string {
  return ids.map(name).join(', ')
}

function sum(points: Record<string, number>, only?: string[]): number {
  return Object.entries(points).reduce((total, [id, value]) => total + (!only || only.includes(id) ? value : 0), 0)
}

/** What a seat has after the first rows. */
export function pointsAfter(rows: ScoreRow[], counted: number, seat: number): number {
  return rows.slice(0, counted).reduce((total, { points }) => total + (points[seat] ?? 0), 0)
}
