// What the server tells, as ids and facts, put into the words of the language that is spoken.

import { card, type Kind } from './cards'
import type { Phrase, Refusal, View } from './protocol'
import { color, knows, say } from './words'

type Fact = Phrase['facts'][string]
/** A die of a fact in words; lines that are told and advice name dice by their notation. */
export type DieWords = (die: string, fact: string) => string

const NOTATION: DieWords = (die) => die

export function seatNames(view: View): string[] {
  return view.seats.map(({ name }) => name)
}

/** The sentence of a phrase; `names` are those of the seats. */
export function sayPhrase(phrase: Phrase, names: string[] = [], dieWords = NOTATION): string {
  const words = (fact: Fact, name: string): unknown => {
    if (Array.isArray(fact)) return fact.map((value) => words(value, name)).join(', ')
    if (typeof fact !== 'object') return fact
    if ('id' in fact) return sayPhrase(fact, names, dieWords)
    if ('die' in fact) return dieWords(fact.die, name)
    if ('cell' in fact) return fact.cell
    if ('card' in fact) return card(fact.deck as Kind, fact.card).name
    if ('color' in fact) return color(fact.color)
    return names[fact.seat]
  }
  const facts = Object.entries(phrase.facts).map(([name, fact]) => [name, words(fact, name)])
  return say(phrase.id, Object.fromEntries(facts))
}

/** Why something was refused. The server's own sentence is for rules that this page has no words for. */
export function sayRefusal({ rule, facts, text }: Refusal): string {
  return knows(rule) ? sayPhrase({ id: rule, facts } as Phrase) : text
}
