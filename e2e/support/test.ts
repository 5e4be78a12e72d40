import { type TestPerson, testPassword } from '@campanile/server/testing/factories.ts'
import { type Browser, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test'
import { type Campus, foundInstitution, startCampus } from './campus.ts'
import { type FakeCamera, launchChromium } from './chromium.ts'

interface VisitOptions extends BrowserContextOptions {
  /** What is in front of the camera; without it there is no camera. */
  film?: FakeCamera
  /** In the browser with its windows, which asks for permissions and knows push services. */
  whole?: boolean
  /** Leave out to come as somebody who is not signed in. */
  as?: Pick<TestPerson, 'email'>
}

interface Fixtures {
  /** A page in a browser of its own, at the server's address. */
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
        // A worker would answer requests that a story holds back; stories about it allow it.
        serviceWorkers: 'block',
        ...options,
      })
      contexts.push(context)
      if (as) await signIn(context, campus.url, as.email)
      return context.newPage()
    })
    // What went wrong behind an answer stands in the server's log alone.
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
