// The dice of a finished game, computed again from the revealed seed: HMAC-SHA256, as docs/architecture.md describes.

import type { Draw, TrueDice, View } from './protocol'

const WORD = 1n << 64n

export const canCheck = (): boolean => Boolean(globalThis.crypto?.subtle)

export async function hashOf(seed: Uint8Array<ArrayBuffer>): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', seed)))
}

/** The first outcome that doesn't follow from the seed, if there is one. */
export async function firstFalse(view: View, dice: TrueDice, seed: Uint8Array<ArrayBuffer>): Promise<Draw | null> {
  const key = await crypto.subtle.importKey('raw', seed, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const seats = Object.entries(view.nonces).sort(([a], [b]) => Number(a) - Number(b))
  const head = [dice.label, ...seats.map(([seat, nonce]) => `s${seat} ${nonce}`)]
  for (const draw of dice.draws) {
    const drawn = await below(key, head, draw)
    if (drawn < BigInt(draw.low) || drawn >= BigInt(draw.high)) return draw
  }
  return null
}

async function below(key: CryptoKey, head: string[], draw: Draw): Promise<bigint> {
  const total = BigInt(draw.total)
  const limit = (WORD / total) * total
  for (let attempt = 0; ; attempt++) {
    const text = [...head, `${draw.number}.${attempt}`].join('\n')
    const block = new DataView(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text)))
    for (let start = 0; start < block.byteLength; start += 8) {
      const word = block.getBigUint64(start)
      if (word < limit) return word % total
    }
  }
}

export function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

function hex(data: Uint8Array): string {
  return [...data].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
