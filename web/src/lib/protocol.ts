// The server's messages. Written by tests/make_types.py from its OpenAPI description; not by hand.

export interface About {
  version: string
  rules: number
}

export interface Ack {
  number: number
  repeated: boolean
}

export interface Answer {
  done: boolean
}

export interface CardFact {
  card: string
  deck: string
}

export interface CellFact {
  cell: string
  seat: number
}

export interface Challenge {
  by: number
  target: number
}

export interface Choices {
  editions: (Record<string, string>)[]
  switches: Record<string, string[]>
  modules: string[]
  solo_modules: string[]
  bots: string[]
  opponents: Record<string, string>
  languages: string[]
}

export interface Choose {
  text: string
  pattern: string
  kind: 'choose'
}

export interface Claim {
  text: string
  pioneer: string
  kind: 'claim'
}

export interface ColorFact {
  color: string
}

export interface Course {
  lines: number
  rounds: number[]
  turns: Turn[]
  names: string[]
  continued: number
}

export interface DecisionMessage {
  line: number
  kind: string
  round: number
  turn: number
  moment: Phrase
  label: string
  loss: number
  worth: number
  kept: number
  played: Phrase
  better: Phrase | null
  played_moves: Move[]
  better_moves: Move[]
  before: string[]
  after: string[]
  better_after: string[]
}

export interface DeviceLink {
  link: Invitation
  minutes: number
}

export interface DieFact {
  die: string
}

export interface Down {
  text: string
  kind: 'down'
}

export interface Draw {
  number: number
  total: number
  low: number
  high: number
  line: string
}

export interface End {
  text: string
  kind: 'end'
}

export interface Example {
  words: string
  grid: string[]
  dice: string[]
  die: string
  cell: string
  board: string
  reason: Phrase | null
}

export interface FinishedMessage {
  id: string
  edition: string
  modules: string[]
  is_lesson: boolean
  ended: number | null
  won: boolean | null
  target: number | null
  reviewed: boolean
  players: PlayerMessage[]
}

export interface Forecast {
  sheet: Sheet
  gains: Record<string, Gain>
  cells: Record<string, Phrase>
  tools: Record<string, Phrase>
  dice: Record<string, Phrase>
  fits: Record<string, number>
}

export interface Gain {
  total: number
  lines: Record<string, number>
  closes: string[]
}

export interface GamesMessage {
  finished: FinishedMessage[]
  next: number | null
}

export interface HintMessage {
  moves: Move[]
  worth: number
  advice: Phrase
  reasons: Phrase[]
}

export interface Honor {
  open: number[]
  held: Challenge[]
  faults: Violation[]
  audit: Phrase[]
}

export interface Invitation {
  url: string
  local_only: boolean
  may_open: boolean
  qr: string
}

export interface Keep {
  text: string
  ornaments: string[]
  kind: 'keep'
}

export interface Key {
  token: string
}

export interface Linked {
  games: number
}

export interface Log {
  log: string
}

export interface LogMoment {
  log: string
  at: number
  seat?: number | null
  since?: number | null
}

export interface LogSeat {
  log: string
  seat: number
}

export interface Made {
  id: string
  code: string
  commitment: string
}

export interface Moment {
  at: number
  lines: number
  line: string
  is_chance: boolean
  told: Phrase[]
  view: View
  standings: Standing[]
  forecast: Forecast | null
  turns: number[]
}

export interface MoveDie {
  text: string
  source: string
  target: string
  kind: 'move_die'
}

export interface NetworkAddress {
  address: string
}

export interface NewTable {
  edition?: string
  seats?: number
  options?: Record<string, unknown>
  dice_by_hand?: boolean
  hints?: boolean | null
}

export interface ObjectiveMessage {
  id: string
  games: number
  points: number
  possible: number
}

export interface Order {
  move: string
  version: number
  key: string
  seat?: number | null
}

export interface Outlook {
  cards: number
  ours: number
  solo: SoloOdds[]
}

export interface PayDie {
  text: string
  die: string
  kind: 'pay_die'
}

export interface PayTokens {
  text: string
  kind: 'pay_tokens'
}

export interface Phrase {
  id: string
  facts: Record<string, string | number | number | boolean | DieFact | CellFact | CardFact | ColorFact | SeatFact | Phrase | (string | number | number | boolean | DieFact | CellFact | CardFact | ColorFact | SeatFact | Phrase)[]>
}

export interface PioneerView {
  id: string
  owner: number | null
  gone: boolean
}

export interface Place {
  text: string
  die: string
  cell: string
  kind: 'place'
}

export interface PlaceMessage {
  name: string
  kind: string
  bot: string
  stand_in: string
  present: boolean
  mine: boolean
}

export interface PlayMessage {
  games: number
  won: number
  recent: number | null
  scores: Score[]
  rivals: RivalMessage[]
  objectives: ObjectiveMessage[]
  reviews: number
  decisions: number
  best: number
  mistakes: Record<string, number>
}

export interface PlayOn {
  at: number
  seat: number
  bot: string
  name: string
  bot_name?: string
  nonce?: string
  table?: string
  log?: string
}

export interface PlayerMessage {
  name: string
  bot: string
  mine: boolean
  points: number | null
  grid: string[] | null
  window: string[]
}

export interface PrintedCard {
  kind: string
  id: string
  name: string
  text: string
  note: string
  origin: string
  ours: string
  name_marks: Record<string, string>
  set: string
  editions: string[]
  remarks: string[]
  rulings: string[]
  drawing: string[]
  numbers: Record<string, number>
  color: string
  when: string
}

export interface PrintedEdition {
  id: string
  name: string
  text: string
  origin: string
  ours: string
  facts: Record<string, string | number>
}

export interface PrintedRuling {
  id: string
  title: string
  text: string
  origin: string
  ours: string
}

export interface Refusal {
  rule: string
  facts: Record<string, unknown>
  text: string
}

export interface Remove {
  text: string
  cell: string
  kind: 'remove'
}

export interface Return {
  text: string
  kind: 'return'
}

export interface ReviewMessage {
  share: number
  before: number
  name: string
  over: boolean
  alone: boolean
  bound: number | null
  sums: Record<string, number>
  counts: Record<string, number>
  grid: string[]
  decisions: DecisionMessage[]
}

export interface RivalMessage {
  bot: string
  name: string
  games: number
  won: number
}

export interface Roll {
  dice: Slot[]
  may: boolean
  host: string
}

export interface Rulebook {
  editions: PrintedEdition[]
  sections: Section[]
  rulings: PrintedRuling[]
  cards: PrintedCard[]
}

export interface Score {
  id: string
  ended: number | null
  points: number
  won: boolean
}

export interface ScoreForm {
  modules: string[]
  colors: string
  prints: string
  publics: string[]
  privates: string[]
  boards: string[]
  pioneers: string[]
  ornaments: string[]
  publics_dealt: number
  privates_dealt: number
  pioneers_dealt: number
  most_ornaments: number
  most_favor: number
  round_track: boolean
  private_scoring: string
  options: Record<string, (boolean | string)[]>
  print_rules: string[]
}

export interface SeatBot {
  bot: string
  name?: string
}

export interface SeatFact {
  seat: number
}

export interface SeatNumber {
  seat: number
}

export interface SeatView {
  name: string
  has_chosen: boolean
  pattern: string | null
  grid: string[] | null
  level: number
  window: string[]
  exempt: string[]
  loose: string[]
  tokens: number
  private: string[] | null
  cards: string[] | null
  ornaments_kept: number | null
  ornaments: string[] | null
  kept: string[] | null
}

export interface Seated {
  seat: number
  token: string
}

export interface Secret {
  secret: string
}

export interface Section {
  id: string
  paragraphs: string[]
  order: number[]
  examples: Example[]
  rulings: string[]
}

export interface SetShade {
  text: string
  shade: number
  kind: 'set_shade'
}

export interface Sheet {
  seat: number
  total: number
  public: Record<string, number>
  private: Record<string, number>
  counted: string[]
  favor: number
  empty: number
  violations: Violation[]
  pioneers: Record<string, number>
  ornaments: Record<string, number>
}

export interface Sit {
  name: string
  nonce?: string
  seat?: number | null
}

export interface Slot {
  tell: string
  die: string
}

export interface SoloOdds {
  tools: number
  bot: string
  games: number
  rate: number
  low: number
  high: number
}

export interface Standing {
  public: Record<string, number>
  empty: number
}

export interface Stop {
  text: string
  kind: 'stop'
}

export interface SwapWithSeat {
  text: string
  seat: number
  cell: string
  kind: 'swap_with_seat'
}

export interface SwapWithTrack {
  text: string
  die: string
  kind: 'swap_with_track'
}

export interface TableId {
  id: string
}

export interface TableMessage {
  type: string
  build: string
  id: string
  code: string
  number: number
  status: string
  edition: string
  options: Record<string, unknown>
  dice_by_hand: boolean
  continued: number
  hints: boolean
  is_lesson: boolean
  is_host: boolean
  seat: number | null
  places: PlaceMessage[]
  commitment: string
  rematch: string
  told: Told[]
  view: View | null
  standings: Standing[]
  forecast: Forecast | null
  turns: number[]
  verdict: Phrase | null
  target: number | null
  roll: Roll | null
  honor: Honor | null
}

export interface Take {
  text: string
  die: string
  kind: 'take'
}

export interface Told {
  number: number
  phrase: Phrase
}

export interface ToolView {
  id: string
  tokens: number
  price: number
  gone: boolean
}

export interface TrueDice {
  label: string
  draws: Draw[]
}

export interface Turn {
  line: number
  round: number
  turn: number
  seat: number | null
  points: number[]
}

export interface UnfinishedMessage {
  id: string
  code: string
  is_lesson: boolean
  has_begun: boolean
  is_awaited: boolean
  round: number
  latest: number | null
  players: PlayerMessage[]
}

export interface Up {
  text: string
  kind: 'up'
}

export interface UseTool {
  text: string
  tool: string
  kind: 'use_tool'
}

export interface View {
  rules: number
  edition: string
  options: Record<string, unknown>
  laid_out: string[]
  seat: number | null
  version: number
  phase: string
  phase_number: number
  awaits: number[]
  round: number
  turn: number
  step: number
  start_seat: number
  skipped: number[]
  pool: string[]
  hand: string | null
  drafted: boolean
  tool_in_use: string | null
  moved: string | null
  resume: [number, number]
  bag: Record<string, number>
  track: string[][]
  tools: ToolView[]
  publics: string[]
  strife_board: string | null
  supply: number
  pioneers: PioneerView[]
  seats: SeatView[]
  moves: Move[]
  may_undo: boolean
  put_back: Record<string, string>
  log: string[]
  commitment: string
  public_seed: string
  nonces: Record<string, string>
  scores: Sheet[] | null
  ranking: number[] | null
  target: number | null
  won: boolean | null
  seed: string | null
}

export interface Violation {
  cell: string
  rule: string
  other: string
}

export interface WhyNot {
  refusal: Refusal | null
}

export type Move =
  | End
  | Return
  | Stop
  | Up
  | Down
  | SetShade
  | Take
  | Place
  | MoveDie
  | UseTool
  | PayTokens
  | PayDie
  | SwapWithTrack
  | SwapWithSeat
  | Remove
  | Choose
  | Keep
  | Claim
