// Where we are: the address, followed when it changes.

export const route = $state({ path: location.pathname, query: location.search })

export function go(path: string): void {
  history.pushState(null, '', path)
  follow()
  scrollTo(0, 0)
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
