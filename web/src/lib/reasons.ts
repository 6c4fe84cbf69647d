// Why something can't be done, for people who tap: the rule's sentence, without the move it begins with, and with words
// for dice. Where the sentence of a rule tells what to type, the page has one of its own, `tap-` and the rule.

import { type DieWords, sayPhrase } from './phrases'
import type { Phrase, Refusal } from './protocol'
import { die, knows, upper } from './words'

const SPOKEN: DieWords = (text) => die(text, 'subject')

export function reasonWords({ id, facts }: Phrase): string {
  const own = `tap-${id}`
  const text = sayPhrase({ id: knows(own) ? own : id, facts: { ...facts, move: '' } }, [], SPOKEN)
  return upper(text.replace(/^: /, ''))
}

/** Why a move that was tapped was refused. The server's own sentence is for rules that this page has no words for. */
export function refusalWords({ rule, facts, text }: Refusal): string {
  return knows(rule) ? reasonWords({ id: rule, facts } as Phrase) : text
}
