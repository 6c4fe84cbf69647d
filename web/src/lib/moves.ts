// The moves of a view, sorted by where on the screen they are made. Knows their notation, not their rules.

import { card } from './cards'
import type { View } from './protocol'
import { die, say } from './words'

export interface Offer {
  /** dice of the pool that may be taken */
  takes: Set<string>
  /** cells that a click on the own window may mean, with the move */
  cells: Map<string, string>
  /** for moves of a die: from which cells, and from each to which */
  sources: Map<string, Map<string, string>>
  tools: Set<string>
  /** dice of the round track */
  track: Map<string, string>
  /** everything else, as buttons */
  answers: string[]
  mayEnd: boolean
}

const DIE = /^[RYGBPS][1-6]$/

export function sortMoves(moves: string[]): Offer {
  const offer: Offer = {
    takes: new Set(),
    cells: new Map(),
    sources: new Map(),
    tools: new Set(),
    track: new Map(),
    answers: [],
    mayEnd: false,
  }
  for (const move of moves) sortMove(offer, move)
  return offer
}

function sortMove(offer: Offer, move: string): void {
  const [word, rest] = [move.split(' ')[0]!, move.split(' ').slice(1).join(' ')]
  const [source, target] = move.split('>')
  if (move === 'end') offer.mayEnd = true
  else if (DIE.test(move)) offer.takes.add(move)
  else if (move.includes('@')) offer.cells.set(move.split('@')[1]!, move)
  else if (target) offer.sources.set(source!, (offer.sources.get(source!) ?? new Map()).set(target, move))
  else if (word === 'use') offer.tools.add(rest)
  else if (word === 'remove') offer.cells.set(rest, move)
  else if (word === 'swap' && DIE.test(rest)) offer.track.set(rest, move)
  else offer.answers.push(move)
}

/** A move on a button, in words. */
export function moveWords(view: View, move: string): string {
  const [word, rest] = [move.split(' ')[0]!, move.split(' ').slice(1).join(' ')]
  if (word === 'pay') return say('web-pay', { with: DIE.test(rest) ? die(rest, 'subject') : say('moves-tokens') })
  if (word === 'swap') return swapWords(view, rest)
  if (word === 'claim') return say('web-claim', { name: card('pioneers', rest).name })
  if (word === 'keep') return keepWords(rest)
  if (word.startsWith('=')) return say('web-make-it', { die: die(`${view.hand?.[0] ?? 'S'}${word[1]}`, 'object') })
  if (word === '+' || word === '-') return stepWords(view, word)
  if (move === 'stop' && view.phase === 'claim_pioneer') return upperFirst(say('moves-word', { word: 'no_claim' }))
  return upperFirst(say('moves-word', { word: move }))
}

function stepWords(view: View, word: string): string {
  const shade = Number(view.hand?.[1]) + (word === '+' ? 1 : -1)
  return say('web-make-it', { die: die(`${view.hand?.[0] ?? 'S'}${shade}`, 'object') })
}

function swapWords(view: View, place: string): string {
  const [owner, cell] = place.split(':') as [string, string]
  const seat = view.seats[Number(owner[1])]!
  return say('web-swap-with', { die: die(dieAt(seat.window, cell), 'object'), cell, name: seat.name })
}

function keepWords(rest: string): string {
  const names = rest === 'none' ? [] : rest.split(' ').map((id) => card('ornaments', id).name)
  return say('web-keep', {
    cards: say('moves-cards', { count: names.length, first: names[0] ?? '', second: names[1] ?? '' }),
  })
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** What a line of moves speaks of, with the number that marks it on the table. */
export interface Marks {
  label: string
  dice: Set<string>
  cells: Set<string>
  tools: Set<string>
  patterns: Set<string>
}

export const NO_MARKS: Marks = { label: '', dice: new Set(), cells: new Set(), tools: new Set(), patterns: new Set() }

export function marksOf(moves: string[], label: string): Marks {
  const marks: Marks = { label, dice: new Set(), cells: new Set(), tools: new Set(), patterns: new Set() }
  for (const move of moves) {
    const [word, rest] = [move.split(' ')[0]!, move.split(' ')[1] ?? '']
    if (word === 'use') marks.tools.add(rest)
    else if (word === 'choose') marks.patterns.add(rest)
    else if (word === 'remove') marks.cells.add(rest)
    else if (DIE.test(move.slice(0, 2))) marks.dice.add(move.slice(0, 2))
    for (const cell of word.match(/[abcd][1-5]/g) ?? []) marks.cells.add(cell)
  }
  return marks
}

export const CELLS = ['a', 'b', 'c', 'd'].flatMap((row) => [1, 2, 3, 4, 5].map((column) => `${row}${column}`))

/** The die on a cell of a window, or `..`. */
export function dieAt(rows: string[], cell: string): string {
  return rows['abcd'.indexOf(cell[0]!)]!.split(' ')[Number(cell[1]) - 1]!
}

export function printAt(grid: string[] | null, cell: string): string {
  return grid ? grid['abcd'.indexOf(cell[0]!)]![Number(cell[1]) - 1]! : '.'
}
