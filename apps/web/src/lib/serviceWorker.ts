/** Milliseconds: spec.md section 9. */
const timeLimit = 10_000

/**
 * Registers the worker that opens the application without a network. Null where the browser has none,
 * blocks it or takes too long: everything else works without it.
 */
export async function registerServiceWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null
  const tooLate = new Promise<null>((resolve) => setTimeout(resolve, timeLimit, null))
  const registered = navigator.serviceWorker
    .register('/sw.js', { scope: '/', updateViaCache: 'none' })
    .catch(() => null)
  return Promise.race([registered, tooLate])
}
