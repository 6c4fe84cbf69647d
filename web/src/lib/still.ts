// A moment of a game that is over, as the message of a table that nobody sits at any more.

import type { Course, Moment, TableMessage, View } from './protocol'

/** The finished table as it was then; or one made up, for a log that was brought along. */
export function stillTable(moment: Moment, course: Course, seat: number | null, table?: TableMessage): TableMessage {
  const view = { ...moment.view, moves: [], may_undo: false, put_back: {} }
  const { standings, forecast, turns, told, at } = moment
  return {
    ...blank(view),
    ...table,
    view,
    standings,
    forecast: forecast && { ...forecast, cells: {}, tools: {} },
    turns,
    status: 'over',
    seat,
    told: told.map((phrase) => ({ number: at, phrase })),
    continued: course.continued,
    target: view.target,
    roll: null,
    honor: null,
  }
}

function blank(view: View): TableMessage {
  const places = view.seats.map(({ name }) => ({
    name,
    kind: 'person',
    bot: '',
    stand_in: '',
    present: true,
    mine: false,
  }))
  return {
    type: 'table',
    build: '',
    id: '',
    code: '',
    number: 0,
    status: 'over',
    edition: view.edition,
    options: view.options,
    dice_by_hand: false,
    continued: 0,
    hints: false,
    is_lesson: false,
    is_host: false,
    seat: null,
    places,
    commitment: '',
    rematch: '',
    told: [],
    view,
    standings: [],
    forecast: null,
    turns: [],
    verdict: null,
    target: null,
    roll: null,
    honor: null,
  }
}
