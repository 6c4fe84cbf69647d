import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { lettered } from '../src/lib/glass'
import { speak } from './catalog'

const drawing = readFileSync(new URL('../src/art/glass.svg', import.meta.url), 'utf-8')
const letters = (svg: string): string[] => [...svg.matchAll(/>([^<>\s]+)<\/text>/g)].map((found) => found[1]!)

test('dice and panes wear the letters of the language, and nothing else changes', async () => {
  await speak('en')
  expect(lettered(drawing)).toBe(drawing)
  await speak('uk')
  const ukrainian = lettered(drawing)
  expect(new Set(letters(ukrainian))).toEqual(new Set(['Ч', 'Ж', 'З', 'С', 'Ф', 'Ср']))
  expect(letters(ukrainian)).toHaveLength(letters(drawing).length)
  expect(ukrainian).toContain('id="g-R"')
})
