// One table, live: a socket that is opened again when it breaks, and moves that are sent until they are answered.

import { randomWord } from './api'
import { isOutdated } from './build'
import { find, lose } from './network.svelte'
import type { Refusal, TableMessage } from './protocol'

type Reply = (refusal: Refusal | null) => void
const AGAIN_AFTER = [300, 700, 1500, 3000, 5000]

export class Live {
  message = $state.raw<TableMessage | null>(null)
  connected = $state(false)
  refusal = $state.raw<Refusal | null>(null)
  failed = $state.raw<Refusal | null>(null)
  waiting = $state(0)
  /** the build of the client that the server has, if this page is another */
  newer = $state('')
  private socket: WebSocket | null = null
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- no part of the page shows it
  private pending = new Map<string, { text: string; reply: Reply }>()
  private later: { number: number; then: () => void }[] = []
  private attempts = 0
  private timer = 0
  private closed = false

  constructor(
    readonly table: string,
    private seat: number | null = null,
  ) {
    this.open()
  }

  private open(): void {
    const query = this.seat === null ? '' : `?seat=${this.seat}`
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/live${query}`)
    this.socket = socket
    socket.onmessage = (event) => this.hear(JSON.parse(event.data))
    socket.onopen = () => {
      this.connected = true
      find()
      for (const { text } of this.pending.values()) socket.send(text)
    }
    socket.onclose = () => {
      // a socket that was open may be let in again at once; one that never was has nobody on the other side
      if (!this.connected && !this.closed) lose(!this.message)
      this.connected = false
      if (this.closed || this.failed) return
      this.timer = window.setTimeout(() => this.retry(), AGAIN_AFTER[Math.min(this.attempts++, AGAIN_AFTER.length - 1)])
    }
  }

  /** Try again now, if there is no connection. */
  retry(): void {
    if (this.closed || this.failed || this.socket?.readyState !== WebSocket.CLOSED) return
    clearTimeout(this.timer)
    this.open()
  }

  private hear(message: TableMessage | (Refusal & { type: string; key: string })): void {
    if (message.type === 'table') return this.show(message as TableMessage)
    const answer = message as Refusal & { type: string; key: string; number?: number }
    if (answer.type === 'refused' && !answer.key) this.failed = answer
    const reply = this.pending.get(answer.key)?.reply
    this.pending.delete(answer.key)
    this.waiting = this.pending.size
    if (answer.type === 'refused') reply?.(answer)
    else this.whenShown(answer.number ?? 0, () => reply?.(null))
  }

  private show(message: TableMessage): void {
    this.attempts = 0
    this.message = message
    if (isOutdated(message.build)) this.newer = message.build
    const due = this.later.filter(({ number }) => number <= message.number)
    this.later = this.later.filter(({ number }) => number > message.number)
    for (const { then } of due) then()
  }

  private whenShown(number: number, then: () => void): void {
    if ((this.message?.number ?? 0) >= number) then()
    else this.later.push({ number, then })
  }

  /** Send a move; sent again if the connection breaks before the answer, yet made only once. True when it is shown. */
  play(move: string): Promise<boolean> {
    const key = randomWord()
    const text = JSON.stringify({ type: 'move', move, version: this.message?.view?.version ?? -1, key })
    this.refusal = null
    return new Promise((resolve) => {
      const reply: Reply = (refusal) => {
        this.refusal = refusal
        resolve(!refusal)
      }
      this.pending.set(key, { text, reply })
      this.waiting = this.pending.size
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text)
    })
  }

  /** Look from another of one's own seats. */
  lookFrom(seat: number): void {
    this.seat = seat
    this.message = null
    const old = this.socket
    if (old) old.onclose = null
    old?.close()
    this.open()
  }

  close(): void {
    this.closed = true
    this.socket?.close()
  }
}
