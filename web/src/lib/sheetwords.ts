// What a score sheet says: what is still missing, what breaks a rule, and who is ahead.

import type { ScoreForm } from './protocol'
import { type Draft, type Fault, hasDice, inPlay, isSolo, type Scored, type SheetSeat } from './sheet'
import { die, say } from './words'

/** Everything that is not filled in yet, a sentence each. */
export function missingWords(draft: Draft, form: ScoreForm, names: string[]): string[] {
  const seats = draft.seats.slice(0, draft.players)
  const publics = inPlay(draft.publics, form.publics).length
  const pioneers = inPlay(Object.keys(draft.pioneers), form.pioneers).length
  const who = (lacks: (seat: SheetSeat) => boolean): string[] => names.filter((_, i) => lacks(seats[i]!))
  const lacking: [string, Record<string, unknown>, boolean][] = [
    ['publics', { chosen: publics, wanted: form.publics_dealt }, publics !== form.publics_dealt],
    ['board', {}, form.boards.length > 0 && !draft.board],
    ['pioneers', { chosen: pioneers, wanted: form.pioneers_dealt }, pioneers < form.pioneers_dealt],
    ['dice', { names: who((seat) => !hasDice(seat)) }, true],
    ['pattern', { names: who((seat) => !seat.pattern) }, true],
    ['private', { names: who((seat) => seat.privates.length < form.privates_dealt), wanted: form.privates_dealt }, true],
    ['track', {}, form.round_track && !draft.track.length],
  ]
  const isLacking = ([, facts, lacks]: (typeof lacking)[number]): boolean => lacks && (facts['names'] as string[] | undefined)?.length !== 0
  return lacking.filter(isLacking).map(([what, facts]) => say(`sheet-missing-${what}`, facts))
}

export function faultWords(seat: SheetSeat, fault: Fault): string {
  return say('table-fault', { cell: fault.cell, die: die(seat.dice[fault.cell] ?? 'S1'), rule: fault.rule, other: fault.with ?? '' })
}

/** Why a cell is marked: each sentence stands on both dice of a clash. */
export function whyByCell(seat: SheetSeat, faults: Fault[]): Record<string, string> {
  const why: Record<string, string> = {}
  for (const fault of faults) {
    const text = faultWords(seat, fault)
    for (const cell of [fault.cell, ...(fault.with ? [fault.with] : [])]) why[cell] = why[cell] ? `${why[cell]} ${text}` : text
  }
  return why
}

export function verdictWords(draft: Draft, scored: Scored, names: string[]): string {
  const points = say('score-points', { total: scored.seats[scored.ranking[0]!]!.total })
  if (scored.target !== null) return say('score-solo', { points, target: scored.target, won: scored.won })
  if (draft.players === 1) return say('sheet-alone', { points, solo: isSolo(draft) })
  const [first, second] = scored.ranking.map((seat) => names[seat]!)
  if (scored.decided[0] === 'tied') return say('sheet-tied', { names: firstTied(scored).map((seat) => names[seat]!), points })
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
