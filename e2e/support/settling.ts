import { expect, type Page, type Request } from '@playwright/test'

/**
 * Counts the page's requests from now on. Returns a function that waits until all answers have arrived and
 * are shown.
 *
 * @param quiet Milliseconds without a request after which the page counts as settled.
 */
export function watchSettling(page: Page, quiet = 200): () => Promise<void> {
  const open = new Set<Request>()
  let changedAt = 0
  const end = (request: Request) => {
    open.delete(request)
    changedAt = performance.now()
  }
  page.on('request', (request) => {
    // The stream of events stays open.
    if (request.resourceType() === 'eventsource') return
    open.add(request)
    changedAt = performance.now()
  })
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return async () => {
    // A locator by tag, because behind an open dialog the heading is hidden from assistive technology.
    await page.locator('h1').first().waitFor()
    changedAt = performance.now()
    const stillFor = () => (open.size > 0 ? 0 : performance.now() - changedAt)
    await expect.poll(stillFor, { intervals: [50], timeout: 30_000 }).toBeGreaterThan(quiet)
    await expect(page.getByText('Loading...', { exact: true })).toHaveCount(0)
  }
}
