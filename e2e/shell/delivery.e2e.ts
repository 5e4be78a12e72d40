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
  const asked = page.waitForRequest('**/api/session')
  // The page names its first script. All others have to wait.
  await page.route('**/assets/*.js', async (route) => {
    if (!route.request().url().includes('/index-')) await asked
    await route.continue()
  })
  await page.goto('/app/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a page names the code behind the sign-in before its first script runs, and nothing that it does not need', async ({
  campus,
  visit,
}) => {
  const page = await visit({ as: await campus.make.student() })
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  const answer = await page.goto('/app/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const named = [...((await answer?.headerValue('link')) ?? '').matchAll(/<([^>]+)>; rel=modulepreload/g)]
  expect(named.length).toBeGreaterThan(1)
  // The browser warns about, and fetches twice, what was named for nothing.
  for (const [, path] of named) expect(scripts.filter((it) => it === path)).toHaveLength(1)
  const before = Math.min(...named.map(([, path]) => scripts.indexOf(path!)))
  expect(before).toBeLessThan(scripts.indexOf('/api/session'))
  expect((await page.request.get('/login')).headers().link).toBeUndefined()
})
