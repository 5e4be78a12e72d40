import {
  staffDayChanges,
  staffDays,
} from '@campanile/server/domains/staff-attendance/staff-attendance.tables.ts'
import { m as staffAttendanceWords } from '@campanile/web/src/domains/staff-attendance/messages.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { campusDay } from '../support/campus-time.ts'
import { expect, test } from '../support/test.ts'

test('staff reach their screens from tabs on a phone, and the rest under More', async ({ campus, visit }) => {
  const page = await visit({ as: await campus.make.staff(), viewport: { width: 390, height: 844 } })
  await page.goto('/app/dashboard')
  const tabs = page.getByRole('navigation', { name: 'Quick' })
  await expect(tabs.getByRole('link')).toHaveText(['Today', 'Check in', 'Leave', 'Pay'])
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden()
  await tabs.getByRole('link', { name: 'Check in' }).click()
  await expect(page).toHaveURL(/\/app\/attendance$/)
  await tabs.getByRole('link', { name: 'Leave' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Staff Leave Request' })).toBeVisible()
  await tabs.getByRole('link', { name: 'Pay' }).click()
  await expect(page).toHaveURL(/my-payroll$/)

  await tabs.getByRole('button', { name: 'More' }).click()
  const more = page.getByRole('dialog', { name: 'More' })
  await expect(more.getByRole('link')).toHaveText(['Settings'])
  const bottom = async () => {
    const sheet = await more.boundingBox()
    return Math.round(sheet!.y + sheet!.height)
  }
  await expect.poll(bottom).toBe(page.viewportSize()!.height)
  await expectAccessible(page)
  await more.getByRole('button', { name: 'Sign Out' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await tabs.getByRole('button', { name: 'More' }).click()
  await more.getByRole('link', { name: 'Settings' }).click()
  await expect(more).toBeHidden()
  await expect(page).toHaveURL(/\/app\/settings/)
})

test('Today says why a day is not present, and leads to a correction', async ({ campus, visit }) => {
  const { make, db } = campus
  const person = await make.staff()
  const admin = await make.admin()
  const date = campusDay()
  await db.insert(staffDays).values({ personId: person.id, date, status: 'absent', decided: true })
  await db.insert(staffDayChanges).values({
    ...{ personId: person.id, date, at: new Date(), act: 'correction', by: admin.id },
    ...{ after: { inAt: null, outAt: null, status: 'absent' }, reason: 'Badge lent to a colleague' },
  })
  const page = await visit({ as: person, viewport: { width: 390, height: 844 } })
  await page.goto('/app/dashboard')
  await expect(
    page.getByText(staffAttendanceWords.setByAdministratorBecause({ reason: 'Badge lent to a colleague' })),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Request correction' }).click()
  const dialog = page.getByRole('dialog', { name: 'Request correction' })
  await dialog.getByLabel('Arrived').fill('09:00')
  await dialog.getByLabel('What happened').fill('I was at the north campus')
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText('You’ve requested a correction.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit request' })).toBeVisible()
})
