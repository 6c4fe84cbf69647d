import { beforeEach, describe, expect, test } from 'vitest'

import { reasonWords } from '../src/lib/reasons'
import { color, colorLetter, die, knows, points, say, signed, upper } from '../src/lib/words'
import { speak } from './catalog'

describe('in English', () => {
  beforeEach(() => speak('en'))

  test('an id with underscores finds the message with hyphens', () => {
    expect(knows('not_in_hand')).toBe(true)
    expect(say('bad_die', { text: 'X9' })).toBe(say('bad-die', { text: 'X9' }))
  })

  test('a message that nobody wrote and a fact that is missing are errors', () => {
    expect(() => say('no-such-message')).toThrow('no message no-such-message')
    expect(() => say('bad_die')).toThrow()
  })

  test('numbers are written without grouping, lists as rows of words', () => {
    expect(say('bad_die', { text: 8642 })).toContain('8642')
    expect(say('bad_die', { text: ['R5', 'B2'] })).toContain('R5, B2')
  })

  test('a reason leaves out the move it is about', () => {
    const words = reasonWords({ id: 'not_in_hand', facts: { die: { die: 'R5' }, hand: { die: 'B2' } } })
    expect(words).not.toMatch(/^:/)
    expect(words[0]).toBe(words[0]!.toUpperCase())
  })
})

test.each([
  ['en', 'R', 'red'],
  ['it', 'R', 'rosso'],
  ['ru', 'R', 'красный'],
  ['uk', 'R', 'червоний'],
])('%s has words for colors and dice', async (language, letter, word) => {
  await speak(language)
  expect(color(letter)).toContain(word.slice(0, 4))
  expect(die('R5')).toContain('5')
})

test('points have a true minus sign', () => {
  expect([signed(3), signed(0), signed(-2), points(3), points(-2)]).toEqual(['+3', '0', '−2', '3', '−2'])
  expect(upper('red')).toBe('Red')
})

test.each([
  ['en', 'R Y G B P S'],
  ['it', 'R Gi Ve B Vi Gr'],
  ['ru', 'К Ж З С Ф Ср'],
  ['uk', 'Ч Ж З С Ф Ср'],
])('the letters of the colors in %s are %s, all different', async (language, letters) => {
  await speak(language)
  expect([...'RYGBPS'].map(colorLetter).join(' ')).toBe(letters)
})
