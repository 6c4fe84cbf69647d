import { expect, test, vi } from 'vitest'

import { ofLog, ofTable } from '../src/lib/replay'

test('a moment of a table and of a log have addresses that can be shared', () => {
  expect(ofTable('ABCD').address(17, null)).toBe('/t/ABCD?at=17')
  expect(ofTable('ABCD').address(17, 1)).toBe('/t/ABCD?at=17&from=1')
  expect(ofLog('…').address(3, 0)).toBe('/replay?at=3&from=0')
})

test('a log is sent along with every question, a table is named', async () => {
  const asked: [string, unknown][] = []
  vi.stubGlobal('fetch', (address: string, request?: RequestInit) => {
    asked.push([address, request?.body ? JSON.parse(String(request.body)) : null])
    return Promise.resolve(Response.json({}))
  })
  await ofTable('ABCD').moment(2, 1)
  await ofLog('a log').moment(2, 1)
  expect(asked).toEqual([
    ['/api/tables/ABCD/moments/2?seat=1', null],
    ['/api/replays/moment', { log: 'a log', at: 2, seat: 1 }],
  ])
})
