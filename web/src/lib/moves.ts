// The moves of a view, sorted by where on the screen they are made, and in words. What a move is comes from the server.

import { card } from './cards'
import { dieAt } from './cells'
import type { Move, SwapWithSeat, View } from './protocol'
import { die, say } from './words'

/** Moves as the texts that are sent, by what is clicked for them. */
export interface Offer {
  /** dice of the pool that may be taken */
  takes: Map<string, string>
  /** cells that a click on the own window may mean */
  cells: Map<string, string>
  /** for moves of a die: from which cells, and from each to which */
  sources: Map<string, Map<string, string>>
  tools: Map<string, string>
  /** dice of the round track */
  track: Map<string, string>
  patterns: Map<string, string>
  /** everything else, as buttons */
  answers: Move[]
  end: string | null
}

export function sortMoves(moves: Move[]): Offer {
  const offer: Offer = {
    takes: new Map(),
    cells: new Map(),
    sources: new Map(),
    tools: new Map(),
    track: new Map(),
    patterns: new Map(),
    answers: [],
    end: null,
  }
  for (const move of moves) sortMove(offer, move)
  return offer
}

function sortMove(offer: Offer, move: Move): void {
  switch (move.kind) {
    case 'end':
      offer.end = move.text
      break
    case 'take':
      offer.takes.set(move.die, move.text)
      break
    case 'place':
    case 'remove':
      offer.cells.set(move.cell, move.text)
      break
    case 'move_die':
      offer.sources.set(move.source, (offer.sources.get(move.source) ?? new Map()).set(move.target, move.text))
      break
    case 'use_tool':
      offer.tools.set(move.tool, move.text)
      break
    case 'swap_with_track':
      offer.track.set(move.die, move.text)
      break
    case 'choose':
      offer.patterns.set(move.pattern, move.text)
      break
    default:
      offer.answers.push(move)
  }
}

/** A move on a button, in words. */
export function moveWords(view: View, move: Move): string {
  switch (move.kind) {
    case 'pay_die':
      return say('web-pay', { with: die(move.die, 'subject') })
    case 'pay_tokens':
      return say('web-pay', { with: say('moves-tokens') })
    case 'swap_with_seat':
      return swapWords(view, move)
    case 'claim':
      return say('web-claim', { name: card('pioneers', move.pioneer).name })
    case 'keep':
      return keepWords(move.ornaments)
    case 'set_shade':
    case 'up':
    case 'down':
      return say('web-make-it', { die: die(moveFace(view, move)!, 'object') })
    case 'stop':
      return upperFirst(say('moves-word', { word: view.phase === 'claim_pioneer' ? 'no_claim' : move.text }))
    default:
      return upperFirst(say('moves-word', { word: move.text }))
  }
}

/** The die that a move makes of the one in hand, where that says it all. */
export function moveFace(view: View, move: Move): string | null {
  const [color, shade] = [view.hand?.[0] ?? 'S', Number(view.hand?.[1])]
  switch (move.kind) {
    case 'set_shade':
      return `${color}${move.shade}`
    case 'up':
      return `${color}${shade + 1}`
    case 'down':
      return `${color}${shade - 1}`
    default:
      return null
  }
}

function swapWords(view: View, { seat, cell }: SwapWithSeat): string {
  const { name, window } = view.seats[seat]!
  return say('web-swap-with', { die: die(dieAt(window, cell), 'object'), cell, name })
}

function keepWords(ornaments: string[]): string {
  const names = ornaments.map((id) => card('ornaments', id).name)
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

export function marksOf(moves: Move[], label: string): Marks {
  const marks: Marks = { label, dice: new Set(), cells: new Set(), tools: new Set(), patterns: new Set() }
  for (const move of moves) mark(marks, move)
  return marks
}

function mark(marks: Marks, move: Move): void {
  switch (move.kind) {
    case 'use_tool':
      marks.tools.add(move.tool)
      break
    case 'choose':
      marks.patterns.add(move.pattern)
      break
    case 'take':
      marks.dice.add(move.die)
      break
    case 'place':
      marks.dice.add(move.die)
      marks.cells.add(move.cell)
      break
    case 'remove':
      marks.cells.add(move.cell)
      break
    case 'move_die':
      marks.cells.add(move.source)
      marks.cells.add(move.target)
      break
  }
}
