import { fileIn } from '@campanile/messages/languages.ts'
import { language } from './locale.ts'

/** Milliseconds: spec.md section 9. */
export const serviceWorkerTimeoutMs = 10_000

/** The response, or null if it takes too long. */
const inTime = <T>(answer: Promise<T>): Promise<T | null> =>
  Promise.race([answer, new Promise<null>((resolve) => setTimeout(resolve, serviceWorkerTimeoutMs, null))])

/**
 * Registers the service worker, which opens the application without a network and shows push messages. Null
 * if the browser has none, blocks it or takes too long: everything else works without it.
 */
export async function registerServiceWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null
  const registered = navigator.serviceWorker
    .register(fileIn(language, '/sw.js'), { scope: '/', updateViaCache: 'none' })
    .catch(() => null)
  return inTime(registered)
}

/** The active worker; its first registration takes a moment. Null as above. */
export async function activeServiceWorker(): Promise<ServiceWorkerRegistration | null> {
  return (await registerServiceWorker()) && inTime(navigator.serviceWorker.ready)
}

/** The existing worker of this browser; registers none. */
export const knownServiceWorker = async (): Promise<ServiceWorkerRegistration | null> =>
  ('serviceWorker' in navigator && (await navigator.serviceWorker.getRegistration('/'))) || null
