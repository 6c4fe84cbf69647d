import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { language } from '../src/lib/language'
import { lastSeen, myName, rememberName, rememberSeen } from '../src/lib/person'
import { speak, stubStorage } from './catalog'

beforeEach(async () => {
  stubStorage()
  await speak('en')
})
afterEach(() => vi.useRealTimers())

test('a name is kept without the spaces around it, and an empty one is not', () => {
  rememberName('  Anna ')
  rememberName('   ')
  expect(myName()).toBe('Anna')
})

test('without a name others see a numbered player', () => {
  expect(myName(2)).toContain('2')
  expect(myName()).not.toContain('2')
})

test('somebody who comes back after a while was away', () => {
  vi.useFakeTimers()
  rememberSeen('ABCD', 17)
  expect(lastSeen('ABCD')).toEqual({ number: 17, wasAway: false })
  vi.advanceTimersByTime(11 * 60_000)
  expect(lastSeen('ABCD')).toEqual({ number: 17, wasAway: true })
  expect(lastSeen('WXYZ').number).toBe(0)
})

test.each([
  ['language=uk', ['it-IT'], 'uk'],
  ['', ['de-DE', 'it-IT', 'en'], 'it'],
  ['theme=dark; language=ru', [], 'ru'],
  ['language=xx', ['fr'], 'en'],
])('the cookie %j and the languages %j mean %s', (cookie, languages, expected) => {
  vi.stubGlobal('document', { cookie })
  vi.stubGlobal('navigator', { languages })
  expect(language()).toBe(expected)
})
