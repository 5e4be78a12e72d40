import { setTimeout } from 'node:timers/promises'
import type { launchChromium } from '../../e2e/support/chromium.ts'

type Browser = Awaited<ReturnType<typeof launchChromium>>

/** Milliseconds to the first paint of the sign-in page in a browser without a cache, and the bytes it transferred. */
export async function openSignInPage(browser: Browser, url: string) {
  const context = await browser.newContext({ baseURL: url })
  const page = await context.newPage()
  const network = await context.newCDPSession(page)
  let bytes = 0
  network.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await network.send('Network.enable')
  await page.goto('/login')
  await page.locator('input[type=password]').waitFor()
  // The browser notes the paint a moment after it has drawn.
  while ((await paints(page)).length === 0) await setTimeout(20)
  const [paint] = await paints(page)
  await page.waitForLoadState('networkidle')
  await context.close()
  return { paint: paint!, kilobytes: bytes / 1024 }
}

type Page = Awaited<ReturnType<Browser['newPage']>>

const paints = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByName('first-contentful-paint').map(({ startTime }) => startTime),
  )
