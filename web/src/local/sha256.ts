// SHA-256 and HMAC, computed at once: a page's own `crypto.subtle` answers later only, and is not there without https.

type Bytes = Uint8Array<ArrayBuffer>

const BLOCK = 64
const PRIMES = firstPrimes(64)
/** The first 32 bits of what roots of primes have behind the point. */
const fraction = (root: number): number => Math.floor((root - Math.floor(root)) * 2 ** 32) | 0
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))
const ROUND = PRIMES.map((prime) => fraction(Math.cbrt(prime)))

function firstPrimes(many: number): number[] {
  const found: number[] = []
  for (let number = 2; found.length < many; number++) {
    if (found.every((prime) => number % prime)) found.push(number)
  }
  return found
}

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

/** The message with its length, in whole blocks. */
function padded(message: Uint8Array): DataView {
  const size = Math.ceil((message.length + 9) / BLOCK) * BLOCK
  const whole = new Uint8Array(size)
  whole.set(message)
  whole[message.length] = 0x80
  const view = new DataView(whole.buffer)
  view.setUint32(size - 8, Math.floor(message.length / 2 ** 29))
  view.setUint32(size - 4, message.length << 3)
  return view
}

function schedule(view: DataView, at: number): Int32Array {
  const words = new Int32Array(64)
  for (let i = 0; i < 64; i++) {
    if (i < 16) {
      words[i] = view.getInt32(at + 4 * i)
      continue
    }
    const [near, far] = [words[i - 2]!, words[i - 15]!]
    const low = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3)
    const high = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10)
    words[i] = words[i - 16]! + low + words[i - 7]! + high
  }
  return words
}

function mix(state: Int32Array, words: Int32Array): void {
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number]
  for (let i = 0; i < 64; i++) {
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[i]! + words[i]!) | 0
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0]
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) state[i] = state[i]! + word
}

export function sha256(message: Uint8Array): Bytes {
  const state = Int32Array.from(START)
  const view = padded(message)
  for (let at = 0; at < view.byteLength; at += BLOCK) mix(state, schedule(view, at))
  const told = new DataView(new ArrayBuffer(32))
  for (const [i, word] of state.entries()) told.setInt32(4 * i, word)
  return new Uint8Array(told.buffer)
}

export function hmac(key: Uint8Array, message: Uint8Array): Bytes {
  const block = new Uint8Array(BLOCK)
  block.set(key.length > BLOCK ? sha256(key) : key)
  const under = (mask: number, text: Uint8Array) =>
    sha256(
      joined(
        block.map((byte) => byte ^ mask),
        text,
      ),
    )
  return under(0x5c, under(0x36, message))
}

function joined(one: Uint8Array, other: Uint8Array): Bytes {
  const both = new Uint8Array(one.length + other.length)
  both.set(one)
  both.set(other, one.length)
  return both
}

export const encode = (text: string): Bytes => new TextEncoder().encode(text) as Bytes

export const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

export const unhex = (text: string): Bytes =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
