import { expect, test, vi } from 'vitest'

import { soft } from '../src/lib/hyphens'

function softened(language: string, text: string): string {
  vi.stubGlobal('document', { documentElement: { lang: language } })
  return soft(text).replaceAll('\u00ad', '-')
}

test('short words and English stay whole', () => {
  expect(softened('it', 'vetrata')).toBe('vetrata')
  expect(softened('en', 'stained-glass craftsmanship')).toBe('stained-glass craftsmanship')
})

test.each([
  ['it', 'collezionista'],
  ['ru', 'переставляет'],
  ['uk', 'переставляється'],
])('%s: a long word may be broken, never near its ends', (language, word) => {
  const pieces = softened(language, word).split('-')
  expect(pieces.length).toBeGreaterThan(1)
  expect(pieces.join('')).toBe(word)
  expect(pieces[0]!.length).toBeGreaterThanOrEqual(4)
  expect(pieces.at(-1)!.length).toBeGreaterThanOrEqual(3)
})
