import type { Page } from '@playwright/test'
import { submitted } from '../mitigation/mitigation-page.ts'
import { expect, test } from '../support/test.ts'

const desk = { viewport: { width: 1440, height: 900 } }

/** Rejects a request through the API, as if another admin did it. */
async function rejectElsewhere(admin: Page, url: string, title: string) {
  const list = await admin.request.get(`${url}/api/mitigation-requests?search=${encodeURIComponent(title)}`)
  const [request] = (await list.json()).items
  const data = { version: request.version, decision: 'rejected', grantedExtension: 0, adminNotes: null }
  const answer = await admin.request.post(`${url}/api/mitigation-requests/${request.id}/decision`, {
    data,
    headers: { origin: url },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

test('counts of waiting items lead an admin to the lists, and go down as soon as somebody decides', {
  tag: '@journey',
}, async ({ campus, visit }) => {
  const { make, url } = campus
  const student = await visit({ as: await make.student({ lastName: 'Waitington' }) })
  await submitted(student, url, 'Waiting essay one')
  await submitted(student, url, 'Waiting essay two')
  const page = await visit({ as: await make.admin(), ...desk })
  await page.goto('/app/dashboard')
  const card = page.getByRole('region', { name: 'Waiting for you' })
  const queue = card.getByRole('link', { name: /^Mitigation forms/ })
  const menu = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Mitigation Forms' })
  const waits = async () => Number(/(\d+)$/.exec(await queue.innerText())?.[1])
  await expect(queue).toBeVisible()
  const before = await waits()
  await expect(menu).toContainText(`${before} waiting`)

  await rejectElsewhere(page, url, 'Waiting essay one')
  await expect(queue).toContainText(new RegExp(`${before - 1}$`))
  await expect(menu).toContainText(`${before - 1} waiting`)

  await queue.click()
  await expect(page).toHaveURL(/\/app\/mitigation\?status=pending$/)
  const rows = page.getByRole('table', { name: 'Mitigation requests' })
  await expect(rows).toContainText('Waiting essay two')
  await expect(rows).not.toContainText('Waiting essay one')
})

test('a lecturer starts check-in from the dashboard', async ({ campus, visit }) => {
  const { make } = campus
  const lecturer = await make.lecturer()
  const taught = await make.class([lecturer], [await make.student()])
  await make.session(taught.id)
  const page = await visit({ as: lecturer, ...desk })
  await page.goto('/app/dashboard')
  await page.getByRole('button', { name: 'Start check-in' }).click()
  const dialog = page.getByRole('dialog', { name: 'Start check-in' })
  // The session began five minutes ago: students are late ten minutes after its start, or after now.
  const times = dialog.getByRole('status')
  await expect(times).toContainText(/^Late from \d\d:\d\d\. Check-in closes at \d\d:\d\d\.$/)
  const fromStart = await times.textContent()
  await dialog.getByRole('radio', { name: 'From now' }).click()
  await expect(times).not.toHaveText(fromStart ?? '')
  await dialog.getByRole('radio', { name: /^From the start/ }).click()
  await expect(times).toHaveText(fromStart ?? '')
  await dialog.getByRole('button', { name: 'Start check-in' }).click()
  await expect(page).toHaveURL(/\/app\/attendance\/sessions\//)
  await page.getByRole('link', { name: 'Dashboard Overview' }).click()
  await expect(
    page.getByRole('link', { name: `Open register of ${taught.courseTitle}` }).first(),
  ).toBeVisible()
  await expect(page.getByText('of 1 checked in')).toBeVisible()
})

test('staff see their day, month and leave on the dashboard', async ({ campus, visit }) => {
  const page = await visit({ as: await campus.make.staff(), viewport: { width: 390, height: 844 } })
  await page.goto('/app/dashboard')
  for (const name of ['This month', 'Leave'])
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'My days' }).click()
  await expect(page).toHaveURL(/\/app\/attendance\?view=month$/)
})
