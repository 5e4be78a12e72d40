import { m as libWords } from '@campanile/web/src/lib/messages.ts'
import { watchScripts } from '../support/script-budget.ts'
import { expect, test } from '../support/test.ts'

test('the sign-in page loads at most 95 KB of script, and a student’s home 150 KB', {
  tag: '@journey',
}, async ({ campus, visit }) => {
  const openAsStranger = await watchScripts(await visit())
  await openAsStranger('/login', 95)
  const open = await watchScripts(await visit({ as: await campus.make.student() }))
  await open('/app/dashboard', 150)
})

test('a dialog whose code cannot be fetched says so, and opens once it can', async ({ campus, visit }) => {
  const page = await visit({ as: await campus.make.admin() })
  await page.goto('/app/users')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.getByRole('button', { name: 'Add user' }).click()
  await expect(page.getByRole('alert')).toContainText(libWords.weCouldntOpenThis())
  await page.unroute('**/assets/*.js')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a page asks who is signed in while its code still loads', async ({ campus, visit }) => {
  const page = await visit({ as: await campus.make.student() })
  const late: (() => Promise<void>)[] = []
  // The first script is named in the page; the others, which it loads, arrive later.
  await page.route('**/assets/*.js', (route) =>
    route.request().url().includes('/index-') ? route.continue() : void late.push(() => route.continue()),
  )
  const asked = page.waitForRequest('**/api/session')
  await page.goto('/app/dashboard', { waitUntil: 'commit' })
  await asked
  await page.unroute('**/assets/*.js')
  for (const send of late) await send()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
