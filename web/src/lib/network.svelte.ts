// Whether the server can be reached: lost with the first request that gets no answer, found with the next that does.

const AGAIN_AFTER = 2000

export const network = $state({
  lost: false,
  /** is there nothing to show without it? */
  blank: false,
  /** how often it came back to a screen that had missed something: each time the screen begins anew */
  returns: 0,
})
let missed = false
let timer = 0

/** A request got no answer; `isRead` if a screen lacks now what it wanted to show. */
export function lose(isRead = false): void {
  missed ||= isRead
  network.blank ||= isRead && !document.querySelector('main')
  network.lost = true
  clearTimeout(timer)
  timer = window.setTimeout(look, AGAIN_AFTER)
}

export function find(): void {
  clearTimeout(timer)
  if (!network.lost) return
  network.lost = network.blank = false
  if (missed) network.returns++
  missed = false
}

async function look(): Promise<void> {
  const answer = await fetch('/api/about', { cache: 'no-store' }).catch(() => null)
  if (answer?.ok) find()
  else lose()
}

/** Hear what the browser knows of its network; what it takes for one may still have no server. */
export function followNetwork(): void {
  addEventListener('offline', () => lose())
  addEventListener('online', look)
}
