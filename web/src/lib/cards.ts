// The cards: names, words and grids, as the server tells them.

import type { View } from './protocol'
import { color, knows, say } from './words'

export interface Card {
  id: string
  name: string
  text?: string
  origin?: string
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

export type Kind = 'patterns' | 'windows' | 'tools' | 'publics' | 'privates' | 'boards' | 'pioneers' | 'ornaments'
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

/** A card's name, and in words how well it is known, where a sign has no place. */
export function markedName(kind: Kind, id: string): string {
  const { name, origin = 'verified' } = card(kind, id)
  return origin === 'verified' ? name : `${name} (${say('rules-origin', { origin })})`
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
  const kind = objectiveKind(id)
  return kind ? card(kind, id).name : id
}

export function markedObjective(id: string): string {
  const kind = objectiveKind(id)
  return kind ? markedName(kind, id) : objectiveName(id)
}

function objectiveKind(id: string): Kind | undefined {
  return (['publics', 'privates', 'pioneers', 'ornaments'] as const).find((kind) => cards[kind][id])
}

export function cardIds(kind: Kind): string[] {
  return Object.keys(cards[kind])
}
