import { expect, type Page } from '@playwright/test'
import { watchSettling } from './settling.ts'

/** Most scripts that a screen loads in a browser without a cache, what follows when it is idle included. */
const mostScripts = 20
/** Kilobytes of script on the wire, headers included. */
const mostKilobytes = 200

/** Returns a function that opens a path without a cache and expects its scripts to stay within the budget. */
export async function watchScripts(page: Page) {
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.setCacheDisabled', { cacheDisabled: true })
  await client.send('Network.setBypassServiceWorker', { bypass: true })
  const scripts = new Set<string>()
  let bytes = 0
  client.on('Network.requestWillBeSent', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId)
  })
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength
  })
  const isSettled = watchSettling(page)
  return async (path: string, most = mostKilobytes) => {
    scripts.clear()
    bytes = 0
    await page.goto(path)
    await isSettled()
    expect(scripts.size, `scripts of ${path}`).toBeLessThanOrEqual(mostScripts)
    expect(bytes / 1000, `kilobytes of script of ${path}`).toBeLessThanOrEqual(most)
  }
}
