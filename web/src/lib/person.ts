// What this browser remembers: the nickname, and how far each table was followed.

import { say } from './words'

export function myName(): string {
  return localStorage.getItem('name') || say('play-you')
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
