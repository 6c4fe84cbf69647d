// The options of one table: an edition's preset, changed by hand where someone asked.

import * as facts from './cardfacts'
import { Refused } from './refused'

export interface Options extends Record<string, unknown> {
  edition: string
  seats: number
  bag: number
  honor: boolean
  tie_break: string
  pay: string
  tools: number
  publics: number
  privates: number
  ornaments_break_ties: boolean
  modules: string[]
}

type Row = Record<string, unknown>

/** Every option as the edition has it with this number of seats and these modules. */
function usual(edition: string, seats: number, modules: string[], lessLuck = false): Row {
  const row = facts.PRESETS[`${edition} ${seats}`]
  if (!row) throw new Refused('unknown_edition', { edition, known: editions() })
  const changed = modules.includes('strife') ? `strife ${seats}` : lessLuck ? `${edition} ${seats} less_luck` : ''
  return { ...facts.PRESETS['']!, ...row, ...(changed ? facts.PRESETS[changed] : {}), modules: [] }
}

const editions = (): string[] =>
  [...new Set(Object.keys(facts.PRESETS).flatMap((key) => /^(\S+) 2$/.exec(key)?.[1] ?? []))].filter(
    (name) => name !== 'strife',
  )

/** The modules in their usual order, from a list or a text with commas or spaces. */
export function readModules(given: unknown): string[] {
  const names = typeof given === 'string' ? given.split(/[\s,]+/u).filter(Boolean) : given
  const known = [...facts.MODULES, 'glory']
  if (!Array.isArray(names)) throw new Refused('option_value', { option: 'modules', value: given, allowed: known })
  for (const module of names) if (!known.includes(module)) throw new Refused('unknown_module', { module, known })
  return facts.MODULES.filter((module) => names.includes(module) || names.includes('glory'))
}

/** The options of a table of this edition; refused for unknown ones. */
export function resolve(edition: string, seats: number, { less_luck, modules = [], ...byHand }: Row = {}): Options {
  for (const [option, value] of Object.entries(byHand)) checkOption(option, value)
  const chosen = readModules(modules)
  const row = { ...usual(edition, seats, chosen, less_luck === true), ...byHand, edition, seats, modules: chosen }
  return Object.fromEntries(facts.OPTION_NAMES.map((name) => [name, (row as Row)[name]])) as Options
}

function checkOption(option: string, value: unknown): void {
  if (option === 'bag' && Number.isInteger(value)) return
  const allowed = facts.OPTION_VALUES[option]
  if (!allowed && option !== 'bag') {
    const known = ['bag', 'less_luck', 'modules', ...Object.keys(facts.OPTION_VALUES)]
    throw new Refused('unknown_option', { option, known })
  }
  if (!allowed?.includes(value)) throw new Refused('option_value', { option, value, allowed: allowed ?? [] })
}

/** What differs from the edition's own row for that number of seats and modules; `resolve` takes it back. */
export function describe(options: Options): Row {
  const row = usual(options.edition, options.seats, options.modules)
  const differs = ([name, value]: [string, unknown]) => JSON.stringify(options[name]) !== JSON.stringify(value)
  return Object.fromEntries(
    Object.entries(row)
      .filter(differs)
      .map(([name]) => [name, options[name]]),
  )
}
