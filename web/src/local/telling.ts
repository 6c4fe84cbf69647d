// What happens at the table, told in phrases: a turn in one, and rounds, challenges and removals as they come.
// Hears spectator views only, so nothing told here is anybody's secret. As Python's words/telling.

import { NUMBERS } from '../core/layout'
import type { Phrase, View } from '../lib/protocol'
import { chanceClause, claimClause, clause, clock, diceFacts, removalPhrase } from './clauses'
import { claim, parseLine } from './moves'
import type { Line } from './moves'
import type { Fact } from './reasons'

const SECRET_CHOICES = ['choose_pattern', 'keep_ornaments']

/** Collects the clauses of a turn and what was told. */
export class Telling {
  readonly told: Phrase[] = []
  private clauses: (Phrase | null)[] = []
  private author = 0

  /** Take in one move and all that came of it. */
  follow(seat: number, before: View, after: View): void {
    if (seat !== this.author) this.finishTurn()
    this.author = seat
    if (SECRET_CHOICES.includes(before.phase)) this.tellChoices(before, after)
    else {
      this.hearLines(before, after)
      this.hearPioneers(before, after)
    }
    if (clock(before) !== clock(after) || after.phase === 'over') this.finishTurn()
    this.tellRound(before, after)
  }

  private hearLines(before: View, after: View): void {
    const lines = newLines(before, after).map((line) => parseLine(line, NUMBERS.SEATS_MAX))
    for (const [number, line] of lines.entries()) this.hear(line, lines[number + 1], before, after)
  }

  private hear(line: Line, following: Line | undefined, before: View, after: View): void {
    switch (line.kind) {
      case 'undo':
        return this.takeBack()
      case 'challenge': {
        const fault = following ? following.kind === 'remove' : after.phase === 'remove_die'
        return this.tell('told-challenge', { by: { seat: line.by }, target: { seat: line.target }, fault })
      }
      case 'remove':
        this.told.push(removalPhrase(before, this.author, line.cell))
        return
      case 'draw_die':
      case 'roll':
      case 'draw_color':
        return this.addChance(chanceClause(line, before, after))
      case 'end':
        this.clauses.push(this.hasClauses ? null : { id: 'clause-pass', facts: {} })
        return
      default:
        this.clauses.push(clause(line, before, after, this.hasClauses))
    }
  }

  private get hasClauses(): boolean {
    return this.clauses.some(Boolean)
  }

  /** Pioneers that the turn's end brought without asking, and those that a removal cost. */
  private hearPioneers(before: View, after: View): void {
    const asked = newLines(before, after)
    for (const [i, fresh] of after.pioneers.entries()) {
      const old = before.pioneers[i]!
      if (old.owner === null && fresh.owner !== null && !asked.includes(claim(fresh.id).text)) {
        this.clauses.push(claimClause(fresh.id))
      }
      if (fresh.gone && !old.gone && old.owner !== null) {
        const pioneer = { card: fresh.id, deck: 'pioneers' }
        this.tell('told-pioneer-lost', { name: { seat: old.owner }, pioneer })
      }
    }
  }

  /** A clause of chance; a whole pool that is rolled again gives the same one for every die. */
  private addChance(found: Phrase | null): void {
    if (found && JSON.stringify(found) !== JSON.stringify(this.clauses.at(-1))) this.clauses.push(found)
  }

  /** A decision was taken back: its clause goes, or a sentence says so if it was told already. */
  private takeBack(): void {
    if (this.clauses.length) this.clauses.pop()
    else this.tell('told-undo', { name: { seat: this.author } })
  }

  /** Tell the clauses of a turn in one sentence. */
  private finishTurn(): void {
    const clauses = this.clauses.filter((found) => found !== null)
    this.clauses = []
    if (clauses.length) this.tell('told-turn', { name: { seat: this.author }, clauses: join(clauses) })
  }

  private tell(id: string, facts: Record<string, Fact>): void {
    this.told.push({ id, facts })
  }

  /** The windows, once all are chosen; how many ornaments are kept, once all have said it; and who starts. */
  private tellChoices(before: View, after: View): void {
    if (after.phase === before.phase) return
    for (const [seat, known] of after.seats.entries()) {
      const name = { seat }
      if (before.phase === 'choose_pattern') {
        this.tell('told-window', { name, pattern: { card: known.pattern ?? '', deck: 'patterns' } })
      } else this.tell('told-kept', { name, count: known.ornaments_kept ?? 0 })
    }
    if (after.seats.length > 1 && !SECRET_CHOICES.includes(after.phase)) {
      this.tell('told-first', { name: { seat: after.start_seat } })
    }
  }

  /** A round that is over, an audit that finds a fault, and the dice of a new round. */
  private tellRound(before: View, after: View): void {
    for (let number = before.track.length; number < after.track.length; number++) {
      const dice = diceFacts(after.track[number]!)
      this.tell('told-round-over', { round: number + 1, count: dice.length, dice })
    }
    if (auditBegins(before, after)) this.tell('told-audit', { name: { seat: after.awaits[0]! } })
    const drawn = newLines(before, after).some((line) => /^\* [RYGBPS][1-6]$/.test(line))
    if (drawn && after.phase !== 'chance') {
      this.tell('told-round', { round: after.round, dice: diceFacts(after.pool) })
    }
  }
}

const newLines = (before: View, after: View): string[] => after.log.slice(before.version)

/** At the end of an honor game: has another seat to remove dice now? */
function auditBegins(before: View, after: View): boolean {
  const removing = after.phase === 'remove_die' && after.track.length === NUMBERS.ROUNDS
  return removing && (before.phase !== 'remove_die' || before.awaits.join() !== after.awaits.join())
}

/** Clauses in a row, with "and" before the last. */
function join(clauses: Phrase[]): Phrase {
  if (clauses.length === 1) return clauses[0]!
  return { id: 'told-and', facts: { first: clauses.slice(0, -1), last: clauses.at(-1)! } }
}
