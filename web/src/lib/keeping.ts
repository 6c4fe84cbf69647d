// The page kept for times without a network, by a service worker. Plain http has none: there the page needs its server.

/** Milliseconds after the page is there: until then the network is the page's own. */
const A_WHILE = 4000

export function keepPage(): void {
  if (!import.meta.env.PROD || !isSecureContext || !('serviceWorker' in navigator)) return
  navigator.serviceWorker.addEventListener('controllerchange', tellLoaded)
  setTimeout(() => void navigator.serviceWorker.register('/sw.js').catch(() => {}), A_WHILE)
}

/** A new worker has not seen what this page loaded before. */
function tellLoaded(): void {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  navigator.serviceWorker.controller?.postMessage(loaded)
}
