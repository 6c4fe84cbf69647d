// What the server tells, as ids and facts, put into the words of the language that is spoken.

import { card, type Kind } from './cards'
import type { CellFact, DieFact, Phrase, Refusal, View } from './protocol'
import { color, knows, say } from './words'

type Fact = Phrase['facts'][string]
/** A die of a fact in words. */
export type DieWords = (die: string, fact: string) => string
type CellWords = (cell: CellFact) => string

const NOTATION: DieWords = (die) => die
const BY_NAME: CellWords = ({ cell }) => cell

export function seatNames(view: View): string[] {
  return view.seats.map(({ name }) => name)
}

/** The sentence of a phrase, dice and cells in notation if nobody has other words; `names` are those of the seats. */
export function sayPhrase(phrase: Phrase, names: string[] = [], dieWords = NOTATION, cellWords = BY_NAME): string {
  const words = (fact: Fact, name: string): unknown => {
    if (Array.isArray(fact)) return fact.map((value) => words(value, name)).join(', ')
    if (typeof fact !== 'object') return fact
    if ('id' in fact) return sayPhrase(fact, names, dieWords, cellWords)
    if ('die' in fact) return dieWords(fact.die, name)
    if ('cell' in fact) return cellWords(fact)
    if ('card' in fact) return card(fact.deck as Kind, fact.card).name
    if ('color' in fact) return color(fact.color)
    return names[fact.seat]
  }
  const facts = Object.entries(phrase.facts).map(([name, fact]) => [name, words(fact, name)])
  return say(phrase.id, Object.fromEntries(facts))
}

const [BEFORE, AFTER] = ['\uE000', '\uE001']

/** A sentence in parts: words, and between them the dice and cells it speaks of, to be drawn. */
export function phraseParts(phrase: Phrase, names: string[] = []): (string | DieFact | CellFact)[] {
  const found: (DieFact | CellFact)[] = []
  const mark = (fact: DieFact | CellFact): string => `${BEFORE}${found.push(fact) - 1}${AFTER}`
  const text = sayPhrase(phrase, names, (die) => mark({ die }), mark)
  const parts = text.split(new RegExp(`${BEFORE}(\\d+)${AFTER}`))
  return parts.map((part, i) => (i % 2 ? found[Number(part)]! : part)).filter(Boolean)
}

/** The dice and cells a phrase speaks of, in its order; facts of some names may be left out. */
export function spokenOf(phrase: Phrase, without: string[] = []): (DieFact | CellFact)[] {
  const facts = Object.entries(phrase.facts).filter(([name]) => !without.includes(name))
  return facts
    .flatMap(([, fact]) => (Array.isArray(fact) ? fact : [fact]))
    .flatMap((fact) => {
      if (typeof fact !== 'object') return []
      if ('id' in fact) return spokenOf(fact, without)
      return 'cell' in fact || 'die' in fact ? [fact] : []
    })
}

/** Why something was refused. The server's own sentence is for rules that this page has no words for. */
export function sayRefusal({ rule, facts, text }: Refusal): string {
  return knows(rule) ? sayPhrase({ id: rule, facts } as Phrase) : text
}
