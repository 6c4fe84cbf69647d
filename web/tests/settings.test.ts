import { beforeEach, expect, test, vi } from 'vitest'

import { stubStorage } from './catalog'

let kept: Map<string, string>

beforeEach(() => {
  vi.resetModules()
  kept = stubStorage()
})

const load = () => import('../src/lib/settings.svelte')

test('a new visitor has sound, normal speed and no vibration', async () => {
  const { settings } = await load()
  expect(settings).toMatchObject({ sound: true, volume: 0.6, haptics: false, speed: 'normal', letters: 'always' })
})

test('what is changed is kept for the next visit', async () => {
  const { change } = await load()
  change('speed', 'quick')
  change('volume', 0.25)
  vi.resetModules()
  const { settings } = await load()
  expect(settings).toMatchObject({ speed: 'quick', volume: 0.25, sound: true })
})

test.each([
  ['not json', {}],
  ['null', {}],
  ['[true]', {}],
  ['{"volume": 7, "speed": "warp", "sound": "yes", "haptics": true}', { haptics: true }],
  ['{"gone": 1, "__proto__": {"sound": false}, "letters": "never"}', { letters: 'never' }],
])('of the damaged %s what is sound is kept', async (text, rest) => {
  kept.set('settings', text)
  const { readSettings, settings } = await load()
  expect(settings).toEqual({ ...readSettings(null), ...rest })
})

test('nothing else than a setting may be is taken', async () => {
  const { change, settings } = await load()
  expect(() => change('volume', 2)).toThrow('volume cannot be 2')
  expect(settings.volume).toBe(0.6)
})

test('without a storage settings last as long as the page', async () => {
  const refuse = (): never => {
    throw new Error('denied')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
  const { change, settings } = await load()
  change('sound', false)
  expect(settings.sound).toBe(false)
})

test.each([
  ['system', true, true],
  ['system', false, false],
  ['less', false, true],
  ['all', true, false],
] as const)('animations %s on a system that asks for stillness %s: still %s', async (wish, asked, still) => {
  vi.stubGlobal('matchMedia', () => ({ matches: asked }))
  const { change, wantsStillness } = await load()
  change('animations', wish)
  expect(wantsStillness()).toBe(still)
})
