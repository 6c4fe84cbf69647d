import { expect, test } from 'vitest'

import type { View } from '../src/lib/protocol'
import { decidingRow } from '../src/lib/scorerows'

const rows = [
  { name: 'rows', words: '', points: [12, 6, 20] },
  { name: 'secret', words: '', points: [10, 25, 1] },
  { name: 'tokens', words: '', points: [null, 2, 0] },
]
const ended = (totals: number[], ranking: number[]): View =>
  ({ ranking, scores: totals.map((total) => ({ total })) }) as unknown as View

test('the row that did most for the winner against the second is told', () => {
  expect(decidingRow(ended([22, 33, 21], [1, 0, 2]), rows)).toEqual({ name: 'secret', points: 15, second: 0 })
})

test('nothing decided where points are equal, or where somebody plays alone', () => {
  expect(decidingRow(ended([22, 22, 21], [1, 0, 2]), rows)).toBeNull()
  expect(decidingRow(ended([22], [0]), rows)).toBeNull()
})
