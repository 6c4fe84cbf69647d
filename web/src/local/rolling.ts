// Tables with dice of their own: which dice somebody has to roll now, and what they show.

import type { Game as State } from '../core/core'
import { NUMBERS } from '../core/layout'
import type { Slot } from '../lib/protocol'
import { COLORS, TELL } from './cardfacts'
import type { Game } from './game'
import { parseOutcome } from './moves'
import type { Outcome } from './moves'
import { formatDie, range, row } from './notation'
import { legalAction } from './reasons'
import { Refused } from './refused'

/** The dice that have to be rolled or drawn now, in their order; none while somebody decides. */
export function awaitedDice({ state }: Game): Slot[] {
  const told = state.ask('awaited_dice')
  return range(told.length / 2).map((slot) => {
    const die = told[2 * slot + 1]!
    return { tell: TELL[told[2 * slot]!]!, die: die === NUMBERS.NO_DIE ? '' : formatDie(die) }
  })
}

/** The words of several dice that are told at once: `* R5 Y2 B2`. */
export const parseRoll = (text: string): string[] => text.trim().slice(1).split(/\s+/u).filter(Boolean)

/** What the dice of a text such as `* R5 Y2 B2` show, all that are awaited. */
export function readRoll(game: Game, text: string): string[] {
  const [slots, words] = [awaitedDice(game), parseRoll(text)]
  if (game.dealer || !slots.length) throw new Refused('chance_differs', { move: text.slice(0, 80), awaited: 'seat' })
  if (words.length !== slots.length) throw new Refused('roll_count', { given: words.length, wanted: slots.length })
  return game.core.with(game.state.save(), (state) => {
    for (const [i, word] of words.entries()) state.apply(legalAction(state, readDie(state, slots[i]!, word), word))
    return words
  })
}

/** What one die shows; refused for a word that tells something else, or a color that is out of the bag. */
function readDie(state: State, { tell, die }: Slot, word: string): Outcome {
  const wrong = new Refused('roll_form', { word: word.slice(0, 20), tell, die })
  let outcome: Outcome
  try {
    outcome = parseOutcome(word, NUMBERS.SEATS_MAX)
  } catch {
    throw wrong
  }
  const known = outcome.kind === 'draw_die' ? outcome.die : outcome.kind === 'draw_color' ? outcome.color : ''
  if (tell === 'shade' && outcome.kind === 'roll') return outcome
  if (tell === 'gray' && outcome.kind === 'draw_die' && known[0] === COLORS[NUMBERS.GRAY]) return outcome
  if (!(tell === 'die' && outcome.kind === 'draw_die') && !(tell === 'color' && outcome.kind === 'draw_color'))
    throw wrong
  const color = known[0]!
  if (!row(state, 'bag')[COLORS.indexOf(color)]) throw new Refused('bag_is_out', { word, color })
  return outcome
}
