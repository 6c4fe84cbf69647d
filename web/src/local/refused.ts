// What a rule or a check does not allow: an id and the facts, never a sentence.

import type { Phrase } from '../lib/protocol'
import { LONGEST_FACT } from './cardfacts'

export type Facts = Record<string, unknown>

export class Refused extends Error {
  constructor(
    readonly rule: string,
    readonly facts: Facts = {},
  ) {
    super(rule)
  }
}

/** The facts of a refusal as they are sent; a refusal among them is a phrase. */
export function plainFacts({ facts }: Refused): Phrase['facts'] {
  const told = Object.entries(facts).map(([name, value]) => {
    return [name, value instanceof Refused ? { id: value.rule, facts: plainFacts(value) } : plain(value)]
  })
  return Object.fromEntries(told)
}

/** A fact as a sentence takes it: numbers stay numbers, lists become a row of words. */
function plain(value: unknown): string | number {
  if (typeof value === 'number') return value
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return shorten(Array.isArray(value) ? value.map(plain).join(', ') : String(value))
}

/** The text, cut where nobody would read on. */
function shorten(text: string): string {
  const letters = [...text]
  return letters.length <= LONGEST_FACT ? text : `${letters.slice(0, LONGEST_FACT).join('')}...`
}
