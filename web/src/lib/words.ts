// Sentences from the one catalog that server, terminal and browser share.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle'
import { lose } from './network.svelte'

let bundle = new FluentBundle('en', { useIsolating: false })

export async function loadWords(language: string): Promise<void> {
  const loaded = new FluentBundle(language, { useIsolating: false })
  const text = await read(language)
  const problems = loaded.addResource(new FluentResource(text))
  if (problems.length) throw problems[0]
  bundle = loaded
  document.documentElement.lang = language
  document.title = say('heading-setup')
}

/** The words of a page that not everybody visits. */
export async function loadPageWords(page: string): Promise<void> {
  const language = document.documentElement.lang
  bundle.addResource(new FluentResource(await read(`${language}/${page}`)), { allowOverrides: true })
}

async function read(words: string): Promise<string> {
  const answer = await fetch(`/api/words/${words}`).catch((problem) => {
    lose(true)
    throw problem
  })
  if (!answer.ok) throw new Error(`no words ${words}: ${answer.status}`)
  return answer.text()
}

export function say(name: string, facts: Record<string, unknown> = {}): string {
  const message = bundle.getMessage(name.replaceAll('_', '-'))
  if (!message?.value) throw new Error(`no message ${name}`)
  const problems: Error[] = []
  const text = bundle.formatPattern(message.value, Object.fromEntries(Object.entries(facts).map(plain)), problems)
  if (problems.length) throw problems[0]
  return text
}

export function knows(name: string): boolean {
  return bundle.hasMessage(name.replaceAll('_', '-'))
}

/** The message if the language has it, otherwise the English words of the content. */
export function orElse(message: string, english: string): string {
  return knows(message) ? say(message) : english
}

/** A fact as Fluent takes it. A number is written without grouping: a message groups what it counts. */
function plain([name, value]: [string, unknown]): [string, FluentVariable] {
  if (typeof value === 'boolean') return [name, value ? 'yes' : 'no']
  if (Array.isArray(value)) return [name, value.join(', ')]
  return [name, typeof value === 'number' ? new FluentNumber(value, { useGrouping: false }) : String(value)]
}

export function color(letter: string): string {
  return say('color-word', { color: letter })
}

/** The letter of a color on glass and in lines; in files and on the wire it stays Latin. */
export function colorLetter(letter: string): string {
  return say('color-letter', { color: letter })
}

/** A die in words: by itself, as what a sentence is about, or as what something is done with. */
export function die(text: string, use: 'label' | 'subject' | 'object' = 'label'): string {
  return say('die-word', { color: text[0]!, shade: Number(text[1]), use })
}

export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0'
}

/** Points as a sheet shows them: a minus sign where they are lost, none else. */
export function points(value: number): string {
  return value < 0 ? signed(value) : String(value)
}

export function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
