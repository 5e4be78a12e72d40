import { type TestPerson, testPassword } from '@campanile/server/testing/factories.ts'
import { type Browser, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test'
import { type Campus, foundInstitution, startCampus } from './campus.ts'
import { type FakeCamera, launchChromium } from './chromium.ts'

interface VisitOptions extends BrowserContextOptions {
  /** The camera's picture; by default there is no camera. */
  film?: FakeCamera
  /** Use the full browser, which asks for permissions and supports push. */
  whole?: boolean
  /** The signed-in person; by default nobody is signed in. */
  as?: Pick<TestPerson, 'email'>
}

interface Fixtures {
  /** Opens a page in its own browser context at the server's URL. */
  visit: (options?: VisitOptions) => Promise<Page>
}

interface WorkerFixtures {
  campus: Campus
  chromium: Browser
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  campus: [
    async ({}, use) => {
      const campus = await startCampus()
      await foundInstitution(campus)
      await use(campus)
      await campus.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  chromium: [
    async ({}, use) => {
      const browser = await launchChromium()
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  visit: async ({ campus, chromium }, use, info) => {
    const opened: Browser[] = []
    const contexts: { close(): Promise<void> }[] = []
    await use(async ({ film, whole, as, ...options } = {}) => {
      const isShared = !film && !whole
      const browser = isShared ? chromium : await launchChromium({ film, whole })
      if (!isShared) opened.push(browser)
      const context = await browser.newContext({
        baseURL: campus.url,
        // A service worker would answer requests that a story intercepts. Stories about it allow it.
        serviceWorkers: 'block',
        reducedMotion: 'reduce',
        ...options,
      })
      contexts.push(context)
      if (as) await signIn(context, campus.url, as.email)
      return context.newPage()
    })
    // Only the server's log says why a request failed.
    if (info.status !== info.expectedStatus)
      await info.attach('server', { body: campus.server.output(), contentType: 'text/plain' })
    for (const context of contexts) await context.close()
    for (const browser of opened) await browser.close()
  },
})

export { expect }

async function signIn(context: { request: Page['request'] }, url: string, email: string): Promise<void> {
  const answer = await context.request.post(`${url}/api/session`, {
    data: { email, password: testPassword },
    headers: { origin: url },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}
