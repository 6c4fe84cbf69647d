// Whose turn it is, told outside of the page: in the title and the icon of the tab, and by a notification if allowed.

import type { TableMessage } from './protocol'
import { say } from './words'

export type NotifyState = 'none' | 'ask' | 'on' | 'refused'
const DOT = "%3Ccircle cx='30' cy='10' r='8' fill='%23f3b72f' stroke='%23222' stroke-width='2'/%3E"

/** May this page send notifications? Plain http has none at all. */
export function notifyState(): NotifyState {
  if (typeof Notification === 'undefined' || !isSecureContext) return 'none'
  if (Notification.permission === 'granted') return 'on'
  return Notification.permission === 'denied' ? 'refused' : 'ask'
}

/** Ask for notifications; only ever because somebody has pressed a button. */
export async function askToNotify(): Promise<NotifyState> {
  await Notification.requestPermission().catch(() => {})
  return notifyState()
}

export interface Turn {
  /** is somebody at this screen awaited? */
  mine: boolean
  title: string
}

/** What the tab is called while a game goes on; several people at one screen are called by name. */
export function turnOf(message: TableMessage): Turn | null {
  const view = message.view
  if (message.status !== 'playing' || !view) return null
  const own = message.places.flatMap((place, seat) => (place.mine ? [seat] : []))
  const awaited = view.awaits.find((seat) => own.includes(seat))
  const name = (seat: number): string => message.places[seat]!.name
  if (awaited !== undefined)
    return { mine: true, title: own.length > 1 ? say('notice-turn-of', { name: name(awaited) }) : say('notice-turn') }
  const other = view.awaits[0]
  return { mine: false, title: other === undefined ? '' : say('notice-playing', { name: name(other) }) }
}

/** Call the tab by this name, with a dot on its icon when somebody here is awaited. */
export function showTurn(turn: Turn | null): void {
  document.title = turn?.title || say('heading-setup')
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  if (icon) icon.href = markIcon(icon.href, turn?.mine ?? false)
}

/** The drawing of an icon with a dot, or without. */
export function markIcon(drawing: string, marked: boolean): string {
  const plain = drawing.replace(DOT, '')
  return marked ? plain.replace('%3C/svg%3E', `${DOT}%3C/svg%3E`) : plain
}

/** A notification, if it is allowed and nobody looks; a click leads back to the table. */
export function notifyTurn(message: TableMessage, title: string): void {
  if (!document.hidden || notifyState() !== 'on') return
  const others = message.places.filter((place) => !place.mine).map((place) => place.name)
  const body = say('notice-body', { others: others.length, names: others })
  try {
    const notice = new Notification(title, { body, tag: message.id })
    notice.onclick = () => {
      window.focus()
      notice.close()
    }
  } catch {
    // phones send notifications through the service worker only
    void navigator.serviceWorker?.ready.then((worker) => worker.showNotification(title, { body, tag: message.id }))
  }
}
