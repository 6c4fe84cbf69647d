// The cards: names, words and grids, as the server tells them.

import type { View } from './protocol'
import { color, knows, say } from './words'

export interface Card {
  id: string
  name: string
  text?: string
  color?: string
  level?: number
  grid?: string[]
  patterns?: string[]
  pattern?: string[]
  mask?: string[]
  points?: number
  gain?: number
  loss?: number
}

type Kind = 'patterns' | 'windows' | 'tools' | 'publics' | 'privates' | 'boards' | 'pioneers' | 'ornaments'
let cards = {} as Record<Kind, Record<string, Card>>

export async function loadCards(): Promise<void> {
  cards = await (await fetch('/api/cards')).json()
}

export function card(kind: Kind, id: string): Card {
  const found = cards[kind][id] ?? { id, name: id }
  return { ...found, name: translated(id, 'name') ?? found.name, text: translated(id, 'text') ?? found.text }
}

function translated(id: string, part: string): string | undefined {
  const message = `card-${id}-${part}`
  return knows(message) ? say(message) : undefined
}

export function privateWords(view: View, id: string): string {
  const found = card('privates', id)
  if (!found.color) return found.text ?? ''
  return say('table-private-color', { color: color(found.color), scoring: view.options['private_scoring'] })
}

/** A public or a private objective. */
export function objective(id: string): Card {
  return card(cards.publics[id] ? 'publics' : 'privates', id)
}

export function objectiveName(id: string): string {
  if (id === 'favor') return say('score-favor')
  if (id === 'empty') return say('score-empty')
  for (const kind of ['publics', 'privates', 'pioneers', 'ornaments'] as const) if (cards[kind][id]) return card(kind, id).name
  return id
}

export function cardIds(kind: Kind): string[] {
  return Object.keys(cards[kind])
}
