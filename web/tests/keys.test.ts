import { afterEach, expect, test, vi } from 'vitest'
import { answerKey, answerKeys, keyName } from '../src/lib/keys.svelte'
import { change } from '../src/lib/settings.svelte'

const leave: (() => void)[] = []

function press(key: string, more: object = {}): boolean {
  const held = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, repeat: false }
  return answerKey({ key, code: '', target: null, defaultPrevented: false, ...held, ...more })
}

afterEach(() => {
  while (leave.length) leave.pop()!()
  change('letterKeys', true)
})

test('a key has the name of its Latin letter on any keyboard', () => {
  expect(keyName({ key: 'E', code: 'KeyE' })).toBe('e')
  expect(keyName({ key: 'у', code: 'KeyE' })).toBe('e')
  expect(keyName({ key: 'e', code: 'KeyD' })).toBe('e')
  expect(keyName({ key: 'є', code: 'Quote' })).toBe('є')
  expect(keyName({ key: '?', code: 'Digit7' })).toBe('?')
  expect(keyName({ key: 'Escape', code: 'Escape' })).toBe('Escape')
})

test('the newest answers first, and hands on what it does not want', () => {
  const [below, above] = [vi.fn(), vi.fn()]
  leave.push(answerKeys({ Escape: below }))
  const close = answerKeys({ Escape: above })
  expect(press('Escape')).toBe(true)
  expect([above, below].map((one) => one.mock.calls.length)).toEqual([1, 0])
  above.mockReturnValue(false)
  press('Escape')
  expect([above, below].map((one) => one.mock.calls.length)).toEqual([2, 1])
  close()
  press('Escape')
  expect([above, below].map((one) => one.mock.calls.length)).toEqual([2, 2])
  expect(press('x')).toBe(false)
})

test('keys with Ctrl, keys held down and keys that somebody else has answered are left alone', () => {
  const end = vi.fn()
  leave.push(answerKeys({ e: end }))
  for (const more of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }, { repeat: true }])
    expect(press('e', more)).toBe(false)
  expect(press('e', { defaultPrevented: true })).toBe(false)
  expect(end).not.toHaveBeenCalled()
})

test('single letters and ? can be turned off, Escape can not', () => {
  const answered = vi.fn()
  leave.push(answerKeys({ e: answered, '?': answered, Escape: answered }))
  change('letterKeys', false)
  expect([press('e'), press('?'), press('у', { code: 'KeyE' })]).toEqual([false, false, false])
  expect(press('Escape')).toBe(true)
})

test('arrows go on while they are held down, and tell whether Shift is', () => {
  const steps: boolean[] = []
  leave.push(answerKeys({ ArrowLeft: ({ shiftKey }) => steps.push(shiftKey), ' ': () => true }))
  change('letterKeys', false)
  expect(press('ArrowLeft')).toBe(true)
  expect(press('ArrowLeft', { repeat: true, shiftKey: true })).toBe(true)
  expect(steps).toEqual([false, true])
  expect([press(' '), press(' ', { repeat: true })]).toEqual([true, false])
})
