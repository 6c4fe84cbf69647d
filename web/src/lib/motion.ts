// Dice that travel above the table. The page shows the new view at once and clicks count on it; sprites in a layer
// of their own fly over it, and the true die below is hidden only as long as an animation says so. Whatever ends, is
// skipped or gets lost, what is seen then is the truth.

import { mount, unmount } from 'svelte'
import Die from '../parts/Die.svelte'
import { faceFrames, facesOf, framesOf, schedule, type Box, type Flight } from './flights'
import { BAG, seatOf, type Journey } from './journeys'

const SMOOTH = 'cubic-bezier(.45, .05, .3, 1)'
const SOFT = 'cubic-bezier(.2, .7, .2, 1)'
const LIGHT = 600
const RING = 420

const running = new Set<Animation>()
const sprites = new Map<HTMLElement, () => void>()

/** Where everything lies now, by place. */
export function measure(): Map<string, Box> {
  const found = document.querySelectorAll<HTMLElement>('[data-place]')
  return new Map([...found].map((element) => [element.dataset['place']!, boxOf(element)]))
}

function boxOf(place: Element): Box {
  return (place.querySelector('.die') ?? place).getBoundingClientRect()
}

/** Everything that moves is where it belongs, at once. */
export function finish(): void {
  for (const animation of [...running]) animation.finish()
  running.clear()
  for (const remove of [...sprites.values()]) remove()
}

export const isMoving = (): boolean => running.size > 0

/** Let dice travel; `seen` was measured before the page was drawn anew, `me` is whose table it is. */
export function perform(acts: Journey[][], seen: Map<string, Box>, me: number | null, speed: number): Flight[] {
  const now = measure()
  const flights = schedule(acts, me, speed)
  const bag = bagBeside(now)
  for (const flight of flights) {
    const { from, to } = flight.journey
    const start = from === BAG ? bag : (seen.get(from) ?? now.get(from))
    const end = to === BAG ? bag : now.get(to)
    if (start && end && isInSight(start) && isInSight(end)) fly(flight, start, end, seen.has(from))
    if (to.startsWith('win')) arrive(flight, end, me, speed)
  }
  return flights
}

/** Where a place is, from the left edge of the page (-1) to the right (1). */
export function sideOf(place: string): number {
  const box = document.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect()
  return box ? ((box.left + box.width / 2) / innerWidth) * 2 - 1 : 0
}

function isInSight({ left, top, width, height }: Box): boolean {
  return width > 0 && height > 0 && left < innerWidth && top < innerHeight && left + width > 0 && top + height > 0
}

/** The bag is not drawn: dice come from the left end of the pool. */
function bagBeside(now: Map<string, Box>): Box | undefined {
  const first = now.get('pool:0')
  if (!first) return undefined
  const { left, top, width, height } = first
  return { left: Math.max(0, left - width * 1.2), top: top + height * 0.2, width, height }
}

/** One die on its way. It waits where it lay, if it was in sight; else it appears when it starts. */
function fly(flight: Flight, from: Box, to: Box, isWaiting: boolean): void {
  const size = Math.max(from.width, to.width)
  const { delay, time, hold } = flight
  const faces = facesOf(flight)
  const sprite = makeSprite(size, faces)
  const isLast = flight.journey.to !== BAG
  const frames = framesOf(flight, from, to, size).map((frame) => ({ opacity: 1, ...frame }))
  if (!isLast) frames[frames.length - 1]!.opacity = 0
  const fill = isWaiting ? 'both' : 'forwards'
  const options: KeyframeAnimationOptions = { delay, fill, duration: time, easing: SMOOTH, endDelay: hold }
  animate(sprite, frames, options).onfinish = () => sprites.get(sprite)?.()
  if (faces.length > 1)
    [...sprite.children].forEach((face, i) =>
      animate(face, faceFrames(i, faces.length), { delay, duration: time * 0.8, fill: 'both' }),
    )
  if (isLast) hide(flight.journey.to, delay + time)
}

function makeSprite(size: number, faces: string[]): HTMLElement {
  const sprite = document.createElement('div')
  sprite.className = 'sprite'
  sprite.style.width = sprite.style.height = `${size}px`
  const dice = faces.map((text) => mount(Die, { target: sprite, props: { text, label: false } }))
  show(sprite, () => dice.forEach((die) => void unmount(die)))
  return sprite
}

/** Lay something into the layer above the table, until it is removed. */
function show(element: HTMLElement, clean = (): void => {}): void {
  layer().append(element)
  sprites.set(element, () => {
    sprites.delete(element)
    clean()
    element.remove()
  })
}

function layer(): HTMLElement {
  const found = document.querySelector<HTMLElement>('.flights')
  if (found) return found
  const made = document.createElement('div')
  made.className = 'flights'
  made.setAttribute('aria-hidden', 'true')
  document.body.append(made)
  return made
}

/** The true die is there already; it is seen when its sprite has landed. */
function hide(place: string, time: number): void {
  const die = document.querySelector(`[data-place="${place}"] .die`)
  if (die) animate(die, [{ opacity: 0 }, { opacity: 0 }], { duration: time })
}

/** A die that comes to a window: light through my own pane, a ring that closes on another's. */
function arrive({ journey, delay, time }: Flight, box: Box | undefined, me: number | null, speed: number): void {
  if (!box || !isInSight(box)) return
  const isMine = seatOf(journey.to) === me
  const element = document.createElement('i')
  element.className = isMine ? 'ray' : 'halo'
  Object.assign(element.style, { left: `${box.left}px`, top: `${box.top}px` })
  Object.assign(element.style, { width: `${box.width}px`, height: `${box.height}px` })
  if (isMine) element.append(document.createElement('b'))
  show(element)
  const frames: Keyframe[] = isMine
    ? [
        { opacity: 0, transform: 'translate(-70%, -70%)' },
        { opacity: 1, offset: 0.4 },
        { opacity: 0, transform: 'translate(70%, 70%)' },
      ]
    : [
        { opacity: 0, transform: 'scale(1.9)' },
        { opacity: 1, transform: 'scale(1)', offset: 0.7 },
        { opacity: 0, transform: 'scale(1)' },
      ]
  const start = isMine ? delay + time * 0.8 : delay + time * 0.7
  const options: KeyframeAnimationOptions = {
    delay: start,
    duration: (isMine ? LIGHT : RING) / speed,
    easing: SOFT,
    fill: 'both',
  }
  animate(isMine ? element.firstElementChild! : element, frames, options).onfinish = () => sprites.get(element)?.()
}

function animate(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Animation {
  const animation = element.animate(frames, options)
  running.add(animation)
  const ended = (): void => void running.delete(animation)
  animation.addEventListener('finish', ended)
  animation.addEventListener('cancel', ended)
  return animation
}
