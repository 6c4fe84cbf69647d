// What a seat may know, in words: told from what the rules let it observe, and from the public facts of the game.

import type { Game as State } from '../core/core'
import { NUMBERS } from '../core/layout'
import type { PioneerView, SeatView, ToolView, View } from '../lib/protocol'
import * as ids from './cardfacts'
import type { Game } from './game'
import { deal, keep, toMove } from './moves'
import * as table from './notation'
import { Refused } from './refused'
import { ranking, sheet } from './sheet'
import { hex } from './sha256'

const HIDDEN = '?'

/** What this seat may know, or a spectator. */
export function view(game: Game, seat: number | null): View {
  const { seats } = game.options
  if (seat !== null && !(0 <= seat && seat < seats)) throw new Refused('bad_seat', { text: `s${seat}`, seats })
  const state = game.core.observe(game.state, seat ?? NUMBERS.SPECTATOR)
  const { header } = game
  try {
    return {
      rules: header.rules,
      edition: game.options.edition,
      options: { ...game.options },
      laid_out: Object.keys(header.deal).sort(),
      seat,
      version: game.lines.length,
      ...clock(game, state),
      ...turn(state),
      ...middle(state),
      seats: table.range(seats).map((other) => seatView(game, state, other, seat)),
      ...offers(game, state, seat),
      log: publicLog(game, seat),
      commitment: header.commitment,
      public_seed: header.seed,
      nonces: { ...header.nonces },
      ...result(game, state),
    }
  } finally {
    game.core.release(state)
  }
}

function clock(game: Game, state: State) {
  return {
    phase: ids.PHASES[state.number('phase')]!,
    phase_number: state.number('phase'),
    awaits: game.awaits(),
    round: state.number('round') + 1,
    turn: state.number('turn'),
    step: state.number('step'),
    start_seat: state.ask('start_seat'),
    skipped: table.bits(state.number('skipped'), state.number('seats')),
  }
}

function turn(state: State) {
  const [hand, moved] = [state.number('hand'), state.number('moved')]
  return {
    pool: dice(table.row(state, 'pool'), state.number('pool_size')),
    hand: hand === NUMBERS.NO_DIE ? null : table.formatDie(hand),
    drafted: state.number('drafted') !== 0,
    tool_in_use: state.number('used') ? ids.TOOL_IDS[state.ask('tool_in_use')]! : null,
    moved: moved === NUMBERS.NO_CELL ? null : table.formatCell(moved),
    resume: [state.number('held_phase'), state.number('held_seat')] as [number, number],
  }
}

const dice = (pool: number[], size: number): string[] => pool.slice(0, size).map(table.formatDie)

function middle(state: State) {
  const [bag, sizes] = [table.row(state, 'bag'), table.row(state, 'track_size')]
  const ended = table.grid(state, 'track').slice(0, state.ask('finished_rounds'))
  const publics = table.row(state, 'public').slice(0, dealt(state, NUMBERS.DEAL_PUBLIC))
  const hasBoard = state.number('strife') && dealt(state, NUMBERS.DEAL_BOARD)
  return {
    bag: Object.fromEntries([...ids.COLORS].map((letter, i) => [letter, bag[i]!])),
    track: ended.map((row, i) => dice(row, sizes[i]!)),
    tools: toolViews(state),
    publics: publics.map((card) => ids.PUBLIC_IDS[card]!),
    strife_board: hasBoard ? ids.BOARD_IDS[state.number('board')]! : null,
    supply: state.number('supply'),
    pioneers: pioneerViews(state),
  }
}

/** How many cards of a stage of the setup lie on the table, or with all seats, by now. */
const dealt = (state: State, stage: number): number => state.ask('cards_dealt', stage)

function toolViews(state: State): ToolView[] {
  const [tools, tokens] = [table.row(state, 'tool'), table.row(state, 'tool_tokens')]
  return table.range(dealt(state, NUMBERS.DEAL_TOOL)).map((slot) => ({
    id: ids.TOOL_IDS[tools[slot]!]!,
    tokens: tokens[slot]!,
    price: state.ask('price', slot),
    gone: ((state.number('tools_gone') >> slot) & 1) === 1,
  }))
}

function pioneerViews(state: State): PioneerView[] {
  const where = table.row(state, 'claimed')
  const views = table.tablePioneers(state).map((id, i) => {
    const isOwned = NUMBERS.ON_THE_TABLE < where[i]! && where[i]! < NUMBERS.OUT_OF_THE_GAME
    return { id, owner: isOwned ? where[i]! - 1 : null, gone: where[i] === NUMBERS.OUT_OF_THE_GAME }
  })
  return views.slice(0, dealt(state, NUMBERS.DEAL_PIONEER))
}

/** The cards of a stage that lie with a seat by now, each seat having so many. */
function held(state: State, stage: number, seat: number, each: number, cards: number[]): number[] {
  return cards.slice(0, Math.max(0, Math.min(dealt(state, stage) - seat * each, each)))
}

/** A seat as the viewer knows it: told from what the viewer may know of the state. */
function seatView(game: Game, state: State, seat: number, viewer: number | null): SeatView {
  const own = seat === viewer
  const seats = state.number('seats')
  const revealed = dealt(state, NUMBERS.CHOOSE_PATTERN) === seats
  const ornaments = state.number('ornaments') !== 0
  const hasKept = ornaments && dealt(state, NUMBERS.KEEP_ORNAMENTS) === seats
  const kept = table.row(state, 'kept')[seat]!
  const dealtOrnaments = table.grid(state, 'ornament')[seat]!
  const names = (cards: number[]) => cards.map((card) => ids.ORNAMENT_IDS[card]!)
  return {
    name: game.name(seat),
    has_chosen: game.choosesInSecret ? game.pending.has(seat) : revealed && (hasKept || !ornaments),
    pattern: revealed ? table.patternId(state, seat) : null,
    grid: revealed ? table.printedGrid(state, seat) : null,
    level: revealed ? table.row(state, 'level')[seat]! : 0,
    window: table.formatWindow(state, seat),
    exempt: table.cellsOf(table.row(state, 'exempt')[seat]!),
    loose: table.cellsOf(table.row(state, 'loose')[seat]!),
    tokens: table.row(state, 'tokens')[seat]!,
    private: privates(state, seat),
    cards: own ? windowCards(state, seat) : null,
    ornaments_kept: hasKept ? table.countBits(kept) : null,
    ornaments: own ? names(held(state, NUMBERS.DEAL_ORNAMENT, seat, 2, dealtOrnaments)) : null,
    kept:
      hasKept && (own || state.ask('kept_are_open')) ? names(dealtOrnaments.filter((_, i) => (kept >> i) & 1)) : null,
  }
}

/** The private objectives a seat holds by now, where they may be known. */
function privates(state: State, seat: number): string[] | null {
  const cards = table.grid(state, 'private')[seat]!
  if (cards.includes(NUMBERS.NO_PRIVATE)) return null
  const each = state.number('privates_dealt')
  return held(state, NUMBERS.DEAL_PRIVATE, seat, each, cards).map((card) => ids.PRIVATE_IDS[card]!)
}

/** The window cards a seat was dealt by now; none where windows were laid out. */
function windowCards(state: State, seat: number): string[] {
  if ((state.number('preset') >> NUMBERS.DEAL_CARD) & 1) return []
  const cards = held(state, NUMBERS.DEAL_CARD, seat, 2, table.grid(state, 'card')[seat]!)
  return cards.map((card) => ids.CARD_IDS[card]!)
}

/** What the seat may do now, and what it may take back. */
function offers(game: Game, state: State, seat: number | null) {
  const decides = seat !== null && (game.awaits().includes(seat) || game.choosesInSecret)
  const mayUndo = seat !== null && !game.whyNoUndo() && game.last!.author === seat
  return {
    moves: decides ? game.core.legal(state).map((action) => toMove(state, action, seat)) : [],
    may_undo: mayUndo,
    put_back: mayUndo ? putBackMoves(game) : {},
  }
}

/** Tools that could be used if the die just taken went back, each with the move that does both. */
function putBackMoves(game: Game): Record<string, string> {
  if (game.state.number('phase') !== NUMBERS.HAND || game.last!.phase !== NUMBERS.TURN) return {}
  return game.core.with(game.last!.before, (before) => {
    const moves = game.core.legal(before).map((action) => toMove(before, action))
    return Object.fromEntries(
      moves.flatMap((move) => (move.kind === 'use_tool' ? [[move.tool, `undo ${move.text}`]] : [])),
    )
  })
}

/** The log as the viewer knows it: others' private objectives, window cards and ornaments are not told. */
function publicLog(game: Game, viewer: number | null): string[] {
  const lines = [...game.lines]
  const setup = game.entries.findIndex(({ phase }) => phase === NUMBERS.DRAW_DIE)
  for (const [number, entry] of game.entries.slice(0, setup < 0 ? undefined : setup).entries()) {
    if (entry.owner === ids.NOBODY || entry.owner === viewer) continue
    if (game.state.ask('stage_is_open', entry.phase)) continue
    lines[number] = (entry.move.kind === 'keep' ? keep([HIDDEN]) : deal(HIDDEN)).text
  }
  return lines
}

/** What the end of a game reveals: all scores can be counted from what everybody knows then. */
function result(game: Game, state: State) {
  if (!game.isOver) return { scores: null, ranking: null, target: null, won: null, seed: null }
  return {
    scores: table.range(state.number('seats')).map((seat) => sheet(state, seat)),
    ranking: ranking(state),
    target: game.target,
    won: game.won,
    seed: game.dealer && game.header.commitment ? hex(game.dealer.seed) : null,
  }
}
