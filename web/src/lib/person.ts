// What this browser remembers: the nickname, and how far each table was followed.

import { say } from './words'

/** The nickname; without one, `Player 2` where others see it, and `Guest` where nobody does. */
export function myName(number?: number): string {
  return localStorage.getItem('name') || (number ? say('play-player', { number }) : say('play-guest'))
}

export function rememberName(name: string): void {
  if (name.trim()) localStorage.setItem('name', name.trim())
}

export function lastSeen(table: string): number {
  return Number(localStorage.getItem(`seen ${table}`) ?? 0)
}

export function rememberSeen(table: string, number: number): void {
  localStorage.setItem(`seen ${table}`, String(number))
}
