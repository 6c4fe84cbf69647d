// The service worker, served as /sw.js: keeps the page, its files and the words that were read, so that the page opens
// without a network. Games are the server's: of /api only texts are kept. A new build takes over at once, which
// breaks no open page: files have a hash in their names, and those of the build before stay.

/** Scripts and styles of this build, each with its path; vite.config.ts writes the list and its hash. */
declare const FILES_OF_BUILD: string[]
declare const HASH_OF_BUILD: string

const worker = self as unknown as ServiceWorkerGlobalScope
const FILES = FILES_OF_BUILD
const OURS = 'sagrada '
const OWN = OURS + HASH_OF_BUILD
const PAGE = worker.registration.scope
const TEXTS = ['/api/words/', '/api/cards']
/** Milliseconds that a slow network may take before what is kept is shown. */
const PATIENCE = 4000
const KEPT_BUILDS = 2

const isFile = (path: string): boolean => path.startsWith('/assets/')
const isText = (path: string): boolean => TEXTS.some((text) => path.startsWith(text))

worker.addEventListener('install', (event) => {
  event.waitUntil(keepBuild().then(() => worker.skipWaiting()))
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldBuilds().then(() => worker.clients.claim()))
})

/** A page that came before this worker tells what it has loaded. */
worker.addEventListener('message', (event) => {
  event.waitUntil(keepLoaded(event.data as string[]))
})

worker.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== location.origin) return
  if (isFile(pathname)) event.respondWith(keptFirst(event))
  else if (isText(pathname)) event.respondWith(networkFirst(event, url))
  else if (mode === 'navigate' && !pathname.startsWith('/api/')) event.respondWith(networkFirst(event, PAGE))
})

async function keepBuild(): Promise<void> {
  const own = await caches.open(OWN)
  await own.addAll([new Request(PAGE, { cache: 'reload' }), ...FILES])
}

async function forgetOldBuilds(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== OWN)
  await Promise.all(names.slice(0, 1 - KEPT_BUILDS).map((name) => caches.delete(name)))
}

async function keepLoaded(addresses: string[]): Promise<void> {
  const own = await caches.open(OWN)
  const wanted = addresses.filter((address) => {
    const { origin, pathname } = new URL(address)
    return origin === location.origin && (isText(pathname) || (isFile(pathname) && !FILES.includes(pathname)))
  })
  await Promise.allSettled(wanted.map((address) => own.add(address)))
}

async function keptFirst(event: FetchEvent): Promise<Response> {
  const kept = await caches.match(event.request.url, { ignoreVary: true })
  return kept ?? keepAnswer(event, await fetch(event.request))
}

/** What the network answers; what is kept, if the network is away, too slow, or has no server behind it. */
async function networkFirst(event: FetchEvent, address: string): Promise<Response> {
  const asked = fetch(event.request)
  const answer = await Promise.race([asked.catch(() => null), later(PATIENCE)])
  if (answer && answer.status < 500) return address === PAGE ? answer : keepAnswer(event, answer)
  const own = await caches.open(OWN)
  return (await own.match(address, { ignoreVary: true })) ?? asked
}

function keepAnswer(event: FetchEvent, answer: Response): Response {
  const copy = answer.clone()
  if (answer.ok) event.waitUntil(caches.open(OWN).then((own) => own.put(event.request.url, copy)))
  return answer
}

function later(milliseconds: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), milliseconds))
}
