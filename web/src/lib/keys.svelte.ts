// What keys ask for. Parts of the page answer while they are there, the newest first: so Escape closes what came last.
// While a dialog is open nobody answers: it has the keyboard, and closes itself.

import { settings } from './settings.svelte'

/** What to do for a key, by its name; `false` leaves it to whoever answered before. */
export type Answers = Record<string, (event: Pressed) => unknown>

type Held = 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat'
export type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'target' | 'defaultPrevented' | Held>

/** Keys that go on while they are held down. */
const WALKS = /^(Arrow|Page)/

const answering: Answers[] = []

/** The list of keys, in sight or not. */
export const keyList = $state({ open: false })

/** Answer keys until the returned function is called. */
export function answerKeys(answers: Answers): () => void {
  answering.push(answers)
  return () => void answering.splice(answering.indexOf(answers), 1)
}

/** The name that a key answers to: a small Latin letter, also where the keyboard writes another script. */
export function keyName({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  const isForeign = /^\p{L}$/u.test(key) && !/^[a-z]$/i.test(key)
  return isForeign && code.startsWith('Key') ? code.slice(3).toLowerCase() : key.length === 1 ? key.toLowerCase() : key
}

/** Carry out what a key asks for; true if anybody answered. */
export function answerKey(event: Pressed): boolean {
  const name = keyName(event)
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false
  if (event.repeat && !WALKS.test(name)) return false
  if (name.length === 1 && name !== ' ' && !settings.letterKeys) return false
  return answering.toReversed().some((answers) => Object.hasOwn(answers, name) && answers[name]!(event) !== false)
}

const TYPING = 'textarea, select, [contenteditable], input:not([type=radio], [type=checkbox], [type=button])'

/** Hear every key that nobody types with. */
export function followKeys(): void {
  answerKeys({ '?': () => (keyList.open = true) })
  addEventListener('keydown', (event) => {
    const isTyped = event.target instanceof Element && event.target.matches(TYPING)
    if (isTyped || document.querySelector('dialog:modal, :popover-open')) return
    if (answerKey(event)) event.preventDefault()
  })
}
