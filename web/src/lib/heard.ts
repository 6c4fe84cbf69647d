// Which sounds go with a new view: at most one of each, at the moment its die arrives.

import type { Flight } from './flights'
import { kindOf, seatOf, type Journey } from './journeys'
import type { Turn } from './lastmoves'
import type { View } from './protocol'
import type { Sound } from './sound'

export interface Heard {
  sound: Sound
  /** milliseconds until it is heard */
  wait: number
  /** the place it comes from */
  place: string
}

type Tooled = Pick<View, 'tools' | 'tool_in_use'>

/** The sounds of journeys; `flights` tell when they arrive, if anything moves. */
export function soundsOf(journeys: Journey[], flights: Flight[], me: number | null): Heard[] {
  const heard = journeys.flatMap((journey): Heard[] => {
    const sound = soundOf(journey, me)
    return sound ? [{ sound, wait: waitOf(journey, flights), place: journey.to }] : []
  })
  return heard.filter(({ sound }, i) => heard.findIndex((other) => other.sound === sound) === i)
}

function soundOf(journey: Journey, me: number | null): Sound | null {
  const kind = kindOf(journey)
  const isMine = me !== null && (seatOf(journey.to) ?? seatOf(journey.from)) === me
  if (['roll', 'reroll', 'flip'].includes(kind)) return 'roll'
  if (kind === 'take') return isMine ? 'take' : null
  if (['place', 'slide', 'swap'].includes(kind)) return isMine ? 'place' : 'other'
  return null
}

const ON_ARRIVAL = ['place', 'slide', 'swap']

function waitOf(journey: Journey, flights: Flight[]): number {
  const flight = flights.find((other) => other.journey.to === journey.to)
  if (!flight) return 0
  return ON_ARRIVAL.includes(flight.kind) ? flight.delay + flight.time * 0.85 : flight.delay
}

/** Was a tool taken up, or paid for? */
export function usesTool(before: Tooled, after: Tooled): boolean {
  if (after.tool_in_use) return after.tool_in_use !== before.tool_in_use
  return !before.tool_in_use && after.tools.some((tool, i) => tool.tokens > (before.tools[i]?.tokens ?? 0))
}

/** Has my turn come? Nobody is told who plays alone. */
export function becomesMine([before, after]: [Turn, Turn], me: number | null, seats: number): boolean {
  return me !== null && seats > 1 && after.seat === me && before.seat !== me
}
