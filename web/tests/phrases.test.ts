import { readFileSync } from 'node:fs'
import { describe, expect, test, vi } from 'vitest'

import { loadCards } from '../src/lib/cards'
import { phraseParts, sayPhrase, sayRefusal, spokenOf } from '../src/lib/phrases'
import { reasonWords, refusalWords } from '../src/lib/reasons'
import type { Phrase, Refusal } from '../src/lib/protocol'
import { speak } from './catalog'

interface Said {
  names: string[]
  cards: object
  phrases: { phrase: Phrase; said: Record<string, string> }[]
  refusals: Record<string, Refusal>[]
}
// written by tests/make_phrases.py: what Python says of real games
const file = new URL('phrases.json', import.meta.url)
const { names, cards, phrases, refusals } = JSON.parse(readFileSync(file, 'utf-8')) as Said

// notation of dice and moves, and words of the text client
const TYPED = /[A-DGPRSY][1-6]|[a-d][1-5][>:]|[@=]\d|\b(pay tokens|keep none|s\d)|^(:|undo)/

async function loadNames(): Promise<void> {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(cards))))
  await loadCards()
}

describe.each(['en', 'it', 'ru', 'uk'])('%s', (language) => {
  test('every phrase becomes the sentence that Python makes of it', async () => {
    await speak(language)
    await loadNames()
    expect(phrases.length).toBeGreaterThan(200)
    for (const { phrase, said } of phrases) expect(sayPhrase(phrase, names)).toBe(said[language])
  })

  test('a sentence in parts is the same sentence, with its dice and cells apart', async () => {
    await speak(language)
    await loadNames()
    let drawn = 0
    for (const { phrase, said } of phrases) {
      const parts = phraseParts(phrase, names)
      const text = parts.map((part) => (typeof part === 'string' ? part : 'die' in part ? part.die : part.cell))
      expect(text.join('')).toBe(said[language])
      const values = parts.filter((part) => typeof part !== 'string')
      const spoken = spokenOf(phrase)
      for (const value of values) expect(spoken).toContainEqual(value)
      drawn += values.length
    }
    expect(drawn).toBeGreaterThan(200)
  })

  test('every refusal becomes the sentence that the server sends with it', async () => {
    await speak(language)
    expect(refusals.length).toBeGreaterThan(30)
    for (const sent of refusals) expect(sayRefusal({ ...sent[language]!, text: '' })).toBe(sent[language]!.text)
  })

  test('a reason on the page speaks of dice in words and of nothing that is typed', async () => {
    await speak(language)
    await loadNames()
    const reasons = phrases.filter(({ phrase }) => 'move' in phrase.facts).map(({ phrase }) => reasonWords(phrase))
    expect(new Set(reasons).size).toBeGreaterThan(40)
    expect(reasons.filter((words) => TYPED.test(words))).toEqual([])
    expect(reasons.filter((words) => words[0] !== words[0]!.toUpperCase())).toEqual([])
  })

  test('a move that is refused after a tap says what to do here', async () => {
    await speak(language)
    for (const rule of ['not_asked', 'nothing_to_undo', 'undo_foreign', 'stale_move', 'no_mover']) {
      const facts = { move: 'R5@b3', awaited: 'payment', why: 'chance', author: 'Ada', version: 3, now: 4 }
      expect(refusalWords({ rule, facts, text: '' })).not.toMatch(TYPED)
    }
  })
})

test('a rule that this page has no words for is told in the words of the server', async () => {
  await speak('en')
  expect(sayRefusal({ rule: 'of_tomorrow', facts: {}, text: 'Not yet.' })).toBe('Not yet.')
  expect(refusalWords({ rule: 'of_tomorrow', facts: {}, text: 'Not yet.' })).toBe('Not yet.')
})
