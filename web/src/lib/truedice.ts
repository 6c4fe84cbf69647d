// The dice of a finished game, computed again from the revealed seed: HMAC-SHA256, as docs/architecture.md describes.

import type { Draw, TrueDice, View } from './protocol'

const WORD = 1n << 64n

export const canCheck = (): boolean => Boolean(globalThis.crypto?.subtle)

export async function hashOf(seed: Uint8Array<ArrayBuffer>): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', seed)))
}

/** An outcome with the number that follows from the seed, and whether that number stands for it. */
export interface Checked extends Draw {
  drawn: number
  fits: boolean
}

/** Every outcome of a game, computed again. */
export async function checkAll(view: View, dice: TrueDice, seed: Uint8Array<ArrayBuffer>): Promise<Checked[]> {
  const key = await crypto.subtle.importKey('raw', seed, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const seats = Object.entries(view.nonces).sort(([a], [b]) => Number(a) - Number(b))
  const head = [dice.label, ...seats.map(([seat, nonce]) => `s${seat} ${nonce}`)]
  const check = async (draw: Draw): Promise<Checked> => {
    const drawn = Number(await below(key, head, draw))
    return { ...draw, drawn, fits: draw.low <= drawn && drawn < draw.high }
  }
  return await Promise.all(dice.draws.map(check))
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
