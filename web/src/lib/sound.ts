// Eight short sounds, made when they are needed: struck glass, soft wood, a brush of noise, a small bell.
// Nothing sounds before somebody has touched the page, and all goes through one volume and one limiter.

import { settings } from './settings.svelte'

export type Sound = 'take' | 'place' | 'roll' | 'tool' | 'yours' | 'other' | 'end' | 'no'

/** What a phone's motor does, in milliseconds on and off. */
const BUZZ: Partial<Record<Sound, number[]>> = {
  take: [8],
  place: [12],
  roll: [6, 30, 6, 30, 6],
  tool: [10],
  yours: [18, 60, 18],
  end: [20, 80, 20, 80, 40],
  no: [20, 40, 20],
}

/** Where sounds go: the context they are made in, its volume, and a second of noise. */
export interface Bench<Context extends BaseAudioContext = BaseAudioContext> {
  context: Context
  volume: GainNode
  noise: AudioBuffer
}

let bench: Bench<AudioContext> | null = null

/** Browsers let a page sound only after a gesture. Each one opens the way, until it is open; the rest is taken back. */
export function listenForGestures(): () => void {
  if (navigator.userActivation?.hasBeenActive) unlock()
  addEventListener('pointerdown', unlock, true)
  addEventListener('keydown', unlock, true)
  return () => {
    removeEventListener('pointerdown', unlock, true)
    removeEventListener('keydown', unlock, true)
  }
}

function unlock(): void {
  if (!settings.sound) return
  bench ??= makeBench(new AudioContext({ latencyHint: 'interactive' }))
  if (bench.context.state !== 'running') void bench.context.resume()
}

export function makeBench<Context extends BaseAudioContext>(context: Context): Bench<Context> {
  const volume = context.createGain()
  const limiter = context.createDynamicsCompressor()
  limiter.threshold.value = -10
  limiter.ratio.value = 12
  limiter.attack.value = 0.002
  limiter.release.value = 0.12
  volume.connect(limiter).connect(context.destination)
  const noise = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const samples = noise.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  return { context, volume, noise }
}

/** Let something be heard as the settings say, in `wait` ms; `side` is where it comes from, -1 left to 1 right. */
export function play(name: Sound, { wait = 0, side = 0 } = {}): void {
  if (settings.haptics && BUZZ[name]) navigator.vibrate?.(BUZZ[name])
  if (!settings.sound || bench?.context.state !== 'running') return
  if (document.hidden && name !== 'yours') return
  bench.volume.gain.value = settings.volume ** 2
  render(bench, name, bench.context.currentTime + 0.005 + wait / 1000, side)
}

/** Nothing more is heard, not even what has begun. */
export function hush(): void {
  if (bench) bench.volume.gain.value = 0
}

/** Make a sound at a moment of a bench's time. */
export function render(to: Bench, name: Sound, at: number, side = 0): void {
  const place = to.context.createStereoPanner()
  place.pan.value = side
  place.connect(to.volume)
  SOUNDS[name]({ ...to, place }, at)
}

type Spot = Bench & { place: AudioNode }

interface Tone {
  shape?: OscillatorType
  /** the pitch it glides to */
  to?: number
  /** seconds until it is loudest */
  attack?: number
}

/** One partial of something that is struck: loud at once, then fading. */
function tone(spot: Spot, at: number, pitch: number, seconds: number, peak: number, more: Tone = {}): void {
  const { shape = 'sine', to = pitch, attack = 0.002 } = more
  const source = spot.context.createOscillator()
  source.type = shape
  source.frequency.setValueAtTime(pitch, at)
  source.frequency.exponentialRampToValueAtTime(to, at + seconds)
  source.connect(fading(spot, at, seconds, peak, attack))
  source.start(at)
  source.stop(at + seconds + 0.02)
}

/** Noise through a narrow gap: cloth, a chisel, the touch of a die. */
function brush(spot: Spot, at: number, pitch: number, seconds: number, peak: number, to = pitch, narrow = 1): void {
  const source = spot.context.createBufferSource()
  const filter = spot.context.createBiquadFilter()
  source.buffer = spot.noise
  source.loop = true
  filter.type = 'bandpass'
  filter.Q.value = narrow
  filter.frequency.setValueAtTime(pitch, at)
  filter.frequency.exponentialRampToValueAtTime(to, at + seconds)
  source.connect(filter).connect(fading(spot, at, seconds, peak, 0.003))
  source.start(at, Math.random() * 0.8)
  source.stop(at + seconds + 0.02)
}

function fading(spot: Spot, at: number, seconds: number, peak: number, attack: number): GainNode {
  const gain = spot.context.createGain()
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(peak, at + attack)
  gain.gain.exponentialRampToValueAtTime(0.0004, at + seconds)
  gain.connect(spot.place)
  return gain
}

/** A small plate of glass rings in these ratios. */
function glass(spot: Spot, at: number, pitch: number, seconds: number, peak: number): void {
  tone(spot, at, pitch, seconds, peak)
  tone(spot, at, pitch * 2.76, seconds * 0.55, peak * 0.4)
  tone(spot, at, pitch * 5.4, seconds * 0.25, peak * 0.16)
}

function knock(spot: Spot, at: number, pitch: number, peak: number): void {
  brush(spot, at, 3200, 0.022, peak * 0.9, 3200, 0.8)
  tone(spot, at, pitch, 0.06, peak, { to: pitch * 0.82 })
}

function bell(spot: Spot, at: number, pitch: number, seconds: number, peak: number): void {
  tone(spot, at, pitch, seconds, peak, { attack: 0.008 })
  tone(spot, at, pitch * 2.005, seconds * 0.5, peak * 0.28, { attack: 0.008 })
  tone(spot, at, pitch * 2.99, seconds * 0.28, peak * 0.14)
}

const CHORD = [392, 493.88, 587.33, 783.99, 987.77]

const SOUNDS: Record<Sound, (spot: Spot, at: number) => void> = {
  // a fingernail on a pane
  take: (spot, at) => {
    brush(spot, at, 2400, 0.04, 0.22, 4200)
    glass(spot, at + 0.012, 1180, 0.13, 0.16)
  },
  // soft wood, then glass that rings
  place: (spot, at) => {
    knock(spot, at, 210, 0.5)
    glass(spot, at + 0.02, 784, 0.5, 0.2)
    glass(spot, at + 0.02, 1175, 0.4, 0.08)
  },
  // dice out of a cloth bag
  roll: (spot, at) => {
    for (let i = 0; i < 7; i++)
      knock(spot, at + i * 0.062 + Math.random() * 0.03, 320 + Math.random() * 240, 0.32 - i * 0.03)
    brush(spot, at, 900, 0.32, 0.07, 500)
  },
  // a stroke of the chisel, two notes up
  tool: (spot, at) => {
    brush(spot, at, 5200, 0.07, 0.16, 2600, 3)
    tone(spot, at + 0.03, 392, 0.19, 0.16, { shape: 'triangle' })
    tone(spot, at + 0.11, 523.25, 0.26, 0.16, { shape: 'triangle' })
  },
  // a small bell, a fifth up
  yours: (spot, at) => {
    bell(spot, at, 659.25, 0.9, 0.17)
    bell(spot, at + 0.13, 987.77, 0.9, 0.17)
  },
  // somebody else's die is set down, farther away
  other: (spot, at) => {
    knock(spot, at, 165, 0.26)
    glass(spot, at + 0.02, 523.25, 0.22, 0.06)
  },
  // five bells in turn, and air
  end: (spot, at) => {
    CHORD.forEach((pitch, i) => bell(spot, at + i * 0.17, pitch, 1.9 - i * 0.14, 0.12))
    brush(spot, at, 700, 1.6, 0.03, 2400, 0.4)
  },
  // two dull knocks, downward
  no: (spot, at) => {
    tone(spot, at, 174.6, 0.11, 0.3, { shape: 'triangle', to: 155 })
    tone(spot, at + 0.09, 146.8, 0.15, 0.26, { shape: 'triangle', to: 130 })
    brush(spot, at, 420, 0.06, 0.16)
  },
}

export const SOUND_NAMES = Object.keys(SOUNDS) as Sound[]
