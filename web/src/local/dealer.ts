// Dice that anyone can check: every outcome of chance follows from a seed and the players' nonces, as at a server.

import type { Game as State } from '../core/core'
import { LABEL } from './cardfacts'
import { encode, hex, hmac, sha256 } from './sha256'

type Bytes = Uint8Array<ArrayBuffer>

const WORD = 1n << 64n
const SEED_BYTES = 32

/** Answers chance from a seed; `nonces` are the players' own words by seat. */
export class Dealer {
  private readonly head: string[]

  constructor(
    readonly seed: Bytes,
    nonces: Record<string, string> = {},
  ) {
    const seats = Object.entries(nonces).sort(([a], [b]) => Number(a) - Number(b))
    this.head = [LABEL, ...seats.map(([seat, nonce]) => `s${seat} ${nonce}`)]
  }

  /** The outcome number `number` of the game, in this state. */
  answer(state: State, number: number): number {
    const outcomes = state.core.legal(state)
    const weights = outcomes.map((outcome) => state.ask('outcome_weight', outcome))
    let rest = this.below(
      weights.reduce((sum, weight) => sum + weight, 0),
      number,
    )
    const found = weights.findIndex((weight) => {
      rest -= weight
      return rest < 0
    })
    return outcomes[found]!
  }

  /** A number from 0 to total - 1, each equally likely: words beyond the last full multiple are passed over. */
  private below(total: number, number: number): number {
    const many = BigInt(total)
    const limit = (WORD / many) * many
    for (let attempt = 0; ; attempt++) {
      const block = new DataView(hmac(this.seed, encode([...this.head, `${number}.${attempt}`].join('\n'))).buffer)
      for (let start = 0; start < block.byteLength; start += 8) {
        const word = block.getBigUint64(start)
        if (word < limit) return Number(word % many)
      }
    }
  }
}

/** What is published of a seed before the game. */
export const commit = (seed: Uint8Array): string => hex(sha256(seed))

/** A seed that nobody can guess. */
export const secretSeed = (): Bytes => crypto.getRandomValues(new Uint8Array(SEED_BYTES))

/** The seed of a game whose dice may be known beforehand. */
export const publicSeed = (text: string): Bytes => sha256(encode(`sagrada seed ${text}`))
