// A score sheet being filled in: what this browser remembers of it, and the position that the server counts.

import { card } from './cards'
import { CELLS } from './moves'
import type { ScoreForm } from './protocol'

export interface SheetSeat {
  name: string
  /** the id of a drawn window, `own`, or nothing */
  pattern: string
  /** cell to what an own window prints there */
  print: Record<string, string>
  /** cell to die */
  dice: Record<string, string>
  exempt: string[]
  privates: string[]
  ornaments: string[]
  favor: number
}

export interface Draft {
  edition: string
  players: number
  solo: boolean
  modules: string[]
  publics: string[]
  board: string
  /** the pioneers laid out, each with the seat that claimed it, or -1 */
  pioneers: Record<string, number>
  options: Record<string, boolean | string>
  track: string[]
  /** the seat that began the last round, or -1 */
  began: number
  skipped: number[]
  seats: SheetSeat[]
}

export interface Fault {
  cell: string
  rule: string
  with?: string
}

export interface SeatScore {
  total: number
  public: Record<string, number>
  private: Record<string, number>
  counted?: string[]
  pioneers?: Record<string, number>
  ornaments?: Record<string, number>
  favor: number
  empty: number
  violations: Fault[]
}

export interface Scored {
  seats: SeatScore[]
  ranking: number[]
  tied: number[]
  target: number | null
  won: boolean | null
  decided: string[]
}

export const EMPTY = '..'
export const OWN = 'own'
export const NOTHING = Array<string>(4).fill('.. .. .. .. ..')
export const MOST_PLAYERS = 6
const ROWS = [0, 5, 10, 15]
const KEPT = 'score sheet'

function freshSeat(): SheetSeat {
  return { name: '', pattern: '', print: {}, dice: {}, exempt: [], privates: [], ornaments: [], favor: 0 }
}

export function freshDraft(): Draft {
  return {
    edition: 'classic',
    players: 2,
    solo: true,
    modules: [],
    publics: [],
    board: '',
    pioneers: {},
    options: {},
    track: [],
    began: -1,
    skipped: [],
    seats: Array.from({ length: MOST_PLAYERS }, freshSeat),
  }
}

export function loadDraft(): Draft {
  const fresh = freshDraft()
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Draft>
    return { ...fresh, ...kept, seats: fresh.seats.map((seat, i) => ({ ...seat, ...kept.seats?.[i] })) }
  } catch {
    return fresh
  }
}

export function keepDraft(draft: Draft): void {
  localStorage.setItem(KEPT, JSON.stringify(draft))
}

export function isSolo(draft: Draft): boolean {
  return draft.players === 1 && draft.solo
}

export function hasDice(seat: SheetSeat): boolean {
  return Object.keys(seat.dice).length > 0
}

export function isBegun(draft: Draft): boolean {
  return draft.seats.slice(0, draft.players).some(hasDice)
}

/** What can be in play now; the rest stays in the draft, for when its module comes back. */
export function inPlay(chosen: string[], offered: string[]): string[] {
  return chosen.filter((id) => offered.includes(id))
}

export function dieOn(seat: SheetSeat, cell: string, form: ScoreForm): string {
  const die = seat.dice[cell]
  return die && form.colors.includes(die[0]!) ? die : EMPTY
}

/** What is printed in a window, row by row; nothing where that is not known. */
export function gridOf(seat: SheetSeat): string[] | null {
  if (seat.pattern !== OWN) return card('patterns', seat.pattern).grid ?? null
  return ROWS.map((first) =>
    CELLS.slice(first, first + 5)
      .map((cell) => seat.print[cell] ?? '.')
      .join(''),
  )
}

export function rowsOf(seat: SheetSeat, form: ScoreForm): string[] {
  return ROWS.map((first) =>
    CELLS.slice(first, first + 5)
      .map((cell) => dieOn(seat, cell, form))
      .join(' '),
  )
}

export function formQuery(draft: Draft): string {
  const asked = new URLSearchParams({
    edition: draft.edition,
    seats: String(draft.players),
    solo: String(isSolo(draft)),
  })
  for (const module of draft.modules) asked.append('module', module)
  return asked.toString()
}

/** The position as `sagrada score` takes it. */
export function positionOf(draft: Draft, form: ScoreForm): object {
  const laidOut = inPlay(Object.keys(draft.pioneers), form.pioneers)
  return {
    edition: draft.edition,
    solo: isSolo(draft),
    modules: inPlay(draft.modules, form.modules),
    public: inPlay(draft.publics, form.publics),
    pioneers: laidOut,
    ...(form.boards.includes(draft.board) ? { strife_board: draft.board } : {}),
    ...Object.fromEntries(
      Object.keys(form.options).flatMap((name) => (name in draft.options ? [[name, draft.options[name]]] : [])),
    ),
    ...(form.round_track && draft.track.length
      ? { round_track: draft.track.filter((die) => form.colors.includes(die[0]!)) }
      : {}),
    ...lastRound(draft),
    seats: draft.seats.slice(0, draft.players).map((seat, number) => ({
      ...(seat.pattern ? { pattern: seat.pattern === OWN ? gridOf(seat) : seat.pattern } : {}),
      window: rowsOf(seat, form),
      exempt: seat.exempt.filter((cell) => dieOn(seat, cell, form) !== EMPTY),
      private: inPlay(seat.privates, form.privates).slice(0, form.privates_dealt),
      ornaments: inPlay(seat.ornaments, form.ornaments),
      favor: Math.min(seat.favor, form.most_favor),
      pioneers: laidOut.filter((id) => draft.pioneers[id] === number),
    })),
  }
}

function lastRound(draft: Draft): object {
  if (draft.began < 0 || draft.began >= draft.players) return {}
  const order = Array.from({ length: draft.players }, (_, i) => (draft.began + i) % draft.players)
  return { last_round_order: order, skipped: draft.skipped.filter((seat) => seat < draft.players) }
}

/** The faults whose dice lie there still; the last answer may be older than the last tap. */
export function stillThere(seat: SheetSeat, faults: Fault[]): Fault[] {
  return faults.filter((fault) => seat.dice[fault.cell] && (!fault.with || seat.dice[fault.with]))
}

export function nextCell(cell: string): string | null {
  return CELLS[CELLS.indexOf(cell) + 1] ?? null
}
