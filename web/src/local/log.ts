// The log as text: a header, one decision or outcome a line, and the result; `sagrada verify` and `replay` read it.
// Knows the form only; whether the lines make a legal game is for `Game` to find out.

import * as facts from './cardfacts'
import { SEAT_KINDS, TABLE_KINDS } from './deal'
import type { Deal, Pattern } from './deal'
import { parseMove } from './moves'
import { findId, formatSeat, oneSpaced, parseSeat } from './notation'
import { describe, resolve } from './options'
import type { Options } from './options'
import { Refused } from './refused'

const LONGEST_WORD = 64

/** What is fixed before the first deal. Of commitment and seed at most one is set; neither: dice by hand. */
export interface Header {
  options: Options
  names: Record<number, string>
  deal: Deal
  commitment: string
  seed: string
  nonces: Record<number, string>
  continued: number
  rules: number
}

type Numbered = [number, string]

/** A log taken apart: lines with their numbers in the file, pending choices, and the result if there is one. */
export interface LogText {
  header: Header
  lines: Numbered[]
  pending: Map<number, Numbered>
  scores: [number, number[]] | null
  seed: Numbered | null
}

const yesNo = (value: unknown): string => (value === true ? 'yes' : value === false ? 'no' : String(value))
const formatValue = (value: unknown): string => (Array.isArray(value) ? value.join(',') : yesNo(value))
const formatPattern = (pattern: Pattern): string =>
  typeof pattern === 'string' ? pattern : `${pattern[0].join('/')} ${pattern[1]}`

export function formatHeader(header: Header): string[] {
  const { options, commitment, seed } = header
  const bySeat = (kind: string, words: Record<number, string>) =>
    Object.entries(words).map(([seat, word]) => `${kind} s${seat} ${word}`)
  return [
    facts.FIRST_LINE,
    `rules ${header.rules}`,
    `edition ${options.edition}`,
    `seats ${options.seats}`,
    ...Object.entries(describe(options)).map(([name, value]) => `option ${name} ${formatValue(value)}`),
    ...bySeat('name', header.names),
    ...formatDeal(header.deal),
    commitment ? `dice commitment ${commitment}` : seed ? `dice seed ${seed}` : 'dice by hand',
    ...bySeat('nonce', header.nonces),
    ...(header.continued ? [`continued ${header.continued}`] : []),
  ]
}

/** The lines of what is laid out by hand. */
function formatDeal(deal: Deal): string[] {
  const table = (Object.keys(TABLE_KINDS) as (keyof typeof TABLE_KINDS)[]).filter((kind) => deal[kind])
  const seats = (Object.keys(SEAT_KINDS) as (keyof typeof SEAT_KINDS)[]).filter((kind) => deal[kind])
  return [
    ...table.map((kind) => `deal ${kind} ${deal[kind]!.join(' ')}`),
    ...seats.flatMap((kind) => deal[kind]!.map((ids, seat) => `deal ${kind} ${formatSeat(seat)} ${ids.join(' ')}`)),
    ...(deal.patterns ?? []).map((pattern, seat) => `deal pattern ${formatSeat(seat)} ${formatPattern(pattern)}`),
    ...(deal.board ? [`deal board ${deal.board}`] : []),
    ...(deal.first === undefined ? [] : [`deal first ${formatSeat(deal.first)}`]),
  ]
}

/** A name or a nonce: one line of some length. */
export function checkWord(kind: string, word: string): string {
  if (/[\p{C}\p{Zl}\p{Zp}]/u.test(word) || !word.trim() || [...word].length > LONGEST_WORD) {
    throw new Refused('bad_word', { kind, word: word.slice(0, 80) })
  }
  return oneSpaced(word)
}

/** A line that is not what it should be; the catalog's `log-expected` says in words what that is. */
export function expect(line: number, text: string, what: string, word: unknown = ''): Refused {
  return new Refused('bad_line', { line, text, expected: new Refused('log_expected', { what, word }) })
}

/** The same refusal, with the line where it happened. */
export function nameLine(refused: unknown, line: number, text: string): unknown {
  const isNamed = !(refused instanceof Refused) || ['bad_line', 'at_line'].includes(refused.rule)
  return isNamed ? refused : new Refused('at_line', { line, text, refused })
}

// reading

const REQUIRED = ['rules', 'edition', 'seats', 'dice']

/** What a line of the header is about; there is one line for each. */
function subject(line: string): string {
  const words = line.split(' ')
  if ([...REQUIRED, 'continued'].includes(words[0]!)) return words[0]!
  return words.slice(0, words[1]! in SEAT_KINDS || words[1] === 'pattern' ? 3 : 2).join(' ')
}

interface Collected extends Omit<Header, 'options'> {
  edition: string
  seats: number
  options: Record<string, unknown>
}

type Read = (into: Collected, rest: string, wrong: (what: string, word?: unknown) => Refused) => void

const READERS: Record<string, Read> = {
  rules(into, rest, wrong) {
    if (rest !== String(facts.RULES_VERSION)) throw wrong('rules', facts.RULES_VERSION)
    into.rules = facts.RULES_VERSION
  },
  edition(into, rest) {
    into.edition = rest
  },
  seats(into, rest, wrong) {
    if (!/^[1-6]$/.test(rest)) throw wrong('seats')
    into.seats = Number(rest)
  },
  option(into, rest, wrong) {
    const [name, value] = split(rest)
    if (!value || name === 'edition' || name === 'seats') throw wrong('option')
    into.options[name] = parseValue(value)
  },
  name(into, rest) {
    Object.assign(into.names, parseWord('name', rest, into.seats))
  },
  nonce(into, rest) {
    Object.assign(into.nonces, parseWord('nonce', rest, into.seats))
  },
  dice(into, rest, wrong) {
    into.commitment = /^commitment ([0-9a-f]{64})$/.exec(rest)?.[1] ?? ''
    into.seed = /^seed (\S+)$/u.exec(rest)?.[1] ?? ''
    if (!into.commitment && !into.seed && rest !== 'by hand') throw wrong('dice')
  },
  continued(into, rest, wrong) {
    if (!/^[1-9]\d{0,4}$/.test(rest)) throw wrong('continued')
    into.continued = Number(rest)
  },
  deal: readDeal,
}

function split(text: string): [string, string] {
  const space = text.indexOf(' ')
  return space < 0 ? [text, ''] : [text.slice(0, space), text.slice(space + 1)]
}

const parseValue = (text: string): unknown =>
  text === 'yes' || text === 'no' ? text === 'yes' : /^\d{1,4}$/.test(text) ? Number(text) : text

function parseWord(kind: string, rest: string, seats: number): Record<number, string> {
  const [seat, word] = split(rest)
  return { [parseSeat(seat, seats)]: checkWord(kind, word) }
}

function checkIds(ids: readonly string[], words: string[], kind: string): string[] {
  for (const name of words) findId(ids, name, kind)
  return words
}

function readDeal(into: Collected, rest: string, wrong: (what: string, word?: unknown) => Refused): void {
  const [kind, ...words] = rest.split(' ').filter(Boolean)
  if (kind! in TABLE_KINDS) {
    const row = kind as keyof typeof TABLE_KINDS
    into.deal[row] = checkIds(TABLE_KINDS[row], words, row)
  } else if (kind === 'board' && words.length === 1) {
    into.deal.board = checkIds(facts.BOARD_IDS, words, kind)[0]!
  } else if (kind === 'first' && words.length === 1) {
    into.deal.first = parseSeat(words[0]!, into.seats)
  } else if ((kind! in SEAT_KINDS || kind === 'pattern') && words.length > 1) {
    readDealOfSeat(into, kind!, words, wrong)
  } else throw wrong('deal')
}

function readDealOfSeat(
  into: Collected,
  kind: string,
  [seat, ...ids]: string[],
  wrong: (what: string, word?: unknown) => Refused,
): void {
  const row = kind === 'pattern' ? 'patterns' : (kind as keyof typeof SEAT_KINDS)
  const cards: unknown[] = (into.deal[row] ??= [])
  if (parseSeat(seat!, into.seats) !== cards.length) throw wrong('seat', formatSeat(cards.length))
  cards.push(row === 'patterns' ? parsePattern(ids, wrong) : checkIds(SEAT_KINDS[row], ids, kind))
}

function parsePattern(words: string[], wrong: (what: string) => Refused): Pattern {
  if (words.length === 1) return checkIds(facts.PATTERN_IDS, words, 'pattern')[0]!
  const grid = words[0]!.split('/')
  const isGrid = grid.length === 4 && grid.every((row) => /^[RYGBP1-6.]{5}$/.test(row))
  if (words.length !== 2 || !isGrid || !/^[0-6]$/.test(words[1]!)) throw wrong('pattern')
  return [grid, Number(words[1])]
}

/** Take a log apart; refused naming the line and what was expected. */
export function parseLog(text: string): LogText {
  const rows = text.split(/\r\n|[\n\r\v\f\u2028\u2029\u0085]/u).map((line, i): Numbered => [i + 1, line.trim()])
  if (rows[0]![1] !== facts.FIRST_LINE) throw expect(1, rows[0]![1].slice(0, 60), 'first', facts.FIRST_LINE)
  const end = rows.findIndex(([, line]) => !line)
  const body = end < 0 ? rows.length : end
  const header = readHeader(rows.slice(1, body), body + 1)
  return parseBody(
    header,
    rows.slice(body).filter(([, line]) => line),
  )
}

function readHeader(rows: Numbered[], end: number): Header {
  const into: Collected = {
    ...{ edition: 'classic', seats: 2, options: {}, names: {}, deal: {}, commitment: '', seed: '', nonces: {} },
    ...{ continued: 0, rules: facts.RULES_VERSION },
  }
  const told = new Set<string>()
  for (const [number, line] of rows) {
    try {
      const [word, rest] = split(line)
      if (!rest || !Object.hasOwn(READERS, word)) throw expect(number, line, 'header')
      if (told.has(subject(line))) throw expect(number, line, 'once', subject(line))
      told.add(subject(line))
      READERS[word]!(into, rest, (what, about) => expect(number, line, what, about))
    } catch (refused) {
      throw nameLine(refused, number, line)
    }
  }
  for (const word of REQUIRED) if (!told.has(word)) throw expect(end, '', 'line', word)
  const { edition, seats, options, ...header } = into
  return { ...header, options: resolve(edition, seats, options) }
}

/** The lines after the header: the game, pending choices, scores and seed. */
function parseBody(header: Header, rows: Numbered[]): LogText {
  const told: LogText = { header, lines: [], pending: new Map(), scores: null, seed: null }
  for (const [number, line] of rows) {
    const [word, rest] = split(line)
    if (told.seed || (told.scores && word !== 'seed')) throw expect(number, line, 'end')
    if (word === 'scores') {
      if (!/^-?\d{1,4}( -?\d{1,4}){0,5}$/.test(rest)) throw expect(number, line, 'scores')
      told.scores = [number, rest.split(' ').map(Number)]
    } else if (word === 'seed') {
      if (!/^([0-9a-f]{2}){1,64}$/.test(rest)) throw expect(number, line, 'seed')
      told.seed = [number, rest]
    } else if (word === '?') readPending(told, number, line, rest)
    else told.lines.push([number, line])
  }
  if (told.lines.length < header.continued) {
    throw expect(rows.at(-1)?.[0] ?? 0, `continued ${header.continued}`, 'lines', header.continued)
  }
  return told
}

/** A choice that is not revealed yet. */
function readPending(told: LogText, number: number, line: string, rest: string): void {
  const [owner, choice] = split(rest)
  const { seats } = told.header.options
  try {
    const seat = parseSeat(owner, seats)
    if (!['choose', 'keep'].includes(parseMove(choice, seats).kind)) throw expect(number, line, 'choice')
    told.pending.set(seat, [number, choice])
  } catch {
    throw expect(number, line, 'choice')
  }
}
