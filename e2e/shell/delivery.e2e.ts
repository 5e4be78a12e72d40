import type { Role } from '@campanile/contract/roles.ts'
import type { Page } from '@playwright/test'
import { partsOf, screens } from '../support/screens.ts'
import { onScreensOf } from '../support/screens-of.ts'
import { watchSettling } from '../support/settling.ts'
import { expect, test } from '../support/test.ts'

// The workers share the tests of this file.
test.describe.configure({ mode: 'parallel' })

/** Most scripts that a screen loads in a browser without a cache, what follows when it is idle included. */
const mostScripts = 20
/** Kilobytes of script that a screen may take, on the wire and with headers. */
const budget = { signIn: 95, studentHome: 150, screen: 200 }

/** Counts the scripts that a page loads without a cache. */
async function countScripts(page: Page) {
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
  return async (path: string) => {
    scripts.clear()
    bytes = 0
    await page.goto(path)
    await isSettled()
    return { scripts: scripts.size, kilobytes: Math.round(bytes / 100) / 10 }
  }
}

for (const role of Object.keys(screens) as Role[]) {
  for (const [index, paths] of partsOf(screens[role], 25).entries()) {
    test(`no screen of the ${role} loads more script than its budget, part ${index + 1}`, async ({
      campus,
      visit,
    }) => {
      const { page, pathOf } = await onScreensOf(role, { campus, visit })
      const load = await countScripts(page)
      const over: string[] = []
      for (const path of paths) {
        const { scripts, kilobytes } = await load(pathOf(path))
        const most = role === 'student' && path === '/app/dashboard' ? budget.studentHome : budget.screen
        if (scripts > mostScripts || kilobytes > most)
          over.push(`${path}: ${scripts} scripts, ${kilobytes} KB`)
      }
      expect(over).toEqual([])
    })
  }
}

test('the sign-in page loads no more script than its budget', { tag: '@journey' }, async ({ visit }) => {
  const load = await countScripts(await visit())
  const { scripts, kilobytes } = await load('/login')
  expect(scripts).toBeLessThanOrEqual(mostScripts)
  expect(kilobytes).toBeLessThanOrEqual(budget.signIn)
})

test('a dialog whose code cannot be fetched says so, and opens once it can', async ({ campus, visit }) => {
  const page = await visit({ as: await campus.make.admin() })
  await page.goto('/app/users')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.getByRole('button', { name: 'Add user' }).click()
  await expect(page.getByRole('alert')).toContainText('This could not be opened')
  await page.unroute('**/assets/*.js')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})
