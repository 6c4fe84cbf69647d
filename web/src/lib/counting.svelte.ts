// The end of a game, counted row by row: a moment that a click, a key or a hidden tab ends at once.

import { SPEEDS } from './flights'
import { settings, wantsStillness } from './settings.svelte'

const FIRST = 700
const EACH = 340

/** How many of `rows` are counted by now; all of them where nothing shall move, or where nobody saw the game end. */
export class Counting {
  counted = $state(0)
  private timer = 0

  constructor(
    readonly rows: number,
    isMoment: boolean,
  ) {
    const isShown = isMoment && rows > 0 && !document.hidden && settings.speed !== 'at-once' && !wantsStillness()
    if (isShown) this.wait(FIRST)
    else this.counted = rows
  }

  get isOver(): boolean {
    return this.counted >= this.rows
  }

  /** Count all that is left. */
  finish(): void {
    clearTimeout(this.timer)
    this.counted = this.rows
  }

  private wait(time: number): void {
    this.timer = setTimeout(() => {
      this.counted += 1
      if (!this.isOver) this.wait(EACH)
    }, time / SPEEDS[settings.speed]) as unknown as number
  }
}
