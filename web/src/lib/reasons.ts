// Why something can't be done: the rule's sentence, without the move it begins with, and with names for ids.

import { card } from './cards'
import type { Reason } from './protocol'
import { color, die, say, upper } from './words'

// instead of sentences that tell what to type
const TAPPED: Record<string, string> = { not_asked: 'web-not-asked' }
const LETTER = /^[RYGBPS]$/
const DIE = /^[RYGBPS][1-6]$/

export function reasonWords(reason: Reason): string {
  const facts = Object.fromEntries(Object.entries(reason.facts).map(([name, value]) => [name, nameFact(name, value)]))
  const text = say(TAPPED[reason.rule] ?? reason.rule, { ...facts, move: '' })
  return upper(text.replace(/^: /, ''))
}

function nameFact(name: string, value: unknown): unknown {
  if (typeof value !== 'string') return value
  if (name === 'tool') return card('tools', value).name
  if (name === 'board') return card('boards', value).name
  if (LETTER.test(value)) return color(value)
  return DIE.test(value) ? die(value, name === 'die' ? 'object' : 'subject') : value
}
