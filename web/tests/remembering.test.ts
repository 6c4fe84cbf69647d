// What this browser remembers and tells: opponents, dates, the turn in the tab, the end of a turn, its own build.

import { beforeEach, describe, expect, it } from 'vitest'
import { isOutdated } from '../src/lib/build'
import { plot } from '../src/lib/chart'
import { dayWords } from '../src/lib/dates'
import { onlyEnd } from '../src/lib/ending'
import { markIcon, turnOf } from '../src/lib/notices'
import { rememberedFace, rememberFace } from '../src/lib/opponent'
import type { TableMessage, View } from '../src/lib/protocol'
import { speak, stubStorage } from './catalog'

const NOW = new Date(2026, 10, 18, 9).getTime()
const seconds = (day: number, year = 2026): number => new Date(year, 10, day, 23).getTime() / 1000

beforeEach(async () => {
  stubStorage()
  await speak('en')
})

describe('an opponent', () => {
  it('is remembered, and only if there is such a face', () => {
    expect(rememberedFace()).toBeNull()
    rememberFace('strong')
    expect(rememberedFace()).toBe('strong')
    localStorage.setItem('opponent', 'godlike')
    expect(rememberedFace()).toBeNull()
  })
})

describe('a date', () => {
  it('is told as people say it', () => {
    expect(dayWords(NOW / 1000, NOW, 'en')).toBe('today')
    expect(dayWords(seconds(17), NOW, 'en')).toBe('yesterday')
    expect(dayWords(seconds(2), NOW, 'en')).toBe('Nov 2')
    expect(dayWords(seconds(2, 2025), NOW, 'en')).toBe('Nov 2, 2025')
    expect(dayWords(null, NOW, 'en')).toBe('')
  })
})

function table(awaits: number[], mine: number[], status = 'playing'): TableMessage {
  const places = ['Ada', 'Ben'].map((name, seat) => ({ name, mine: mine.includes(seat) }))
  return { status, places, view: { awaits } } as unknown as TableMessage
}

describe('the tab', () => {
  it('tells whose turn it is, by name where several share a screen', () => {
    expect(turnOf(table([0], [0]))).toEqual({ mine: true, title: '● Your turn · Sagrada' })
    expect(turnOf(table([1], [0]))).toEqual({ mine: false, title: 'Ben … · Sagrada' })
    expect(turnOf(table([1], [0, 1]))).toEqual({ mine: true, title: '● Ben · Sagrada' })
    expect(turnOf(table([], [0]))).toEqual({ mine: false, title: '' })
    expect(turnOf(table([0], [0], 'over'))).toBeNull()
  })

  it('wears one dot and loses it again', () => {
    const icon = 'data:image/svg+xml,%3Csvg%3E%3C/svg%3E'
    const marked = markIcon(markIcon(icon, true), true)
    expect(marked.match(/circle/g)).toHaveLength(1)
    expect(markIcon(marked, false)).toBe(icon)
  })
})

function view(...kinds: string[]): View {
  return { moves: kinds.map((kind) => ({ kind, text: kind })), hand: null, put_back: {} } as unknown as View
}

describe('a turn', () => {
  it('ends by itself only if nothing else can be done', () => {
    expect(onlyEnd(view('end'))).toBe('end')
    expect(onlyEnd(view('end', 'use_tool'))).toBeNull()
    expect(onlyEnd(view('take'))).toBeNull()
    expect(onlyEnd(view())).toBeNull()
    expect(onlyEnd({ ...view('end'), hand: 'R5' })).toBeNull()
    expect(onlyEnd({ ...view('end'), put_back: { lathekin: 'undo' } })).toBeNull()
  })
})

describe('a page', () => {
  it('is out of date where the server has another build', () => {
    expect(isOutdated('index-b.js', 'index-a.js')).toBe(true)
    expect(isOutdated('index-a.js', 'index-a.js')).toBe(false)
    expect(isOutdated('', 'index-a.js')).toBe(false)
    expect(isOutdated('index-b.js', '')).toBe(false)
  })
})

describe('a chart', () => {
  it('has a place for every game, also for equal ones, and the mean of eight', () => {
    expect(plot([40], 100, 50).dots).toEqual([{ x: 50, y: 50 }])
    const drawn = plot([20, 60, 40], 100, 40)
    expect(drawn.dots).toEqual([
      { x: 0, y: 40 },
      { x: 50, y: 0 },
      { x: 100, y: 20 },
    ])
    expect(drawn.mean).toBe('M0 40L50 20L100 20')
    expect(drawn.grid.map((line) => line.points)).toEqual([20, 40, 60])
  })
})
