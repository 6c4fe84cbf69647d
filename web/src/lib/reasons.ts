// Why something can't be done: the rule's sentence, without the move it begins with, and with words for dice.

import { type DieWords, sayPhrase } from './phrases'
import type { Phrase } from './protocol'
import { die, upper } from './words'

// instead of sentences that tell what to type
const TAPPED: Record<string, string> = { not_asked: 'web-not-asked' }
const SPOKEN: DieWords = (text, fact) => die(text, fact === 'die' ? 'object' : 'subject')

export function reasonWords({ id, facts }: Phrase): string {
  const text = sayPhrase({ id: TAPPED[id] ?? id, facts: { ...facts, move: '' } }, [], SPOKEN)
  return upper(text.replace(/^: /, ''))
}
