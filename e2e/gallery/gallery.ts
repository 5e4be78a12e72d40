import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { type Browser, test as base, type Page } from '@playwright/test'
import { launchChromium } from '../support/chromium.ts'

const root = join(import.meta.dirname, '../..')
const vite = join(root, 'node_modules/.bin/vite')
const config = ['--config', join(root, 'apps/web/gallery/vite.config.ts')]

interface View {
  dark?: boolean
  phone?: boolean
  /** Its pointer is a finger. */
  touch?: boolean
  locale?: string
}

interface Fixtures {
  /** Opens a page of the gallery in its own browser context. */
  visit: (path: string, options?: View) => Promise<Page>
}

/** Stories about components alone, on the pages of `npm run gallery`. */
export const test = base.extend<Fixtures, { galleryUrl: string; chromium: Browser }>({
  galleryUrl: [
    async ({}, use, { parallelIndex }) => {
      const build = [...config, '--outDir', `dist/${parallelIndex}`]
      execFileSync(vite, ['build', ...build], { stdio: 'ignore' })
      const server = spawn(vite, ['preview', ...build, '--port', String(4411 + parallelIndex)], {
        stdio: ['ignore', 'pipe', 'inherit'],
        env: { ...process.env, NO_COLOR: '1' },
      })
      const url = await new Promise<string>((resolve) => {
        let output = ''
        server.stdout.on('data', (data) => {
          output += data
          const [found] = /http:\/\/localhost:\d+/.exec(output) ?? []
          if (found) resolve(found)
        })
      })
      await use(url)
      const ended = once(server, 'exit')
      server.kill()
      await ended
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  chromium: [
    async ({}, use) => {
      const browser = await launchChromium()
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  visit: async ({ chromium, galleryUrl }, use) => {
    const contexts: { close: () => Promise<void> }[] = []
    await use(async (path, { dark = false, phone = false, touch = false, locale = 'en-GB' } = {}) => {
      const context = await chromium.newContext({
        baseURL: galleryUrl,
        colorScheme: dark ? 'dark' : 'light',
        locale,
        hasTouch: touch,
        isMobile: touch,
        viewport: phone ? { width: 390, height: 844 } : { width: 1280, height: 900 },
      })
      contexts.push(context)
      const page = await context.newPage()
      await page.goto(path)
      return page
    })
    for (const context of contexts) await context.close()
  },
})

/** Keeps the actions of this page under way until the returned function is called. */
export async function holdActions(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(
    `{ const held = Promise.withResolvers(); globalThis.heldActions = held.promise; globalThis.releaseActions = held.resolve }`,
  )
  return () => page.evaluate('globalThis.releaseActions()')
}
