import { m as shellWords } from '@campanile/web/src/shell/messages.ts'
import { expect, type Page } from '@playwright/test'

/** Opens a screen as a click on a link does, which is much faster than loading the page again. */
export const followLink = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

/** Remembers errors in the page and bad responses from now on. Returns a function that expects none. */
export function watchFaults(page: Page): () => void {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`))
  page.on('response', (response) => {
    // No screen asks for what its own role may not read.
    const isFault = response.status() >= 500 || response.status() === 403
    if (isFault) faults.push(`${page.url()}: ${response.status()} ${response.url()}`)
  })
  return () => expect(faults).toEqual([])
}

/** Expects the screen itself instead of the page that replaces a screen that failed. */
export const expectShown = (page: Page, path: string): Promise<void> =>
  expect(page.getByRole('heading', { name: shellWords.weCouldntShowThisScreen() }), path).toHaveCount(0)
