import { m as settingsFormWords } from '@campanile/web/src/domains/settings/form/messages.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const dispute = (page: Page) => page.getByLabel('Time to dispute a record')
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
const saved = (page: Page) => expect(page.getByText('Settings are saved')).toBeVisible()
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' })
const clash = (page: Page) => page.getByRole('dialog', { name: settingsFormWords.somebodyChangedThis() })
const settingsCall = '**/api/settings'

test('saving without a connection says so and keeps what was typed', async ({ campus, visit }) => {
  const admin = await visit({ as: await campus.make.admin() })
  await admin.goto('/app/settings/attendance')
  await dispute(admin).fill('33')
  await admin.route(settingsCall, (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  )
  await save(admin).click()
  await expect(admin.getByRole('alert')).toContainText('Connection problem.')
  await expect(dispute(admin)).toHaveValue('33')
  await admin.unroute(settingsCall)
  await save(admin).click()
  await saved(admin)
  await admin.reload()
  await expect(dispute(admin)).toHaveValue('33')
})

test('saving again after a lost response causes no conflict', async ({ campus, visit }) => {
  const admin = await visit({ as: await campus.make.admin() })
  await admin.goto('/app/settings/institution')
  await admin.getByLabel('Name', { exact: true }).fill('University of the Coast')
  // The change is saved, but the answer is lost.
  await admin.route('**/api/institution', async (route) => {
    if (route.request().method() === 'GET') return route.continue()
    await route.fetch()
    return route.abort()
  })
  await save(admin).first().click()
  await expect(admin.getByRole('alert')).toContainText('Connection problem.')
  await admin.unroute('**/api/institution')
  await save(admin).first().click()
  await expect(admin.getByText('Institution saved')).toBeVisible()
})

test('the second of two admins sees the difference, and loses nothing by deciding later', async ({
  campus,
  visit,
}) => {
  const [first, second] = [
    await visit({ as: await campus.make.admin() }),
    await visit({ as: await campus.make.admin() }),
  ]
  for (const page of [first, second]) await page.goto('/app/settings/attendance')
  await dispute(second).fill('25')
  await dispute(first).fill('20')
  await save(first).click()
  await saved(first)

  // The other admin's version cannot be loaded: the page says so, and does not overwrite it.
  await second.route(settingsCall, (route) =>
    route.request().method() === 'GET' ? route.abort() : route.continue(),
  )
  await save(second).click()
  await expect(second.getByRole('alert')).toContainText('Connection problem.')
  await expect(dispute(second)).toHaveValue('25')
  await second.unroute(settingsCall)

  await save(second).click()
  await expect(clash(second)).toContainText('20 days')
  await expect(clash(second)).toContainText('25 days')
  await second.keyboard.press('Escape')
  await expect(dispute(second)).toHaveValue('25')
  await expect(second.getByText('Not saved yet')).toBeVisible()
  await save(second).click()
  let saves = 0
  second.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().endsWith('/api/settings')) saves += 1
  })
  await clash(second).getByRole('button', { name: 'Save selection' }).click()
  await saved(second)
  expect(saves).toBe(1)
  await first.reload()
  await expect(dispute(first)).toHaveValue('25')
})

test('the second of two admins sees the changed name, even if the page was refreshed in between', async ({
  campus,
  visit,
}) => {
  const [first, second] = [
    await visit({ as: await campus.make.admin() }),
    await visit({ as: await campus.make.admin() }),
  ]
  for (const page of [first, second]) await page.goto('/app/settings/institution')
  const name = (page: Page) => page.getByLabel('Name', { exact: true })
  await name(second).fill('University of the Second')
  await name(first).fill('University of the First')
  await save(first).first().click()
  await expect(first.getByText('Institution saved')).toBeVisible()
  // Returning to the tab loads everything again.
  const read = second.waitForResponse('**/api/institution')
  await second.evaluate("document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))")
  await read
  await save(second).first().click()
  await expect(second.getByText(/The name is now “University of the First”/)).toBeVisible()
  await expect(name(second)).toHaveValue('University of the Second')
  await save(second).first().click()
  await expect(second.getByText('Institution saved')).toBeVisible()
})

test('Back and Forward ask once for all forms of the page before unsaved changes are lost', async ({
  campus,
  visit,
}) => {
  const admin = await visit({ as: await campus.make.admin() })
  await admin.goto('/app/settings')
  const sections = admin.getByRole('navigation', { name: 'Settings' })
  await sections.getByRole('link', { name: 'Institution' }).click()
  await sections.getByRole('link', { name: 'Attendance policy' }).click()
  await expect(dispute(admin)).toBeVisible()
  await admin.goBack()
  await admin.getByLabel('Name', { exact: true }).fill('Not saved')
  await admin.getByRole('checkbox').first().click()

  for (const step of [() => admin.goBack(), () => admin.goForward()]) {
    await step()
    await expect(question(admin)).toBeVisible()
    await expect(admin).toHaveURL(/\/settings\/institution$/)
    await question(admin).getByRole('button', { name: 'Stay' }).click()
    await expect(admin.getByLabel('Name', { exact: true })).toHaveValue('Not saved')
  }
  await admin.goForward()
  await question(admin).getByRole('button', { name: 'Leave' }).click()
  await expect(admin).toHaveURL(/\/settings\/attendance$/)
  await expect(dispute(admin)).toBeVisible()
  await expect(question(admin)).toBeHidden()
  // Now the page can be left without a question.
  await admin.goBack()
  await expect(admin).toHaveURL(/\/settings\/institution$/)
  await expect(admin.getByLabel('Name', { exact: true })).not.toHaveValue('Not saved')
})
