// What the WebAssembly module holds. Written by tests/make_layout.py from the rules; not by hand.

export const STATE_BYTES = 972

export const EDITIONS = ['classic', 'classic-ru', 'classic-it', 'revised'] as const
export const BOTS = ['greedy', 'artisan', 'master', 'grandmaster'] as const

/** bytes of a number, place in the state, lengths of the array */
export const FIELDS = {
  seats: [1, 0, []],
  honor: [1, 1, []],
  open_setup: [1, 2, []],
  pay: [1, 3, []],
  best_of: [1, 4, []],
  may_return: [1, 5, []],
  points_per_die: [1, 6, []],
  first_turn_tie: [1, 7, []],
  uses_tokens: [1, 8, []],
  empty_penalty: [1, 9, []],
  tools_dealt: [1, 10, []],
  publics_dealt: [1, 11, []],
  privates_dealt: [1, 12, []],
  preset: [4, 16, []],
  strife: [1, 20, []],
  pioneers: [1, 21, []],
  ornaments: [1, 22, []],
  asks_claims: [1, 23, []],
  gray_ornaments: [1, 24, []],
  ornaments_break_ties: [1, 25, []],
  diagonal_pairs: [1, 26, []],
  phase: [1, 27, []],
  seat: [1, 28, []],
  step: [1, 29, []],
  private_deck: [4, 32, []],
  card_deck: [4, 36, []],
  tool_deck: [4, 40, []],
  public_deck: [4, 44, []],
  strife_tool_deck: [4, 48, []],
  strife_public_deck: [4, 52, []],
  board_deck: [4, 56, []],
  pioneer_deck: [4, 60, []],
  ornament_deck: [4, 64, []],
  private: [1, 68, [6, 2]],
  card: [1, 80, [6, 2]],
  pattern: [1, 92, [6]],
  tool: [1, 98, [5]],
  public: [1, 103, [3]],
  board: [1, 106, []],
  pioneer: [1, 107, [3]],
  claimed: [1, 110, [3]],
  ornament: [1, 113, [6, 2]],
  kept: [1, 125, [6]],
  tool_tokens: [1, 131, [5]],
  tools_gone: [1, 136, []],
  tokens: [1, 137, [6]],
  first: [1, 143, []],
  round: [1, 144, []],
  turn: [1, 145, []],
  skipped: [1, 146, []],
  hand: [1, 147, []],
  drafted: [1, 148, []],
  used: [1, 149, []],
  moved: [1, 150, []],
  bag: [1, 151, [6]],
  supply: [1, 157, []],
  pool_size: [1, 158, []],
  pool: [1, 159, [13]],
  track_size: [1, 172, [10]],
  track: [1, 182, [10, 13]],
  level: [1, 312, [6]],
  takes_color: [4, 320, [6, 6]],
  takes_shade: [4, 464, [6, 6]],
  color: [4, 608, [6, 6]],
  shade: [4, 752, [6, 6]],
  occupied: [4, 896, [6]],
  exempt: [4, 920, [6]],
  loose: [4, 944, [6]],
  held_phase: [1, 968, []],
  held_seat: [1, 969, []],
} as const

export const NUMBERS = {
  CARDS_MAX: 32,
  TOOLS_MAX: 24,
  DEAL_PRIVATE: 0,
  DEAL_ORNAMENT: 1,
  DEAL_CARD: 2,
  DEAL_TOOL: 3,
  DEAL_PUBLIC: 4,
  DEAL_BOARD: 5,
  DEAL_PIONEER: 6,
  DEAL_FIRST: 7,
  DRAW_DIE: 8,
  ROLL_SUPPLY: 9,
  ROLL_HAND: 10,
  ROLL_POOL: 11,
  DRAW_COLOR: 12,
  CHOOSE_PATTERN: 13,
  KEEP_ORNAMENTS: 14,
  TURN: 15,
  HAND: 16,
  PAYMENT: 17,
  CHANGE_BY_ONE: 18,
  SWAP_WITH_TRACK: 19,
  SWAP_WITH_SEAT: 20,
  SET_SHADE: 21,
  MOVE_DIE: 22,
  TAKE_EXTRA: 23,
  CLAIM_PIONEER: 24,
  REMOVE_DIE: 25,
  OVER: 26,
  PAY_TOKENS_ONLY: 0,
  PAY_DIE_ONLY: 1,
  PAY_EITHER: 2,
  BEST_OF_ALL: 0,
  BEST_OF_PRIVATE: 1,
  BEST_OF_PUBLIC: 2,
  NO_DIE: -1,
  NO_CELL: -1,
  NO_TOOL: 24,
  SPECTATOR: -1,
  NO_PRIVATE: 15,
  NO_CARD: 31,
  NO_ORNAMENT: 15,
  ROUNDS: 10,
  GRAY: 5,
  ON_THE_TABLE: 0,
  OUT_OF_THE_GAME: 7,
  CELLS_MAX: 20,
  SEATS_MAX: 6,
  KINDS_MAX: 8,
  DICE_MAX: 48,
  END: 0,
  RETURN: 1,
  STOP: 2,
  UP: 3,
  DOWN: 4,
  PAY_TOKENS: 5,
  CHOOSE: 6,
  KEEP: 10,
  CLAIM: 14,
  SHADE: 18,
  USE: 24,
  TAKE: 48,
  PAY: 96,
  SWAP: 144,
  PLACE: 192,
  REMOVE: 212,
  SWAP_SEAT: 232,
  MOVE: 352,
  DECISIONS: 752,
  DRAW: 752,
  ROLL: 800,
  COLOR: 806,
  DEAL: 814,
  FIRST: 846,
  ACTIONS: 852,
} as const

/** The lines of a score sheet, and how many numbers tell one. */
export const LINES = ['public', 'private', 'pioneer', 'ornament', 'favor', 'empty'] as const
export const LINE_NUMBERS = 4

export type FactKind = 'die' | 'cell' | 'seat' | 'tool' | 'board' | 'pioneer' | 'color' | 'phase' | 'number'

/** The rules that refuse actions, by number: name and kind of each fact, in order. */
export const RULES: { id: string; facts: Record<string, FactKind> }[] = [
  { id: '', facts: {} },
  { id: 'tool_not_on_table', facts: { tool: 'tool' } },
  { id: 'tool_left_the_game', facts: { tool: 'tool' } },
  { id: 'one_tool_a_turn', facts: { tool: 'tool' } },
  { id: 'tool_needs_die_in_hand', facts: { tool: 'tool' } },
  { id: 'tool_needs_empty_hand', facts: { tool: 'tool' } },
  { id: 'first_turn_only', facts: { tool: 'tool' } },
  { id: 'second_turn_only', facts: { tool: 'tool' } },
  { id: 'after_placing_only', facts: { tool: 'tool' } },
  { id: 'before_taking_only', facts: { tool: 'tool' } },
  { id: 'before_round_seven', facts: { tool: 'tool' } },
  { id: 'track_is_empty', facts: { tool: 'tool' } },
  { id: 'window_is_empty', facts: { tool: 'tool' } },
  { id: 'tool_cant_be_finished', facts: { tool: 'tool' } },
  { id: 'too_few_tokens', facts: { tool: 'tool', price: 'number', tokens: 'number', color: 'color' } },
  { id: 'no_die_to_pay', facts: { tool: 'tool', price: 'number', tokens: 'number', color: 'color' } },
  { id: 'needs_gray_die', facts: { tool: 'tool' } },
  { id: 'needs_colored_die', facts: { tool: 'tool' } },
  { id: 'no_gray_on_track', facts: { tool: 'tool' } },
  { id: 'no_gray_in_window', facts: { tool: 'tool' } },
  { id: 'game_over', facts: {} },
  { id: 'chance_differs', facts: { awaited: 'phase' } },
  { id: 'not_asked', facts: { awaited: 'phase' } },
  { id: 'die_in_hand', facts: { hand: 'die' } },
  { id: 'no_die_in_hand', facts: {} },
  { id: 'one_die_a_turn', facts: {} },
  { id: 'not_in_pool', facts: { die: 'die' } },
  { id: 'window_is_full', facts: { die: 'die' } },
  { id: 'cant_be_placed', facts: { die: 'die' } },
  { id: 'place_first', facts: { hand: 'die' } },
  { id: 'cant_return', facts: { hand: 'die' } },
  { id: 'free', facts: { cell: 'cell', other: 'die' } },
  { id: 'cell_color', facts: { cell: 'cell', wanted: 'color', die: 'die' } },
  { id: 'cell_shade', facts: { cell: 'cell', wanted: 'number', die: 'die' } },
  { id: 'gray_on_color_cell', facts: { cell: 'cell', die: 'die' } },
  { id: 'equal_color', facts: { cell: 'cell', with: 'cell', die: 'die', other: 'die' } },
  { id: 'equal_shade', facts: { cell: 'cell', with: 'cell', die: 'die', other: 'die' } },
  { id: 'touch', facts: { cell: 'cell' } },
  { id: 'border', facts: { cell: 'cell' } },
  { id: 'touches_a_die', facts: { cell: 'cell' } },
  { id: 'strife', facts: { cell: 'cell', die: 'die', board: 'board' } },
  { id: 'no_mover', facts: {} },
  { id: 'no_die_there', facts: { cell: 'cell' } },
  { id: 'moved_already', facts: { cell: 'cell' } },
  { id: 'wrong_color_to_move', facts: { die: 'die' } },
  { id: 'second_move_needed', facts: {} },
  { id: 'gray_and_colored', facts: {} },
  { id: 'exchange_alone', facts: { cell: 'cell' } },
  { id: 'exchange_fits_not', facts: { cell: 'cell', target: 'cell' } },
  { id: 'no_such_shade', facts: { hand: 'die' } },
  { id: 'pumice_reach', facts: { hand: 'die' } },
  { id: 'pioneer_not_met', facts: { pioneer: 'pioneer' } },
  { id: 'fetches_gray_only', facts: { die: 'die' } },
  { id: 'not_on_track', facts: { die: 'die' } },
  { id: 'own_window', facts: { seat: 'seat', cell: 'cell' } },
  { id: 'no_die_there', facts: { seat: 'seat', cell: 'cell' } },
  { id: 'nothing_in_common', facts: { seat: 'seat', cell: 'cell', other: 'die', hand: 'die' } },
  { id: 'golden_rule_there', facts: { seat: 'seat', cell: 'cell', hand: 'die' } },
  { id: 'strife_there', facts: { seat: 'seat', cell: 'cell', hand: 'die' } },
  { id: 'pay_with_a_die', facts: { tool: 'tool' } },
  { id: 'wrong_color_to_pay', facts: { tool: 'tool', color: 'color' } },
]

/** Questions of the rules; an argument out of range is refused with a RangeError. */
export interface Questions {
  strife_cells(seat: number, die: number, lifted: number, other: number, shift: number): number
  strife_faults(seat: number): number
  free_cells(seat: number): number
  touch_cells(seat: number): number
  color_cells(seat: number, die: number): number
  shade_cells(seat: number, die: number): number
  printed_cells(seat: number, die: number): number
  beside_equal(seat: number, die: number): number
  open_cells(seat: number): number
  suiting_cells(seat: number, die: number): number
  legal_cells(seat: number, die: number): number
  target_cells(seat: number, die: number): number
  lonely_cells(seat: number, die: number): number
  is_alone(seat: number, cell: number): boolean
  die_at(seat: number, cell: number): number
  misprinted(seat: number): number
  clashing(seat: number): number
  in_order(seat: number): boolean
  empty_cells(seat: number): number
  awaits_chance(): boolean
  deck(): number
  outcome_weight(outcome: number): number
  pool_target(): number
  start_seat(): number
  seat_in_turn(): number
  is_second_turn(): boolean
  tool_in_use(): number
  challenge(seat: number): boolean
  price(slot: number): number
  fitting_cells(seat: number, die: number, tool: number): number
  move_targets(seat: number, cell: number, tool: number, other: number, shift: number): number
  colors_on_track(): number
  movable_dice(seat: number, tool: number): number
  slot_of(tool: number): number
  tool_refusal(tool: number): number
  may_take(die: number): boolean
  pioneer_met(seat: number, card: number): boolean
  claimable(seat: number): number
  pioneer_total(seat: number): number
  ornament_met(seat: number, card: number): boolean
  ornament_points(seat: number, card: number): number
  ornament_total(seat: number): number
  gray_shades(seat: number): number
  measure(seat: number, card: number): number
  rivalry_points(seat: number, card: number): number
  public_points(seat: number, card: number): number
  private_points(seat: number, card: number): number
  public_total(seat: number): number
  private_total(seat: number): number
  score(seat: number): number
  solo_target(): number
  last_word(seat: number): number
  tie_points(seat: number): number
  stands_before(a: number, b: number): boolean
  winner(): number
  solo_won(): boolean
  dice_in_bag(): number
  privates_are_open(): boolean
  kept_are_open(): boolean
  explain(action: number): number[]
  explain_cell(seat: number, die: number, cell: number): number[]
  sheet_lines(seat: number): number[]
  violations(seat: number): number[]
  decider(a: number, b: number): number
  foresee(seat: number, action: number): number[]
  chooses_in_secret(): boolean
  is_setting_up(): boolean
  cards_dealt(stage: number): number
  secret_owner(): number
  stage_is_open(stage: number): boolean
  finished_rounds(): number
  asks_for_die(): boolean
  is_at_rest(): boolean
  undo_refusal(last: number): number
  turns_from_now(): number[]
  awaited_dice(): number[]
}

export const QUESTIONS: Record<keyof Questions, 'number' | 'boolean' | 'number[]'> = {
  strife_cells: 'number',
  strife_faults: 'number',
  free_cells: 'number',
  touch_cells: 'number',
  color_cells: 'number',
  shade_cells: 'number',
  printed_cells: 'number',
  beside_equal: 'number',
  open_cells: 'number',
  suiting_cells: 'number',
  legal_cells: 'number',
  target_cells: 'number',
  lonely_cells: 'number',
  is_alone: 'boolean',
  die_at: 'number',
  misprinted: 'number',
  clashing: 'number',
  in_order: 'boolean',
  empty_cells: 'number',
  awaits_chance: 'boolean',
  deck: 'number',
  outcome_weight: 'number',
  pool_target: 'number',
  start_seat: 'number',
  seat_in_turn: 'number',
  is_second_turn: 'boolean',
  tool_in_use: 'number',
  challenge: 'boolean',
  price: 'number',
  fitting_cells: 'number',
  move_targets: 'number',
  colors_on_track: 'number',
  movable_dice: 'number',
  slot_of: 'number',
  tool_refusal: 'number',
  may_take: 'boolean',
  pioneer_met: 'boolean',
  claimable: 'number',
  pioneer_total: 'number',
  ornament_met: 'boolean',
  ornament_points: 'number',
  ornament_total: 'number',
  gray_shades: 'number',
  measure: 'number',
  rivalry_points: 'number',
  public_points: 'number',
  private_points: 'number',
  public_total: 'number',
  private_total: 'number',
  score: 'number',
  solo_target: 'number',
  last_word: 'number',
  tie_points: 'number',
  stands_before: 'boolean',
  winner: 'number',
  solo_won: 'boolean',
  dice_in_bag: 'number',
  privates_are_open: 'boolean',
  kept_are_open: 'boolean',
  explain: 'number[]',
  explain_cell: 'number[]',
  sheet_lines: 'number[]',
  violations: 'number[]',
  decider: 'number',
  foresee: 'number[]',
  chooses_in_secret: 'boolean',
  is_setting_up: 'boolean',
  cards_dealt: 'number',
  secret_owner: 'number',
  stage_is_open: 'boolean',
  finished_rounds: 'number',
  asks_for_die: 'boolean',
  is_at_rest: 'boolean',
  undo_refusal: 'number',
  turns_from_now: 'number[]',
  awaited_dice: 'number[]',
}
