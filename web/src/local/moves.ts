// Moves as values, as numbers of the rules and as notation, each way. Says nothing about whether a move is legal.

import type { Game as State } from '../core/core'
import { NUMBERS } from '../core/layout'
import type * as protocol from '../lib/protocol'
import { COLORS, TOOL_IDS } from './cardfacts'
import * as table from './notation'
import { Refused } from './refused'

export type Move = protocol.Move

export type Outcome =
  | { text: string; die: string; kind: 'draw_die' }
  | { text: string; shade: number; kind: 'roll' }
  | { text: string; color: string; kind: 'draw_color' }
  | { text: string; card: string; kind: 'deal' }
  | { text: string; seat: number; kind: 'first' }

export type Action = Move | Outcome
export type Challenge = { text: string; by: number; target: number; kind: 'challenge' }
export type Line = Action | Challenge | { text: string; kind: 'undo' } | { text: string; move: Action; kind: 'instead' }

const WORDS: [string, Move['kind']][] = [
  ['end', 'end'],
  ['return', 'return'],
  ['stop', 'stop'],
  ['+', 'up'],
  ['-', 'down'],
  ['pay tokens', 'pay_tokens'],
]

const word = (number: number): Move => ({ text: WORDS[number]![0], kind: WORDS[number]![1] }) as Move
export const setShade = (shade: number): Move => ({ text: `=${shade}`, shade, kind: 'set_shade' })
export const take = (die: string): Move => ({ text: die, die, kind: 'take' })
export const place = (die: string, cell: string): Move => ({ text: `${die}@${cell}`, die, cell, kind: 'place' })
const moveDie = (source: string, target: string): Move => {
  return { text: `${source}>${target}`, source, target, kind: 'move_die' }
}
export const useTool = (tool: string): Move => ({ text: `use ${tool}`, tool, kind: 'use_tool' })
const payDie = (die: string): Move => ({ text: `pay ${die}`, die, kind: 'pay_die' })
const swapWithTrack = (die: string): Move => ({ text: `swap ${die}`, die, kind: 'swap_with_track' })
const swapWithSeat = (seat: number, cell: string): Move => {
  return { text: `swap s${seat}:${cell}`, seat, cell, kind: 'swap_with_seat' }
}
const remove = (cell: string): Move => ({ text: `remove ${cell}`, cell, kind: 'remove' })
const choose = (pattern: string): Move => ({ text: `choose ${pattern}`, pattern, kind: 'choose' })
export const claim = (pioneer: string): Move => ({ text: `claim ${pioneer}`, pioneer, kind: 'claim' })
export const keep = (ornaments: string[]): Move => {
  return { text: `keep ${ornaments.join(' ') || 'none'}`, ornaments, kind: 'keep' }
}
const drawDie = (die: string): Outcome => ({ text: `* ${die}`, die, kind: 'draw_die' })
const roll = (shade: number): Outcome => ({ text: `* =${shade}`, shade, kind: 'roll' })
const drawColor = (color: string): Outcome => ({ text: `* ${color}`, color, kind: 'draw_color' })
export const deal = (card: string): Outcome => ({ text: `* deal ${card}`, card, kind: 'deal' })
const first = (seat: number): Outcome => ({ text: `* first s${seat}`, seat, kind: 'first' })
export const challenge = (by: number, target: number): Challenge => {
  return { text: `! s${by} s${target}`, by, target, kind: 'challenge' }
}

const OUTCOMES = ['draw_die', 'roll', 'draw_color', 'deal', 'first']
export const isOutcome = (line: Line): line is Outcome => OUTCOMES.includes(line.kind)

// numbers

/** The decision of a number; `seat` is who chooses a window or keeps ornaments, by default who is awaited. */
export function toMove(state: State, action: number, seat = state.number('seat')): Move {
  const { CHOOSE, KEEP, CLAIM, SHADE, USE, TAKE, PAY } = NUMBERS
  if (action < CHOOSE) return word(action)
  if (action < KEEP) return choose(table.offeredPatterns(state, seat)[action - CHOOSE]!)
  if (action < CLAIM) {
    return keep(table.dealtOrnaments(state, seat).filter((_, i) => ((action - KEEP) >> i) & 1))
  }
  if (action < SHADE) return claim(table.tablePioneers(state)[action - CLAIM]!)
  if (action < USE) return setShade(action - SHADE + 1)
  if (action < TAKE) return useTool(TOOL_IDS[action - USE]!)
  if (action < PAY) return take(table.formatDie(action - TAKE))
  return toMoveOnCells(state, action)
}

function toMoveOnCells(state: State, action: number): Move {
  const { PAY, SWAP, PLACE, REMOVE, SWAP_SEAT, MOVE } = NUMBERS
  if (action < SWAP) return payDie(table.formatDie(action - PAY))
  if (action < PLACE) return swapWithTrack(table.formatDie(action - SWAP))
  if (action < REMOVE) return place(table.formatDie(state.number('hand')), table.formatCell(action - PLACE))
  if (action < SWAP_SEAT) return remove(table.formatCell(action - REMOVE))
  const cells = action - (action < MOVE ? SWAP_SEAT : MOVE)
  const [one, other] = [Math.floor(cells / table.CELLS), table.formatCell(cells % table.CELLS)]
  return action < MOVE ? swapWithSeat(one, other) : moveDie(table.formatCell(one), other)
}

/** The outcome of chance of a number. */
export function toOutcome(state: State, action: number): Outcome {
  const { DRAW, ROLL, COLOR, DEAL, FIRST } = NUMBERS
  if (action < ROLL) return drawDie(table.formatDie(action - DRAW))
  if (action < COLOR) return roll(action - ROLL + 1)
  if (action < DEAL) return drawColor(COLORS[action - COLOR]!)
  return action < FIRST ? deal(table.deckIds(state)[action - DEAL]!) : first(action - FIRST)
}

/** The number of a move, legal or not; refused where it names what is not on the table. */
export function toNumber(state: State, move: Action, seat = state.number('seat')): number {
  const { CHOOSE, KEEP, CLAIM, PLACE, DEAL } = NUMBERS
  switch (move.kind) {
    case 'place': {
      const hand = state.number('hand') < 0 ? 'none' : table.formatDie(state.number('hand'))
      if (move.die !== hand) throw new Refused('not_in_hand', { die: move.die, hand })
      return PLACE + table.parseCell(move.cell)
    }
    case 'choose':
      return CHOOSE + table.findId(table.offeredPatterns(state, seat), move.pattern, 'pattern')
    case 'keep': {
      const names = table.dealtOrnaments(state, seat)
      const kept = new Set(move.ornaments.map((name) => 1 << table.findId(names, name, 'ornament')))
      return KEEP + [...kept].reduce((sum, bit) => sum + bit, 0)
    }
    case 'claim':
      return CLAIM + table.findId(table.tablePioneers(state), move.pioneer, 'pioneer')
    case 'deal':
      return DEAL + table.findId(table.deckIds(state), move.card, 'card')
    default:
      return fixedNumber(move)
  }
}

/** The number of a move that means the same at every table. */
function fixedNumber(move: Action): number {
  const n = NUMBERS
  switch (move.kind) {
    case 'set_shade':
      return n.SHADE + move.shade - 1
    case 'use_tool':
      return n.USE + table.findId(TOOL_IDS, move.tool, 'tool')
    case 'take':
      return n.TAKE + table.parseDie(move.die)
    case 'pay_die':
      return n.PAY + table.parseDie(move.die)
    case 'swap_with_track':
      return n.SWAP + table.parseDie(move.die)
    case 'remove':
      return n.REMOVE + table.parseCell(move.cell)
    case 'swap_with_seat':
      return n.SWAP_SEAT + move.seat * table.CELLS + table.parseCell(move.cell)
    case 'move_die':
      return n.MOVE + table.parseCell(move.source) * table.CELLS + table.parseCell(move.target)
    case 'draw_die':
      return n.DRAW + table.parseDie(move.die)
    case 'roll':
      return n.ROLL + move.shade - 1
    case 'draw_color':
      return n.COLOR + COLORS.indexOf(move.color)
    case 'first':
      return n.FIRST + move.seat
    default:
      return WORDS.findIndex(([, kind]) => kind === move.kind)
  }
}

// notation

export type Opening = '' | 'undo' | '!' | '*'

/** What a line opens with: `*` of chance, `!` of a challenge, `undo`; nothing where it is a decision. */
export function opening(text: string): Opening {
  const line = text.trimStart()
  if (line.startsWith('*')) return '*'
  if (line.startsWith('!')) return '!'
  return /^undo(\s|$)/u.test(line) ? 'undo' : ''
}

/** What a line says, at a table with so many seats; refused where it says nothing. */
export function parseLine(text: string, seats: number): Line {
  const line = table.oneSpaced(text)
  switch (opening(line)) {
    case 'undo': {
      const instead = line.slice('undo'.length).trimStart()
      if (!instead) return { text: 'undo', kind: 'undo' }
      const move = parseAction(instead, seats)
      return { text: `undo ${move.text}`, move, kind: 'instead' }
    }
    case '!':
      return parseChallenge(line, seats)
    default:
      return parseAction(line, seats)
  }
}

function parseChallenge(line: string, seats: number): Challenge {
  const words = line.slice(1).split(' ').filter(Boolean)
  if (words.length !== 2) throw new Refused('bad_move', { text: line })
  return challenge(table.parseSeat(words[0]!, seats), table.parseSeat(words[1]!, seats))
}

export function parseAction(text: string, seats: number): Action {
  const line = table.oneSpaced(text)
  return line.startsWith('*') ? parseOutcome(line, seats) : parseMove(line, seats)
}

/** The decision that a line names. */
export function parseMove(text: string, seats: number): Move {
  const line = table.oneSpaced(text)
  const known = WORDS.findIndex(([written]) => written === line)
  if (known >= 0) return word(known)
  if (/^=[1-6]$/.test(line)) return setShade(Number(line[1]))
  if (/^[RYGBPS]\p{Nd}$/u.test(line)) return take(checkDie(line))
  const match = /^(?:([RYGBPS]\p{Nd})@)?([a-d]\p{Nd})(?:>([a-d]\p{Nd}))?$/u.exec(line)
  if (match) return parseCells(line, match[1], match[2]!, match[3])
  const space = line.indexOf(' ')
  return space < 0
    ? parseNamed(line, '', line, seats)
    : parseNamed(line.slice(0, space), line.slice(space + 1), line, seats)
}

function parseCells(text: string, die: string | undefined, one: string, other: string | undefined): Move {
  if (die && other === undefined) return place(checkDie(die), checkCell(one))
  if (die === undefined && other !== undefined) return moveDie(checkCell(one), checkCell(other))
  throw new Refused('bad_move', { text })
}

/** The decision of a line that starts with a word. Ids of cards that seats hold are not looked up here. */
function parseNamed(start: string, rest: string, line: string, seats: number): Move {
  switch (start) {
    case 'choose':
      return choose(rest)
    case 'keep':
      if (!rest) throw new Refused('bad_move', { text: 'keep' })
      return keep(rest === 'none' ? [] : rest.split(' '))
    case 'claim':
      return claim(rest)
    case 'use':
      return useTool(TOOL_IDS[table.findId(TOOL_IDS, rest, 'tool')]!)
    case 'pay':
      return payDie(checkDie(rest))
    case 'remove':
      return remove(checkCell(rest))
    case 'swap':
      return parseSwap(rest, seats)
    default:
      throw new Refused('bad_move', { text: line })
  }
}

function parseSwap(text: string, seats: number): Move {
  const colon = text.indexOf(':')
  if (colon < 0) return swapWithTrack(checkDie(text))
  return swapWithSeat(table.parseSeat(text.slice(0, colon), seats), checkCell(text.slice(colon + 1)))
}

/** The outcome of chance that a line names, with or without its star. */
export function parseOutcome(text: string, seats: number): Outcome {
  const line = table.oneSpaced(text).replace(/^\*/, '').trimStart()
  if (/^=[1-6]$/.test(line)) return roll(Number(line[1]))
  if (/^[RYGBPS]$/.test(line)) return drawColor(line)
  const space = line.indexOf(' ')
  const [start, rest] = space < 0 ? [line, ''] : [line.slice(0, space), line.slice(space + 1)]
  if (start === 'deal') return deal(rest)
  return start === 'first' ? first(table.parseSeat(rest, seats)) : drawDie(checkDie(line))
}

const checkDie = (text: string): string => table.formatDie(table.parseDie(text))
const checkCell = (text: string): string => table.formatCell(table.parseCell(text))
