import type { Page } from '@playwright/test'

interface Effort {
  taps: number
  keys: number
  seconds: number
}

/**
 * Counts the taps and keys that a person needs from now on, over several screens, and the seconds from the first
 * to the moment that `read` is called.
 */
export async function countEffort(page: Page): Promise<() => Effort> {
  let [taps, keys, startedAt] = [0, 0, 0]
  await page.exposeFunction('effortSpent', (kind: string) => {
    startedAt ||= performance.now()
    if (kind === 'keydown') keys += 1
    else taps += 1
  })
  const listen = () => {
    const spent = (window as unknown as { effortSpent(kind: string): void }).effortSpent
    for (const kind of ['pointerdown', 'keydown']) {
      window.addEventListener(kind, (event) => event.isTrusted && spent(kind), { capture: true })
    }
  }
  await page.addInitScript(listen)
  await page.evaluate(listen)
  return () => ({ taps, keys, seconds: Math.round((performance.now() - startedAt) / 100) / 10 })
}
