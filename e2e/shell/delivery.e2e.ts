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
