// Where a replay or a review comes from: a finished table, or a log that this browser brings and no server keeps.

import { get, post } from './api'
import type { Course, LogMoment, LogSeat, Made, Moment, PlayOn, ReviewMessage } from './protocol'

export interface Source {
  course(): Promise<Course>
  /** how the game stood after a line; and what was done since another, or by this one */
  moment(at: number, seat: number | null, since?: number): Promise<Moment>
  playOn(wanted: Omit<PlayOn, 'table' | 'log'>): Promise<Made>
  /** the review of a seat, or how far it has come: to be asked for until it is done */
  review(seat: number): Promise<ReviewMessage>
  /** the same, but only if somebody has asked for it before */
  knownReview(seat: number): Promise<ReviewMessage>
  /** a review that is done, as SVG */
  reviewPicture(seat: number, theme: string): Promise<string>
  /** the address of a moment */
  address(at: number, seat: number | null): string
  reviewAddress(seat: number): string
  /** the address of a decision of a review, by its line */
  lookAddress(seat: number, line: number): string
}

const KEPT = 'replay log'
export const LARGEST_LOG = 60_000

export function ofTable(table: string): Source {
  const query = (facts: Record<string, number | null | undefined>): string => {
    const told = Object.entries(facts).filter(([, value]) => value !== null && value !== undefined)
    return told.length ? `?${told.map(([name, value]) => `${name}=${value}`).join('&')}` : ''
  }
  return {
    course: () => get(`/tables/${table}/course`),
    moment: (at, seat, since) => get(`/tables/${table}/moments/${at}${query({ seat, since })}`),
    playOn: (wanted) => post('/replays/tables', { ...wanted, table } satisfies PlayOn),
    review: (seat) => get(`/tables/${table}/review?seat=${seat}`),
    knownReview: (seat) => get(`/tables/${table}/review?seat=${seat}&begin=false`),
    reviewPicture: (seat, theme) => get(`/tables/${table}/review/picture?seat=${seat}&theme=${theme}`),
    address: (at, seat) => `/t/${table}?at=${at}${seat === null ? '' : `&from=${seat}`}`,
    reviewAddress: (seat) => `/t/${table}?review=${seat}`,
    lookAddress: (seat, line) => `/t/${table}?review=${seat}&look=${line}`,
  }
}

export function ofLog(log: string): Source {
  return {
    course: () => post('/replays', { log }),
    moment: (at, seat, since) =>
      post('/replays/moment', { log, at, seat, ...(since === undefined ? {} : { since }) } satisfies LogMoment),
    playOn: (wanted) => post('/replays/tables', { ...wanted, log } satisfies PlayOn),
    review: (seat) => post('/replays/review', { log, seat } satisfies LogSeat),
    knownReview: (seat) => post('/replays/review?begin=false', { log, seat } satisfies LogSeat),
    reviewPicture: (seat, theme) => post(`/replays/review/picture?theme=${theme}`, { log, seat } satisfies LogSeat),
    address: (at, seat) => `/replay?at=${at}${seat === null ? '' : `&from=${seat}`}`,
    reviewAddress: (seat) => `/replay?review=${seat}`,
    lookAddress: (seat, line) => `/replay?review=${seat}&look=${line}`,
  }
}

/** The log that was opened last, as long as this tab is open. */
export function keptLog(): string {
  return sessionStorage.getItem(KEPT) ?? ''
}

export function keepLog(log: string): void {
  sessionStorage.setItem(KEPT, log)
}
