// The rules, the bots and their net in the page: a typed wrapper of sagrada.wasm. No rule is written here.

import { BOTS, EDITIONS, FIELDS, LINE_NUMBERS, LINES, QUESTIONS, RULES, STATE_BYTES } from './layout'
import type { FactKind, Questions } from './layout'

export type Edition = (typeof EDITIONS)[number]
export type Bot = (typeof BOTS)[number]
export type Field = keyof typeof FIELDS
export type Value = number | Value[]

type Wasm = Record<string, (...given: number[]) => number> & { memory: WebAssembly.Memory }

const REFUSED = -2147483648
const ROOM_FOR_ACTIONS = 1024
const WORDS = 4

export interface Thought {
  action: number
  /** positions that were judged */
  nodes: number
}

/** A die, a cell, a card or another fact of a rule, as a number. */
export interface Fact {
  name: string
  kind: FactKind
  number: number
}

/** The rule that refuses an action. */
export interface Reason {
  id: string
  facts: Fact[]
}

export type LineKind = (typeof LINES)[number]

/** A line of a score sheet; `card` is a number in the deck of its kind. */
export interface Line {
  kind: LineKind
  card: number
  points: number
  /** does it enter the total? */
  counted: boolean
}

/** What an action would change for a seat. */
export interface Foresight {
  /** the cells that no die could fill afterwards, as a board */
  closes: number
  /** points more or less, for every line that is counted now */
  changes: { kind: LineKind; card: number; points: number }[]
}

export interface Results {
  /** by game and seat */
  scores: Int16Array
  /** by game; -1 is a solo game that was lost */
  winners: Int8Array
  steps: number
}

/** One WebAssembly module with its memory; all its games live in it. */
export class Core {
  /** room for a list of numbers */
  private readonly list: number
  private readonly mind: number
  private readonly free: number[] = []
  private results = { at: 0, bytes: 0 }

  private constructor(readonly wasm: Wasm) {
    if (this.call('state_bytes') !== STATE_BYTES) throw new Error('the module and layout.ts are of different rules')
    this.list = this.room(4 * ROOM_FOR_ACTIONS)
    this.mind = this.room(this.call('mind_bytes'))
  }

  static async load(bytes: BufferSource): Promise<Core> {
    const { instance } = await WebAssembly.instantiate(bytes, {})
    return new Core(instance.exports as unknown as Wasm)
  }

  /** A table that awaits its first deal. */
  start(edition: Edition, seats: number, glory = false): Game {
    const game = this.blank()
    if (!this.call('start', game.at, EDITIONS.indexOf(edition), seats, glory ? 1 : 0)) {
      throw new RangeError(`no table of ${edition} with ${seats} seats`)
    }
    return game
  }

  /** A state of zeros, whose fields are to be written. */
  empty(): Game {
    const game = this.blank()
    this.bytes(game.at, STATE_BYTES).fill(0)
    return game
  }

  /** What a seat may know, or a spectator (-1), as a game of its own. */
  observe(game: Game, viewer: number): Game {
    const known = this.empty()
    if (this.call('observe', game.at, known.at, viewer) === REFUSED) throw new RangeError(`no seat ${viewer}`)
    return known
  }

  /** Random numbers for playouts, never for real dice. */
  random(low: number, high = 0): Random {
    const random = new Random(this.room(8 * WORDS))
    this.call('seed', random.at, low, high)
    return random
  }

  /** A game of its own with the same state. */
  copy(game: Game): Game {
    const copy = this.blank()
    this.bytes(copy.at, STATE_BYTES).set(this.bytes(game.at, STATE_BYTES))
    return copy
  }

  /** A game from the bytes of a state, as Python's `State.to_bytes` gives them. */
  restore(bytes: Uint8Array): Game {
    if (bytes.length !== STATE_BYTES) throw new RangeError(`a state has ${STATE_BYTES} bytes, not ${bytes.length}`)
    const game = this.blank()
    this.bytes(game.at, STATE_BYTES).set(bytes)
    return game
  }

  /** Something asked of the state of these bytes, which is given back afterwards. */
  with<T>(bytes: Uint8Array, ask: (game: Game) => T): T {
    const game = this.restore(bytes)
    try {
      return ask(game)
    } finally {
      this.release(game)
    }
  }

  /** Give a game's memory back; the game may not be used afterwards. */
  release(game: Game): void {
    this.free.push(game.at)
  }

  legal(game: Game): number[] {
    return this.written(this.call('legal', game.at, this.list))
  }

  /** A function that writes a list: its numbers, or nothing if it refuses. */
  listOf(name: string, ...given: number[]): number[] | null {
    const many = this.call(name, ...given, this.list)
    return many === REFUSED ? null : this.written(many)
  }

  think(game: Game, seat: number, bot: Bot, seed: number, nodes = 0): Thought {
    const action = this.call('decide', this.mind, game.at, seat, BOTS.indexOf(bot), nodes, seed)
    if (action === REFUSED) throw new RangeError(`${bot} is not awaited on seat ${seat}`)
    return { action, nodes: this.call('nodes', this.mind) }
  }

  playGames(start: Game, random: Random, games: number): Results {
    const many = games * start.number('seats')
    const scores = this.roomForResults(2 * many + games)
    const winners = scores + 2 * many
    const steps = this.call('play_games', start.at, random.at, games, scores, winners)
    const buffer = this.wasm.memory.buffer
    return {
      scores: new Int16Array(buffer, scores, many).slice(),
      winners: new Int8Array(buffer, winners, games).slice(),
      steps,
    }
  }

  call(name: string, ...given: number[]): number {
    return this.wasm[`sagrada_${name}`]!(...given)
  }

  bytes(at: number, many: number): Uint8Array {
    return new Uint8Array(this.wasm.memory.buffer, at, many)
  }

  private written(many: number): number[] {
    return Array.from(new Int32Array(this.wasm.memory.buffer, this.list, many))
  }

  private blank(): Game {
    return new Game(this, this.free.pop() ?? this.room(STATE_BYTES))
  }

  private roomForResults(bytes: number): number {
    if (bytes > this.results.bytes) this.results = { at: this.room(bytes), bytes }
    return this.results.at
  }

  private room(bytes: number): number {
    const at = this.call('room', bytes)
    if (!at) throw new Error('no memory is left')
    return at
  }
}

/** The place of random numbers in the module's memory. */
export class Random {
  constructor(readonly at: number) {}
}

/** One game: its state in the module's memory. */
export class Game {
  constructor(
    readonly core: Core,
    readonly at: number,
  ) {}

  /** A field of the state: a number, a list or a list of lists. */
  field(name: Field): Value {
    const [size, place, shape] = FIELDS[name]
    const view = new DataView(this.core.wasm.memory.buffer, this.at, STATE_BYTES)
    return read(view, size, place, shape)
  }

  /** A field that is a single number. */
  number(name: Field): number {
    return this.field(name) as number
  }

  /** Write a field that is a single number. */
  write(name: Field, value: number): void {
    const [size, place] = FIELDS[name]
    const view = new DataView(this.core.wasm.memory.buffer, this.at, STATE_BYTES)
    if (size === 1) view.setInt8(place, value)
    else view.setInt32(place, value, true)
  }

  /** The bytes of the state, for `Core.restore` and `load`. */
  save(): Uint8Array {
    return this.core.bytes(this.at, STATE_BYTES).slice()
  }

  /** Become the state of these bytes. */
  load(bytes: Uint8Array): void {
    this.core.bytes(this.at, STATE_BYTES).set(bytes)
  }

  /** A step of laying a table out, by its name in the module; false if it can't be. */
  lay(step: string, ...given: number[]): boolean {
    const done = this.core.call(step, this.at, ...given)
    if (done === REFUSED) throw new RangeError(`${step}(${given.join(', ')}) is out of range`)
    return done === 1
  }

  /** Carry out an action; false, and nothing has changed, if it is not legal. */
  apply(action: number): boolean {
    return this.core.call('apply', this.at, action) === 1
  }

  randomAction(random: Random): number {
    return this.core.call('random_action', this.at, random.at)
  }

  ask<Q extends keyof Questions>(question: Q, ...given: Parameters<Questions[Q]>): ReturnType<Questions[Q]> {
    const answer = this.answer(question, given)
    if (answer === REFUSED || answer === null) throw new RangeError(`${question}(${given.join(', ')}) is out of range`)
    return (QUESTIONS[question] === 'boolean' ? answer !== 0 : answer) as ReturnType<Questions[Q]>
  }

  /** The rule that refuses an action, with its facts; null if the action is legal. */
  explain(action: number): Reason | null {
    const [rule, ...numbers] = this.ask('explain', action)
    if (rule === undefined) return null
    const { id, facts } = RULES[rule]!
    return { id, facts: Object.entries(facts).map(([name, kind], i) => ({ name, kind, number: numbers[i]! })) }
  }

  /** Every line of a seat's score, by the window and the cards dealt by now. */
  sheet(seat: number): Line[] {
    return rows(this.ask('sheet_lines', seat), LINE_NUMBERS).map(([kind, card, points, counted]) => {
      return { kind: LINES[kind!]!, card: card!, points: points!, counted: counted === 1 }
    })
  }

  /** What a legal action would change for a seat. */
  foresee(seat: number, action: number): Foresight {
    const [closes, ...changes] = this.ask('foresee', seat, action)
    const lines = rows(changes, 3).map(([kind, card, points]) => {
      return { kind: LINES[kind!]!, card: card!, points: points! }
    })
    return { closes: closes!, changes: lines }
  }

  private answer(question: keyof Questions, given: number[]): number | number[] | null {
    const isList = QUESTIONS[question] === 'number[]'
    return isList ? this.core.listOf(question, this.at, ...given) : this.core.call(question, this.at, ...given)
  }
}

function rows(numbers: number[], width: number): number[][] {
  return Array.from({ length: numbers.length / width }, (_, i) => numbers.slice(i * width, (i + 1) * width))
}

function read(view: DataView, size: 1 | 4, place: number, shape: readonly number[]): Value {
  const [length, ...inner] = shape
  if (length === undefined) return size === 1 ? view.getInt8(place) : view.getInt32(place, true)
  const step = inner.reduce((product, many) => product * many, size as number)
  return Array.from({ length }, (_, i) => read(view, size, place + i * step, inner))
}
