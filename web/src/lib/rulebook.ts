// The rules as a page shows them: words by edition, cards and rulings in the language that is spoken, and a search.

import type { PrintedCard, PrintedEdition, Rulebook } from './protocol'
import { orElse, say } from './words'

export const ORIGINS = ['verified', 'inferred', 'designed', 'points', 'part']

export const editionName = (edition: PrintedEdition): string => orElse(`card-${edition.id}-name`, edition.name)
export const cardName = (card: PrintedCard): string => orElse(`card-${card.id}-name`, card.name)
export const cardText = (card: PrintedCard): string => orElse(`card-${card.id}-text`, card.text)
export const remarks = (card: PrintedCard): string[] =>
  card.remarks.map((text, i) => orElse(`card-${card.id}-ruling-${i + 1}`, text))

/** Which part of a card, an edition or a ruling is our own decision. */
export function oursOf(kind: 'card' | 'ruling', row: { id: string; ours: string }): string {
  return row.ours ? say('rules-ours', { part: orElse(`${kind}-${row.id}-ours`, row.ours) }) : ''
}

/** What else is remarked about a card: where it was read, and whether its name here is ours. */
export function notes(card: PrintedCard): string[] {
  const whose = card.name_marks[document.documentElement.lang]
  return [card.note ? orElse(`card-${card.id}-note`, card.note) : '', whose ? say('rules-name', { whose }) : ''].filter(
    Boolean,
  )
}

export interface Ruling {
  id: string
  title: string
  text: string
  origin: string
  ours: string
}

export function rulings(book: Rulebook, ids: string[]): Ruling[] {
  const found = book.rulings.filter((ruling) => ids.includes(ruling.id))
  return found.map((row) => ({
    ...row,
    title: orElse(`ruling-${row.id}-title`, row.title),
    text: orElse(`ruling-${row.id}`, row.text),
    ours: oursOf('ruling', row),
  }))
}

/** What other editions say where one edition says something else, editions that agree together. */
export function elsewhere(book: Rulebook, edition: PrintedEdition, message: string): { names: string; text: string }[] {
  const own = say(message, edition.facts)
  const texts = new Map<string, string[]>()
  for (const other of book.editions) {
    const text = say(message, other.facts)
    if (text !== own) texts.set(text, [...(texts.get(text) ?? []), editionName(other)])
  }
  return [...texts].map(([text, names]) => ({ names: names.join('; '), text }))
}

/** Everything that is said of a card, to be searched. */
export function wordsOf(book: Rulebook, card: PrintedCard): string {
  const said = rulings(book, card.rulings).map((ruling) => ruling.text)
  const words = [
    cardName(card),
    card.id,
    cardText(card),
    oursOf('card', card),
    ...notes(card),
    ...remarks(card),
    ...said,
    say('rules-set', { set: card.set }),
    say('rules-origin', { origin: card.origin }),
  ]
  return words.join(' ').toLocaleLowerCase()
}
