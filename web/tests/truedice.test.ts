import { expect, test } from 'vitest'

import type { Draw, TrueDice, View } from '../src/lib/protocol'
import { bytes, checkAll, hashOf } from '../src/lib/truedice'

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'
// what `sagrada.game.dealer.Dealer` draws from this seed and these nonces
const VIEW = { nonces: { '2': 'боб', '0': 'anna' } } as unknown as View
const DRAWN: [number, number, number][] = [
  [0, 90, 39],
  [1, 89, 3],
  [7, 6, 4],
  [300, 1_000_000, 418_764],
]

function dice(shift: number): TrueDice {
  const draws = DRAWN.map(([number, total, value]): Draw => {
    return { number, total, low: value + shift, high: value + shift + 1, line: '* R5' }
  })
  return { label: 'sagrada dice 1', draws } as TrueDice
}

test('the commitment is the hash of the seed', async () => {
  expect(await hashOf(bytes(SEED))).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd')
})

test('the browser draws what the dealer drew', async () => {
  const checked = await checkAll(VIEW, dice(0), bytes(SEED))
  expect(checked.map(({ drawn }) => drawn)).toEqual(DRAWN.map(([, , value]) => value))
  expect(checked.every(({ fits }) => fits)).toBe(true)
})

test('outcomes that do not follow from the seed are found', async () => {
  expect((await checkAll(VIEW, dice(1), bytes(SEED))).map(({ fits }) => fits)).toEqual([false, false, false, false])
  const other = await checkAll(VIEW, dice(0), bytes(SEED.replace(/^00/, '01')))
  expect(other[0]).toMatchObject({ number: 0, fits: false })
})
