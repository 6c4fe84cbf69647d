// A log played again: line by line, checked against the rules, the scores it tells and the seed it committed to.

import type { Core } from '../core/core'
import { commit, Dealer, publicSeed } from './dealer'
import { Game } from './game'
import { expect, parseLog } from './log'
import type { LogText } from './log'
import { range } from './notation'
import { Refused } from './refused'
import { unhex } from './sha256'

/** The game of a log; an unfinished one goes on with `seed` (hex), or with dice by hand. */
export function readGame(core: Core, text: string, seed = ''): Game {
  const parsed = parseLog(text)
  const game = new Game(core, parsed.header, null)
  for (const [number, line] of parsed.lines) game.playLine(number, line)
  for (const [seat, [number, choice]] of parsed.pending) game.playLine(number, choice, seat)
  checkScores(game, parsed)
  game.dealer = findDealer(parsed, seed)
  if (!game.isOver) game.answerChance()
  return game
}

function checkScores(game: Game, parsed: LogText): void {
  if (!parsed.scores) {
    if (parsed.seed) throw expect(parsed.seed[0], 'seed', 'scores_first')
    return
  }
  const [line, told] = parsed.scores
  if (!game.isOver) throw expect(line, 'scores', 'moves')
  const counted = range(game.options.seats).map((seat) => game.state.ask('score', seat))
  if (counted.join() !== told.join()) throw new Refused('wrong_scores', { line, told, true: counted })
}

/** The dealer of a log's seed, given apart or in the log; refused if it is not the one committed to. */
function findDealer({ header, seed: told }: LogText, given: string): Dealer | null {
  if (header.seed) return new Dealer(publicSeed(header.seed), header.nonces)
  const seed = unhex(told?.[1] ?? given)
  if (!seed.length || !header.commitment) return null
  if (commit(seed) !== header.commitment) throw new Refused('wrong_seed', { line: told?.[0] ?? 0 })
  return new Dealer(seed, header.nonces)
}
