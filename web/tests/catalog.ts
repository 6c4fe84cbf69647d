// The words of a language as the server sends them, and the few things of a browser that `lib/` looks at.

import { readdirSync, readFileSync } from 'node:fs'
import { vi } from 'vitest'

import { loadWords } from '../src/lib/words'

const CATALOG = new URL('../../src/sagrada/words/catalog/', import.meta.url)

export function catalog(language: string): string {
  const folder = new URL(`${language}/`, CATALOG)
  return readdirSync(folder)
    .map((file) => readFileSync(new URL(file, folder), 'utf-8'))
    .join('\n')
}

/** Speak a language from here on. */
export async function speak(language: string): Promise<void> {
  vi.stubGlobal('document', { documentElement: { lang: '' }, title: '' })
  vi.stubGlobal('fetch', (address: string) => Promise.resolve(new Response(catalog(address.split('/')[3]!))))
  await loadWords(language)
}

/** A storage that is empty, as a browser's on a first visit. */
export function stubStorage(): Map<string, string> {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  return kept
}
