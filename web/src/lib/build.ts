// Which build of the client this page is, and how it becomes the server's own when that is another.

import { lose } from './network.svelte'

const ASKED = 'reloaded for'

/** The name of the script that this page has loaded first; empty while developing. */
export function ownBuild(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src*="/assets/"]')
  return script?.src.split('/').at(-1) ?? ''
}

export function isOutdated(build: string, own = ownBuild()): boolean {
  return Boolean(build && own && build !== own)
}

/** Load the page again, once for each build: where that did not help, somebody has to press the button. */
export function reloadFor(build: string): boolean {
  if (sessionStorage.getItem(ASKED) === build) return false
  sessionStorage.setItem(ASKED, build)
  location.reload()
  return true
}

/** A part of the page that can't be loaded: a newer server has it no longer, or there is no network. */
export function followParts(): void {
  addEventListener('vite:preloadError', async () => {
    const answer = await fetch('/api/about', { cache: 'no-store' }).catch(() => null)
    if (answer?.ok) reloadFor(`a part of ${ownBuild()}`)
    else lose(true)
  })
}
