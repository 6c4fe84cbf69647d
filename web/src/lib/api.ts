// Requests to the server. What it refuses is thrown with its sentence.

import { find, lose } from './network.svelte'
import { sayRefusal } from './phrases'
import type { Made, NewTable, Refusal, Seated, TableMessage } from './protocol'
import { say, upper } from './words'

export class RefusedError extends Error {
  constructor(readonly refusal: Refusal) {
    super(upper(sayRefusal(refusal)))
  }
}

async function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
  const [response, body] = await answer(path, init).catch(() => {
    lose(!init.method)
    throw new RefusedError({ rule: 'web_offline', facts: {}, text: say('web-offline') })
  })
  find()
  if (!response.ok) throw new RefusedError(body as Refusal)
  return body as T
}

async function answer(path: string, init: RequestInit): Promise<[Response, unknown]> {
  const response = await fetch(`/api${path}`, init)
  const isDrawing = response.headers.get('content-type')?.startsWith('image/svg')
  return [response, await (isDrawing ? response.text() : response.json())]
}

export function get<T>(path: string): Promise<T> {
  return ask<T>(path)
}

export function post<T>(path: string, body: object = {}): Promise<T> {
  return ask<T>(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
}

export function randomWord(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

export const makeTable = (wanted: NewTable): Promise<Made> => post('/tables', wanted)
export const myTables = (): Promise<TableMessage[]> => get('/tables')
export const sit = (table: string, name: string, seat: number | null = null): Promise<Seated> =>
  post(`/tables/${table}/seats`, { name, nonce: randomWord(), seat })
export const seatBot = (table: string, seat: number, bot: string, name = ''): Promise<unknown> =>
  post(`/tables/${table}/seats/${seat}/bot`, { bot, name })
export const start = (table: string): Promise<unknown> => post(`/tables/${table}/start`)
