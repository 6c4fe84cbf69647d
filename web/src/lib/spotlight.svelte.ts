// What windows, pool and round track light: what the line pointed at speaks of, and what others moved last.

import type { Attachment } from 'svelte/attachments'
import { spokenOf } from './phrases'
import type { Phrase } from './protocol'

interface Spoken {
  /** as places: `win:1:c5` */
  cells: readonly string[]
  dice: readonly string[]
}
const NOTHING: Spoken = { cells: [], dice: [] }
let spoken = $state.raw(NOTHING)
let moved = $state.raw<ReadonlySet<string>>(new Set())

export const spotlight = {
  get cells(): Spoken['cells'] {
    return spoken.cells
  },
  get dice(): Spoken['dice'] {
    return spoken.dice
  },
  /** dice that others put down or moved last, as places */
  get moved(): ReadonlySet<string> {
    return moved
  },
  set moved(places: ReadonlySet<string>) {
    moved = places
  },
}

export function spokenIn(phrase: Phrase): Spoken {
  const facts = spokenOf(phrase)
  return {
    cells: facts.flatMap((fact) => ('cell' in fact ? [`win:${fact.seat}:${fact.cell}`] : [])),
    dice: facts.flatMap((fact) => ('die' in fact ? [fact.die] : [])),
  }
}

/** A line that lights what it speaks of while pointed at or focused; a tap keeps the light until the next one. */
export function lights(phrase: Phrase): Attachment<HTMLElement> {
  return (line) => {
    const mine = spokenIn(phrase)
    const on = (): void => void (spoken = mine)
    const off = (): void => void (spoken = spoken === mine ? NOTHING : spoken)
    const leave = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse') off()
    }
    const elsewhere = (event: PointerEvent): void => {
      if (!line.contains(event.target as Node)) off()
    }
    line.addEventListener('pointerenter', on)
    line.addEventListener('focus', on)
    line.addEventListener('blur', off)
    line.addEventListener('pointerleave', leave)
    addEventListener('pointerdown', elsewhere)
    return () => {
      off()
      removeEventListener('pointerdown', elsewhere)
    }
  }
}
