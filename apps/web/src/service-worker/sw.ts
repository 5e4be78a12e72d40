// Opens the application without a network. It only caches files of the build, and no responses of the API or
// pages by address, so its cache contains no personal data. It also shows push messages while no page is
// open.
import { openPushed, type PushScope, type ShownOptions, showPush } from './push.ts'
import { refreshAddress, renewalOf } from './renewal.ts'
import { strategyFor } from './strategy.ts'

declare const self: ServiceWorkerGlobalScope
/** Filled in by the build: vite/serviceWorker.ts. */
declare const __SHELL__: { version: string; page: string; files: string[] }

const prefix = 'campanile-'
const { version, page, files } = __SHELL__
const cacheName = prefix + version
const shell = new Set(files)
/** Files are the same for everybody, regardless of the request's headers. */
const anyHeaders = { ignoreVary: true }

/** Hashed files can come from the browser's own cache; the others are revalidated. */
const fresh = (file: string) =>
  new Request(file, { cache: file.startsWith('/assets/') ? 'default' : 'reload' })

async function keepShell() {
  const cache = await caches.open(cacheName)
  await cache.addAll(files.map(fresh))
  // Another language was selected: its page should open offline at once. A new version of the same worker waits.
  const { active } = self.registration
  if (active && active.scriptURL !== self.location.href) await self.skipWaiting()
}

/** Runs when no page of an older build is open, so no page misses the deleted files. */
async function dropOlder() {
  const names = await caches.keys()
  const older = names.filter((name) => name.startsWith(prefix) && name !== cacheName)
  await Promise.all(older.map((name) => caches.delete(name)))
  await self.clients.claim()
}

async function kept(file: Request | string): Promise<Response | undefined> {
  const cache = await caches.open(cacheName)
  return cache.match(file, anyHeaders)
}

const networkFirst = async (request: Request, otherwise: Request | string) => {
  try {
    return await fetch(request)
  } catch {
    return (await kept(otherwise)) ?? Response.error()
  }
}

async function cacheFirst(request: Request): Promise<Response> {
  const known = await kept(request)
  if (known) return known
  const response = await fetch(request)
  if (response.ok && response.type === 'basic') {
    const cache = await caches.open(cacheName)
    await cache.put(request, response.clone())
  }
  return response
}

const pushScope: PushScope = {
  origin: self.location.origin,
  userAgent: self.navigator.userAgent,
  now: Date.now,
  pages: () => self.clients.matchAll({ type: 'window', includeUncontrolled: true }),
  show: (title, options) => self.registration.showNotification(title, options),
  openWindow: (path) => self.clients.openWindow(path),
}

/** The browser changed or lost its endpoint; after signing out, the server has already deleted it. */
async function renew({ oldSubscription, newSubscription }: PushSubscriptionChangeEvent) {
  const { pushManager } = self.registration
  const options = oldSubscription?.options
  const now = newSubscription ?? (options && (await pushManager.subscribe(options)))
  const request = now && renewalOf(oldSubscription, now)
  if (request) await fetch(refreshAddress.path, request)
}

self.addEventListener('install', (event) => event.waitUntil(keepShell()))
self.addEventListener('activate', (event) => event.waitUntil(dropOlder()))
self.addEventListener('fetch', (event) => {
  const { request } = event
  const strategy = strategyFor(request, self.location.origin, shell)
  if (strategy === 'page') event.respondWith(networkFirst(request, page))
  if (strategy === 'asset') event.respondWith(cacheFirst(request))
  if (strategy === 'shell') event.respondWith(networkFirst(request, request))
})
self.addEventListener('push', (event) => event.waitUntil(showPush(pushScope, event.data?.text())))
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { path }: ShownOptions['data'] = event.notification.data
  event.waitUntil(openPushed(pushScope, path))
})
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)))
