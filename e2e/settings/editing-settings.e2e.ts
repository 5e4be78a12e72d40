import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const dispute = (page: Page) => page.getByLabel('Time to dispute a mark')
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
const saved = (page: Page) => expect(page.getByText('Settings are saved')).toBeVisible()
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' })
const clash = (page: Page) => page.getByRole('dialog', { name: 'Another administrator changed this' })
const settingsCall = '**/api/settings'

test('a save that loses its connection says so and keeps what was typed', async ({ campus, visit }) => {
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

test('an answer that got lost on its way leaves nothing to decide', async ({ campus, visit }) => {
  const admin = await visit({ as: await campus.make.admin() })
  await admin.goto('/app/settings/institution')
  await admin.getByLabel('Name', { exact: true }).fill('University of the Coast')
  // It is saved, and nobody hears of it.
  await admin.route('**/api/institution', async (route) => {
    if (route.request().method() === 'GET') return route.continue()
    await route.fetch()
    return route.abort()
  })
  await save(admin).first().click()
  await expect(admin.getByRole('alert')).toContainText('Connection problem.')
  await admin.unroute('**/api/institution')
  await save(admin).first().click()
  await expect(admin.getByText('The institution is saved')).toBeVisible()
})

test('the second of two admins is shown the difference, and loses nothing by putting it off', async ({
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

  // What the other one saved cannot be fetched: that is said, and nothing is saved over it.
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
  await clash(second).getByRole('button', { name: 'Save as chosen' }).click()
  await saved(second)
  await first.reload()
  await expect(dispute(first)).toHaveValue('25')
})

test('the second of two admins is told of another name, whatever was read in between', async ({
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
  await expect(first.getByText('The institution is saved')).toBeVisible()
  // Coming back to the tab reads everything anew.
  const read = second.waitForResponse('**/api/institution')
  await second.evaluate("document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))")
  await read
  await save(second).first().click()
  await expect(second.getByText(/The name is now “University of the First”/)).toBeVisible()
  await expect(name(second)).toHaveValue('University of the Second')
  await save(second).first().click()
  await expect(second.getByText('The institution is saved')).toBeVisible()
})

test('Back and Forward ask before what was typed is lost, once for all forms of the page', async ({
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
  // Nothing is held any more.
  await admin.goBack()
  await expect(admin).toHaveURL(/\/settings\/institution$/)
  await expect(admin.getByLabel('Name', { exact: true })).not.toHaveValue('Not saved')
})
