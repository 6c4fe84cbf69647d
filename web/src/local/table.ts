// One table in memory: the sum of its events, which are plain objects. Knows the game and who sits where; no storage,
// no clock. New events are checked by `decide...` and carried out by `apply`; birth and events give the same table.

import { BOTS } from '../core/layout'
import type { Bot, Core } from '../core/core'
import type { PlaceMessage, TableMessage, Told, View } from '../lib/protocol'
import { RULES_VERSION } from './cardfacts'
import type { Deal } from './deal'
import { commit, Dealer } from './dealer'
import { honor, verdict } from './ending'
import { forecast, standings } from './forecast'
import { CHANCE, Game } from './game'
import { checkWord } from './log'
import { opening, toMove } from './moves'
import type { Move } from './moves'
import { resolve } from './options'
import type { Options } from './options'
import { Refused } from './refused'
import { awaitedDice, parseRoll, readRoll } from './rolling'
import { unhex } from './sha256'
import { Telling } from './telling'

const LAST_TOLD = 80
const LONGEST_NAME = 24
const LONGEST_KEY = 64
/** The bots that think in the module, and one that does not think. */
export const PLAYERS: readonly string[] = ['random', ...BOTS]

/** What is fixed when a table is made: its id, its short code, and the secret seed of its dice, in hex. */
export interface Birth {
  id: string
  code: string
  seed: string
}

export interface Setup {
  edition: string
  seats: number
  rules?: number
  options?: Record<string, unknown>
  dice_by_hand?: boolean
  hints?: boolean
  deal?: Deal
  taken_over?: string[]
  lesson?: boolean
}

export type Event =
  | { kind: 'create'; setup: Setup; host: string }
  | { kind: 'sit'; seat: number; owner: string; name: string; nonce: string }
  | { kind: 'bot'; seat: number; bot: string; name: string }
  | { kind: 'stand'; seat: number }
  | { kind: 'stand_in'; seat: number; bot: string }
  | { kind: 'come_back'; seat: number }
  | { kind: 'start' }
  | { kind: 'move'; seat: number; move: string; key: string; lines?: string[] }
  | { kind: 'roll'; dice: string[]; key: string; lines?: string[] }
  | { kind: 'rematch'; table: string }

type Noted = Extract<Event, { kind: 'move' | 'roll' }>

/** A seat: who may move for it, what it is called, and the bot that plays it (or stands in for its owner). */
interface Place {
  name: string
  owner: string
  nonce: string
  bot: string
  standIn: string
}

const openPlace = (): Place => ({ name: '', owner: '', nonce: '', bot: '', standIn: '' })
const isTaken = (place: Place): boolean => Boolean(place.owner || place.bot)

export class Table {
  number = 0
  private setup: Setup = { edition: 'classic', seats: 2 }
  private options: Options = resolve('classic', 2)
  private host = ''
  private places: Place[] = []
  game: Game | null = null
  private seen: View | null = null
  private readonly telling = new Telling()
  private readonly told: Told[] = []
  private readonly keys = new Map<string, [string, number]>()
  private rematch = ''

  constructor(
    private readonly core: Core,
    readonly birth: Birth,
    events: readonly Event[] = [],
  ) {
    for (const event of events) this.apply(event)
  }

  // events

  /** Carry out an event that was checked, or that was read again. */
  apply(event: Event): void {
    const number = this.number + 1
    switch (event.kind) {
      case 'create':
        this.create(event.setup, event.host)
        break
      case 'sit':
        this.places[event.seat] = { ...openPlace(), name: event.name, owner: event.owner, nonce: event.nonce }
        break
      case 'bot':
        this.places[event.seat] = { ...openPlace(), name: event.name, bot: event.bot }
        break
      case 'stand':
        this.places[event.seat] = openPlace()
        break
      case 'stand_in':
        this.places[event.seat]!.standIn = event.bot
        break
      case 'come_back':
        this.places[event.seat]!.standIn = ''
        break
      case 'rematch':
        this.rematch = event.table
        break
      default:
        this.applyToGame(event, number)
    }
    this.number = number
  }

  private applyToGame(event: Extract<Event, { kind: 'start' | 'move' | 'roll' }>, number: number): void {
    if (event.kind === 'start') return this.start()
    const game = this.playing()
    const seat = event.kind === 'move' ? event.seat : game.state.number('seat')
    if (event.kind === 'move') game.play(event.move, seat)
    else for (const word of event.dice) game.play(`* ${word}`)
    this.dealCards()
    this.note(event, number)
    this.tell(seat, number)
  }

  private create(setup: Setup, host: string): void {
    this.setup = setup
    this.options = resolve(setup.edition, setup.seats, setup.options)
    this.host = host
    this.places = Array.from({ length: this.options.seats }, openPlace)
  }

  private start(): void {
    const { deal = {}, taken_over: takenOver = [], rules = RULES_VERSION } = this.setup
    const nonces = this.hasOwnDice ? [] : [...this.places.entries()].filter(([, { nonce }]) => nonce)
    const header = {
      options: this.options,
      names: Object.fromEntries(this.places.map(({ name }, seat) => [seat, checkWord('name', name)])),
      deal,
      commitment: this.commitment,
      seed: '',
      nonces: Object.fromEntries(nonces.map(([seat, { nonce }]) => [seat, nonce])),
      continued: takenOver.length,
      rules,
    }
    const dealer = this.hasOwnDice ? null : new Dealer(unhex(this.birth.seed), header.nonces)
    this.game = new Game(this.core, header, dealer, takenOver)
    this.dealCards()
    this.seen = this.game.view()
  }

  /** Where people roll the dice, the program deals the cards. */
  private dealCards(): void {
    if (this.hasOwnDice) this.playing().dealCards(new Dealer(unhex(this.birth.seed)))
  }

  /** Compare the lines of a move with those it had when it was made, and remember its key. */
  private note(event: Noted, number: number): void {
    const fresh = this.playing().lines.slice(this.seen!.version)
    event.lines ??= fresh
    if (event.lines.join('\n') !== fresh.join('\n'))
      throw new Refused('table_differs', { table: this.birth.id, number })
    const move = event.kind === 'move' ? event.move : rollText(event.dice)
    if (event.key) this.keys.set(`${event.kind === 'move' ? event.seat : CHANCE} ${event.key}`, [move, number])
  }

  /** Tell what has happened since everybody last looked. */
  private tell(seat: number, number: number): void {
    const before = this.seen!
    this.seen = this.playing().view()
    this.telling.follow(seat, before, this.seen)
    for (const phrase of this.telling.told.slice(this.told.length)) this.told.push({ number, phrase })
  }

  // questions

  private get hasOwnDice(): boolean {
    return Boolean(this.setup.dice_by_hand)
  }

  private get commitment(): string {
    return this.hasOwnDice ? '' : commit(unhex(this.birth.seed))
  }

  get status(): 'open' | 'playing' | 'over' {
    return !this.game ? 'open' : this.game.isOver ? 'over' : 'playing'
  }

  playing(): Game {
    if (!this.game) throw new Refused('not_started')
    return this.game
  }

  /** The seats a visitor may move for. */
  seatsOf(visitor: string): number[] {
    return [...this.places.keys()].filter((seat) => visitor && this.places[seat]!.owner === visitor)
  }

  /** The seat a visitor looks from: the one asked for, else the first of theirs, else none. */
  findSeat(visitor: string, seat: number | null): number | null {
    const own = this.seatsOf(visitor)
    if (seat === null) return own[0] ?? null
    this.checkSeat(seat)
    if (!own.includes(seat)) throw new Refused('foreign_seat', { seat: seat + 1 })
    return seat
  }

  private checkSeat(seat: number): Place {
    const place = this.places[seat]
    if (!place) throw new Refused('bad_seat', { text: `s${seat}`, seats: this.places.length })
    return place
  }

  private isGuest(visitor: string): boolean {
    return Boolean(visitor) && (visitor === this.host || this.seatsOf(visitor).length > 0)
  }

  private checkGuest(visitor: string): void {
    if (!this.isGuest(visitor)) throw new Refused('not_seated')
  }

  private checkOpen(): void {
    if (this.game) throw new Refused('already_started')
  }

  // what may happen next

  decideSit(visitor: string, seat: number | null, name: string, nonce: string): Event {
    this.checkOpen()
    const free = this.places.findIndex((place) => !isTaken(place))
    if (seat === null && free < 0) throw new Refused('table_full')
    const chosen = seat ?? free
    if (isTaken(this.checkSeat(chosen))) throw new Refused('seat_taken', { seat: chosen + 1 })
    const told = { name: this.freeName(name), nonce: nonce ? checkWord('nonce', nonce) : '' }
    return { kind: 'sit', seat: chosen, owner: visitor, ...told }
  }

  /** The name, counted if somebody at the table has it already. */
  private freeName(given: string): string {
    const name = checkWord('name', given.slice(0, LONGEST_NAME))
    const taken = this.places.map((place) => place.name)
    return [name, ...[2, 3, 4, 5, 6, 7].map((count) => `${name} ${count}`)].find((free) => !taken.includes(free))!
  }

  decideBot(visitor: string, seat: number, bot: string, name: string): Event {
    this.checkOpen()
    this.checkGuest(visitor)
    checkBot(bot)
    if (isTaken(this.checkSeat(seat))) throw new Refused('seat_taken', { seat: seat + 1 })
    return { kind: 'bot', seat, bot, name: this.freeName(name) }
  }

  decideStand(visitor: string, seat: number): Event {
    this.checkOpen()
    this.checkSeat(seat)
    this.checkGuest(visitor)
    return { kind: 'stand', seat }
  }

  decideStart(visitor: string): Event {
    this.checkOpen()
    this.checkGuest(visitor)
    const open = this.places.filter((place) => !isTaken(place)).length
    if (open) throw new Refused('seats_open', { open })
    return { kind: 'start' }
  }

  /** A bot plays for one of the visitor's seats. */
  decideStandIn(visitor: string, seat: number, bot: string): Event {
    this.playing()
    const place = this.checkSeat(seat)
    if (place.bot || place.owner !== visitor) throw new Refused('not_away', { name: place.name })
    checkBot(bot)
    return { kind: 'stand_in', seat, bot }
  }

  decideComeBack(visitor: string, seat: number): Event {
    if (this.checkSeat(seat).owner !== visitor) throw new Refused('foreign_seat', { seat: seat + 1 })
    return { kind: 'come_back', seat }
  }

  /** A move, or the number of the event if this very move was made before. */
  decideMove(visitor: string, seat: number | null, move: string, version: number, key: string): Event | number {
    if (opening(move) === '*') return this.decideRoll(visitor, move, version, key)
    this.playing()
    const chosen = this.findSeat(visitor, seat)
    if (chosen === null) throw new Refused('not_seated')
    const made = this.findRepeated(chosen, move, key)
    if (made) return made
    if (opening(move) !== '!') this.checkVersion(move, version)
    return { kind: 'move', seat: chosen, move, key }
  }

  private decideRoll(visitor: string, move: string, version: number, key: string): Event | number {
    const game = this.playing()
    this.checkGuest(visitor)
    const made = this.findRepeated(CHANCE, rollText(parseRoll(move)), key)
    if (made) return made
    const dice = readRoll(game, move)
    this.checkVersion(move, version)
    return { kind: 'roll', dice, key }
  }

  private findRepeated(seat: number, move: string, key: string): number {
    if (!key || key.length > LONGEST_KEY) throw new Refused('bad_key', { most: LONGEST_KEY })
    const [known, number] = this.keys.get(`${seat} ${key}`) ?? [move, 0]
    if (known !== move) throw new Refused('key_used', { key })
    return number
  }

  private checkVersion(move: string, version: number): void {
    const now = this.playing().lines.length
    if (version !== now) throw new Refused('stale_move', { move: move.slice(0, 80), version, now })
  }

  // bots

  private player = (seat: number): string => this.places[seat]!.bot || this.places[seat]!.standIn

  /** The seats whose bot has to decide now. */
  botsAwaited(): number[] {
    return this.game ? this.game.awaits().filter((seat) => this.player(seat)) : []
  }

  /** What the bot of a seat does now; `nodes` 0: it thinks as long as it likes. */
  think(seat: number, seed: number, nodes = 0): Move {
    const { state } = this.playing()
    const bot = this.player(seat)
    if (bot !== 'random') return toMove(state, this.core.think(state, seat, bot as Bot, seed, nodes).action, seat)
    const actions = this.core.legal(state)
    return toMove(state, actions[seed % actions.length]!, seat)
  }

  // what is told

  /** The table as this visitor may see it from this seat, or as a spectator; `build` is the client's own. */
  message(visitor: string, seat: number | null, present: readonly number[], build: string): TableMessage {
    const { game, options } = this
    return {
      ...{ type: 'table', build, id: this.birth.id, code: this.birth.code, number: this.number },
      ...{ status: this.status, edition: options.edition, options: { ...options } },
      dice_by_hand: this.hasOwnDice,
      continued: this.setup.taken_over?.length ?? 0,
      hints: this.setup.hints ?? this.places.filter(({ bot }) => !bot).length <= 1,
      is_lesson: Boolean(this.setup.lesson),
      is_host: Boolean(visitor) && visitor === this.host,
      seat,
      places: this.places.map((place, i) => placeMessage(place, present.includes(i), visitor)),
      commitment: this.commitment,
      rematch: this.rematch,
      told: this.told.slice(-LAST_TOLD),
      view: game && (seat === null ? this.seen : game.view(seat)),
      standings: game ? standings(game) : [],
      forecast: game && seat !== null ? forecast(game, seat) : null,
      turns: game ? game.state.ask('turns_from_now') : [],
      verdict: game && verdict(game),
      target: game && game.target,
      roll: this.rollMessage(visitor),
      honor: game && honor(game),
    }
  }

  /** The dice that are awaited from people, if any are. */
  private rollMessage(visitor: string): TableMessage['roll'] {
    const dice = this.game && this.hasOwnDice ? awaitedDice(this.game) : []
    const host = this.places.find(({ owner }) => owner && owner === this.host)?.name ?? ''
    return dice.length ? { dice, may: this.isGuest(visitor), host } : null
  }
}

function checkBot(bot: string): void {
  if (!PLAYERS.includes(bot)) throw new Refused('unknown_bot', { bot, known: [...PLAYERS].sort() })
}

const rollText = (dice: string[]): string => `* ${dice.join(' ')}`

function placeMessage(place: Place, present: boolean, visitor: string): PlaceMessage {
  const kind = place.bot ? 'bot' : place.owner ? 'person' : 'open'
  const mine = Boolean(visitor) && visitor === place.owner
  return { name: place.name, kind, bot: place.bot, stand_in: place.standIn, present, mine }
}
