// A game as a person plays it: moves in notation, chance answered by a dealer, undo, challenges, the log.
// Whatever decides is asked of the rules; here lines are kept and put together.

import type { Core, Game as State } from '../core/core'
import { NUMBERS } from '../core/layout'
import type { View } from '../lib/protocol'
import * as facts from './cardfacts'
import { startState } from './deal'
import type { Dealer } from './dealer'
import { formatHeader, nameLine } from './log'
import type { Header } from './log'
import * as moves from './moves'
import type { Action, Challenge, Line, Move, Outcome } from './moves'
import { formatSeat, oneSpaced, range, row } from './notation'
import type { Options } from './options'
import { legalAction } from './reasons'
import { Refused } from './refused'
import { hex } from './sha256'
import { view } from './view'

/** The author of what dice and cards show. */
export const CHANCE = -1

/** One move of the log that stands, the state before it, its number there, and whose secret it told. */
export interface Entry {
  move: Action | Challenge
  author: number
  before: Uint8Array
  action: number
  phase: number
  heldPhase: number
  owner: number
}

/** A game from the first deal to the final score. */
export class Game {
  readonly state: State
  dealer: Dealer | null = null
  readonly lines: string[] = []
  readonly entries: Entry[] = []
  readonly pending = new Map<number, number>()
  held: [number, number][] = []
  private readonly challenged = new Map<number, string>()
  outcomes = 0

  constructor(
    readonly core: Core,
    readonly header: Header,
    dealer: Dealer | null,
    takenOver: readonly string[] = [],
  ) {
    this.state = startState(core, header.options, header.deal)
    const before = formatHeader(header).length + 1
    for (const [i, line] of takenOver.entries()) this.playLine(before + i + 1, line)
    this.dealer = dealer
    this.answerChance()
  }

  /** Give the game's memory back; it may not be used afterwards. */
  release(): void {
    this.core.release(this.state)
  }

  // what is the case

  get options(): Options {
    return this.header.options
  }

  get isOver(): boolean {
    return this.state.number('phase') === NUMBERS.OVER
  }

  get isSettingUp(): boolean {
    return this.state.ask('is_setting_up')
  }

  get awaitsChance(): boolean {
    return this.state.ask('awaits_chance')
  }

  get choosesInSecret(): boolean {
    return this.state.ask('chooses_in_secret')
  }

  get last(): Entry | undefined {
    return this.entries.at(-1)
  }

  /** The seats that have to decide: all who have yet to make a secret choice, otherwise one; none at the end. */
  awaits(): number[] {
    if (this.isOver || this.awaitsChance) return []
    if (this.choosesInSecret) return range(this.options.seats).filter((seat) => !this.pending.has(seat))
    return [this.state.number('seat')]
  }

  name(seat: number): string {
    return this.header.names[seat] ?? formatSeat(seat)
  }

  private mover(seat: number | null): number {
    return seat ?? this.awaits()[0] ?? this.state.number('seat')
  }

  /** Solo: the sum to exceed. */
  get target(): number | null {
    return this.options.seats === 1 ? this.state.ask('solo_target') : null
  }

  /** Solo: was the target exceeded? */
  get won(): boolean | null {
    return this.options.seats === 1 && this.isOver ? this.state.ask('solo_won') : null
  }

  view(seat: number | null = null): View {
    return view(this, seat)
  }

  // moves

  /** Make a move in notation, or several decisions in one; refused with the rule that forbids it. */
  play(text: string, seat: number | null = null): void {
    this.playRead(oneSpaced(text), this.read(text, seat), seat)
  }

  private playRead(text: string, line: Line, seat: number | null): void {
    if (line.kind === 'undo') this.undo(seat)
    else if (line.kind === 'instead') this.playInstead(line.move, line.text, seat)
    else if (line.kind === 'challenge') this.hearChallenge(line, seat)
    else if (moves.isOutcome(line)) this.playOutcome(line, text)
    else this.decide(line, text, seat)
  }

  /** What a text says; refused: first for a seat that can't move, then for an odd text. */
  private read(text: string, seat: number | null): Line {
    try {
      return moves.parseLine(text, this.options.seats)
    } catch (refused) {
      const start = moves.opening(text)
      if (start === 'undo') this.checkUndo(seat)
      else if (start === '') this.checkAwaited(oneSpaced(text), seat)
      throw refused
    }
  }

  private decide(move: Move, text: string, seat: number | null): void {
    this.checkAwaited(text, seat)
    const actions = this.findActions(move, text, seat)
    if (this.choosesInSecret) return this.choose(this.mover(seat), actions[0]!)
    for (const action of actions) this.commit(action, this.state.number('seat'))
    this.answerChance()
    this.releaseHeld()
  }

  /** The rule that refuses a move, or null if it may be made. */
  whyNot(move: string, seat: number | null = null): Refused | null {
    const text = oneSpaced(move)
    try {
      this.checkAwaited(text, seat)
      this.findActions(moves.parseAction(text, this.options.seats), text, seat)
      return null
    } catch (refused) {
      if (refused instanceof Refused) return refused
      throw refused
    }
  }

  private checkAwaited(text: string, seat: number | null): void {
    const mover = this.mover(seat)
    if (this.isOver) throw new Refused('game_over', { move: text })
    if (this.awaitsChance) throw new Refused('chance_awaited', { move: text })
    const awaited = this.state.number('seat')
    if (!this.choosesInSecret && mover !== awaited) {
      throw new Refused('not_your_turn', { move: text, awaited: this.name(awaited), seat: this.name(mover) })
    }
    const { seats } = this.options
    if (!(0 <= mover && mover < seats)) throw new Refused('bad_seat', { text: formatSeat(mover), seats })
  }

  /** The decisions a move consists of: with an empty hand `R5@b3` takes and places. */
  private findActions(move: Action, text: string, seat: number | null): number[] {
    if (move.kind !== 'place' || !this.state.ask('asks_for_die')) {
      return [legalAction(this.state, move, text, this.mover(seat))]
    }
    const take = legalAction(this.state, moves.take(move.die), text)
    return this.core.with(this.state.save(), (taken) => {
      taken.apply(take)
      return [take, legalAction(taken, move, text)]
    })
  }

  private commit(action: number, author: number): void {
    const move = author === CHANCE ? moves.toOutcome(this.state, action) : moves.toMove(this.state, action)
    this.writeDown(move, author, action)
    this.state.apply(action)
  }

  private writeDown(move: Action | Challenge, author: number, action: number): void {
    const [phase, heldPhase] = [this.state.number('phase'), this.state.number('held_phase')]
    const owner = this.state.ask('secret_owner')
    this.entries.push({ move, author, before: this.state.save(), action, phase, heldPhase, owner })
    this.lines.push(move.text)
  }

  /** Note a secret choice; when all have chosen, the choices are written down in seat order and revealed. */
  private choose(seat: number, action: number): void {
    this.pending.set(seat, action)
    if (this.pending.size < this.options.seats) return
    for (const chooser of range(this.options.seats)) this.commit(this.pending.get(chooser)!, chooser)
    this.pending.clear()
    this.answerChance()
  }

  /** Let the dealer speak until somebody has to decide. */
  answerChance(): void {
    while (this.dealer && this.awaitsChance) this.dealNext(this.dealer)
  }

  private dealNext(dealer: Dealer): void {
    this.commit(dealer.answer(this.state, this.outcomes), CHANCE)
    this.outcomes += 1
  }

  /** Where people roll the dice: let the program deal what is due, cards and who starts. */
  dealCards(dealer: Dealer): void {
    while (this.awaitsChance && this.isSettingUp) this.dealNext(dealer)
  }

  /** What the dice or cards on a real table show. */
  private playOutcome(outcome: Outcome, text: string): void {
    const action = legalAction(this.state, outcome, text)
    if (!this.awaitsChance || this.dealer) {
      throw new Refused('chance_differs', { move: text, awaited: this.dealer ? 'dealer' : 'seat' })
    }
    this.commit(action, CHANCE)
    this.outcomes += 1
    this.releaseHeld()
  }

  // undo

  private undo(seat: number | null): void {
    this.checkUndo(seat)
    this.takeBack()
    this.releaseHeld()
  }

  private checkUndo(seat: number | null): void {
    const why = this.whyNoUndo()
    if (why) throw new Refused('nothing_to_undo', { why })
    const { author } = this.last!
    if (seat !== null && seat !== author) throw new Refused('undo_foreign', { author: this.name(author) })
  }

  private takeBack(): void {
    this.state.load(this.entries.pop()!.before)
    this.lines.push('undo')
  }

  /** Take back the last decision and make another one in its place; if that is refused both are as before. */
  private playInstead(move: Action, text: string, seat: number | null): void {
    this.checkUndo(seat)
    this.core.with(this.last!.before, (before) => legalAction(before, move, text))
    this.takeBack()
    this.playRead(move.text, move, seat)
  }

  /** What stands in the way of taking back the last line, if anything. */
  whyNoUndo(): string {
    return facts.NO_UNDO[this.state.ask('undo_refusal', this.last?.action ?? facts.NO_LINE)]!
  }

  // honor tables

  private hearChallenge({ by, target }: Challenge, seat: number | null): void {
    if (seat !== null && seat !== by) throw new Refused('challenge_for_another', { seat: formatSeat(seat) })
    this.checkChallenge(by, target)
    if (this.state.ask('is_at_rest')) this.carryOut(by, target)
    else this.held.push([by, target])
  }

  /** Refused if this window can't be challenged now. */
  checkChallenge(by: number, target: number): void {
    const { honor, seats } = this.options
    if (!honor) throw new Refused('no_honor')
    for (const seat of [by, target]) {
      if (!(0 <= seat && seat < seats)) throw new Refused('bad_seat', { text: formatSeat(seat), seats })
    }
    if (this.isOver || this.isSettingUp) throw new Refused('nothing_to_challenge')
    if (this.isSettled(target)) throw new Refused('challenged_before', { target: this.name(target) })
  }

  /** What a window holds, to see whether it has changed. */
  private windowKey(seat: number): string {
    const boards = [this.state.field('color'), this.state.field('shade')] as unknown[][]
    const marks = [row(this.state, 'exempt')[seat], row(this.state, 'loose')[seat]]
    return JSON.stringify([...boards.map((rows) => rows[seat]), marks])
  }

  private isSettled(seat: number): boolean {
    return this.challenged.get(seat) === this.windowKey(seat)
  }

  /** Look at the window now; if it is not in order its owner is awaited. */
  private carryOut(by: number, target: number): void {
    this.writeDown(moves.challenge(by, target), by, facts.A_CHALLENGE)
    this.challenged.set(target, this.windowKey(target))
    this.state.ask('challenge', target)
  }

  /** Carry out challenges that were held, once no die is in hand and no tool under way. */
  private releaseHeld(): void {
    this.dropSettled()
    while (this.held.length && this.state.ask('is_at_rest')) {
      this.carryOut(...this.held.shift()!)
      this.dropSettled()
    }
  }

  private dropSettled(): void {
    this.held = this.isOver ? [] : this.held.filter(([, target]) => !this.isSettled(target))
  }

  // the log

  /** The full log, for whoever holds the game: it has every seat's secrets, but not the seed of a game that goes on. */
  toText(): string {
    const seats = range(this.options.seats)
    const held = this.held.map(([by, target]) => moves.challenge(by, target).text)
    const pending = seats.filter((seat) => this.pending.has(seat)).map((seat) => `? s${seat} ${this.choice(seat).text}`)
    const seed = this.dealer && this.header.commitment ? [`seed ${hex(this.dealer.seed)}`] : []
    const scores = `scores ${seats.map((seat) => this.state.ask('score', seat)).join(' ')}`
    const parts = [formatHeader(this.header), [...this.lines, ...held], pending, this.isOver ? [scores, ...seed] : []]
    return `${parts
      .filter((part) => part.length)
      .map((part) => part.join('\n'))
      .join('\n\n')}\n`
  }

  private choice(seat: number): Move {
    return moves.toMove(this.state, this.pending.get(seat)!, seat)
  }

  /** Play one line of a log; refused naming it. */
  playLine(number: number, line: string, seat: number | null = null): void {
    try {
      this.play(line, seat)
    } catch (refused) {
      throw nameLine(refused, number, line)
    }
  }
}
