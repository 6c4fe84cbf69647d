// Where we are: the address, followed when it changes.

export const route = $state({ path: location.pathname, query: location.search })

/** Go to an address; `instead` of the one we are at, so that the way back leads past it. */
export function go(path: string, instead = false): void {
  if (instead) history.replaceState(null, '', path)
  else history.pushState(null, '', path)
  follow()
  scrollTo(0, 0)
}

/** Go on to an address without a way back to the one before. */
export function replace(path: string): void {
  history.replaceState(null, '', path)
  follow()
}

function follow(): void {
  route.path = location.pathname
  route.query = location.search
}

addEventListener('popstate', follow)

export function link(event: MouseEvent): void {
  const target = event.currentTarget as HTMLAnchorElement
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
  event.preventDefault()
  go(target.getAttribute('href')!)
}
