// What a score sheet says: what is still missing, what breaks a rule, and who is ahead.

import type { ScoreForm } from './protocol'
import { type Draft, type Fault, hasDice, inPlay, isSolo, type Scored, type SheetSeat } from './sheet'
import { die, say } from './words'

/** Everything that is not filled in yet, a sentence each. */
export function missingWords(draft: Draft, form: ScoreForm, names: string[]): string[] {
  const seats = draft.seats.slice(0, draft.players)
  const publics = inPlay(draft.publics, form.publics).length
  const pioneers = inPlay(Object.keys(draft.pioneers), form.pioneers).length
  const ofThose = (lacks: (seat: SheetSeat) => boolean): string[] => names.filter((_, i) => lacks(seats[i]!))
  const undiced = ofThose((seat) => !hasDice(seat))
  const unknown = ofThose((seat) => !seat.pattern)
  const unsecret = ofThose((seat) => seat.privates.length < form.privates_dealt)
  return [
    publics !== form.publics_dealt && say('sheet-missing-publics', { chosen: publics, wanted: form.publics_dealt }),
    form.boards.length > 0 && !draft.board && say('sheet-missing-board'),
    pioneers < form.pioneers_dealt && say('sheet-missing-pioneers', { chosen: pioneers, wanted: form.pioneers_dealt }),
    undiced.length > 0 && say('sheet-missing-dice', { names: undiced }),
    unknown.length > 0 && say('sheet-missing-pattern', { names: unknown }),
    unsecret.length > 0 && say('sheet-missing-private', { names: unsecret, wanted: form.privates_dealt }),
    form.round_track && !draft.track.length && say('sheet-missing-track'),
  ].filter((text) => text !== false)
}

export function faultWords(seat: SheetSeat, fault: Fault): string {
  return say('table-fault', {
    cell: fault.cell,
    die: die(seat.dice[fault.cell]!),
    rule: fault.rule,
    other: fault.with ?? '',
  })
}

/** Why a cell is marked: each sentence stands on both dice of a clash. */
export function whyByCell(seat: SheetSeat, faults: Fault[]): Record<string, string> {
  const why: Record<string, string> = {}
  for (const fault of faults) {
    const text = faultWords(seat, fault)
    for (const cell of [fault.cell, ...(fault.with ? [fault.with] : [])])
      why[cell] = why[cell] ? `${why[cell]} ${text}` : text
  }
  return why
}

export function verdictWords(draft: Draft, scored: Scored, names: string[]): string {
  const points = say('score-points', { total: scored.seats[scored.ranking[0]!]!.total })
  if (scored.target !== null) return say('score-solo', { points, target: scored.target, won: scored.won })
  if (draft.players === 1) return say('sheet-alone', { points, solo: isSolo(draft) })
  const [first, second] = scored.ranking.map((seat) => names[seat]!)
  if (scored.decided[0] === 'tied')
    return say('sheet-tied', { names: firstTied(scored).map((seat) => names[seat]!), points })
  return say('score-winner', { name: first, other: second, points, by: scored.decided[0] })
}

function firstTied(scored: Scored): number[] {
  const end = scored.decided.findIndex((by) => by !== 'tied')
  return scored.ranking.slice(0, end < 0 ? undefined : end + 1)
}

/** The ranking: equal places for seats that nothing tells apart, and what put a seat before the next. */
export function placesOf(scored: Scored): { seat: number; place: number; by: string }[] {
  let place = 1
  return scored.ranking.map((seat, i) => {
    if (i && scored.decided[i - 1] !== 'tied') place = i + 1
    return { seat, place, by: scored.decided[i] ?? 'points' }
  })
}
