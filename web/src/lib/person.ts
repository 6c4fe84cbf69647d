// What this browser remembers: the nickname, and how far each table was followed.

import { say } from './words'

const A_WHILE = 10 * 60_000

/** The nickname; without one, `Player 2` where others see it, and `Guest` where nobody does. */
export function myName(number?: number): string {
  return localStorage.getItem('name') || (number ? say('play-player', { number }) : say('play-guest'))
}

export function rememberName(name: string): void {
  if (name.trim()) localStorage.setItem('name', name.trim())
}

/** The event this browser saw last at a table (0: none), and whether that was a while ago. */
export function lastSeen(table: string): { number: number; wasAway: boolean } {
  const [number, time] = (localStorage.getItem(`seen ${table}`) ?? '0 0').split(' ').map(Number)
  return { number: number ?? 0, wasAway: Date.now() - (time ?? 0) > A_WHILE }
}

export function rememberSeen(table: string, number: number): void {
  localStorage.setItem(`seen ${table}`, `${number} ${Date.now()}`)
}
