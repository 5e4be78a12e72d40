import { expect, type Page, type Request } from '@playwright/test'

/** Milliseconds without a request after which no other one follows from an answer. */
const quiet = 200

/** Counts the page's requests from now on; the answer waits until all it asked for is there and is shown. */
export function watchSettling(page: Page): () => Promise<void> {
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
    // Behind an open dialog it is no heading to assistive technology.
    await page.locator('h1').first().waitFor()
    changedAt = performance.now()
    const stillFor = () => (open.size > 0 ? 0 : performance.now() - changedAt)
    await expect.poll(stillFor, { intervals: [50], timeout: 30_000 }).toBeGreaterThan(quiet)
    await expect(page.getByText('Loading...', { exact: true })).toHaveCount(0)
  }
}
