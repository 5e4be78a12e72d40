import { staffDays } from '@campanile/server/domains/staff-attendance/staff-attendance.tables.ts'
import { m as staffAttendanceMyWords } from '@campanile/web/src/domains/staff-attendance/my/messages.ts'
import { eq } from 'drizzle-orm'
import { expectAccessible } from '../support/accessibility.ts'
import { giveAuthenticator } from '../support/authenticator.ts'
import { expect, test } from '../support/test.ts'

test('a person who does not use the camera adds a passkey on the way, and checks in and out from Today', {
  tag: '@journey',
}, async ({ campus, visit }) => {
  const person = await campus.make.staff()
  const page = await visit({ as: person, viewport: { width: 390, height: 844 } })
  const device = await giveAuthenticator(page)
  await page.goto('/app/dashboard')
  await page.getByRole('button', { name: 'Check in', exact: true }).click()
  const setUp = page.getByRole('region', { name: staffAttendanceMyWords.setUpYourCheckIn() })
  await expect(setUp.getByRole('button', { name: 'Register your face' })).toBeVisible()
  await expectAccessible(page)
  await setUp.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByRole('heading', { name: staffAttendanceMyWords.youAreCheckedIn() })).toBeVisible()

  await device.fits(false)
  await page.getByRole('button', { name: staffAttendanceMyWords.checkOutWithPasskey() }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await device.fits(true)
  await page.getByRole('button', { name: staffAttendanceMyWords.checkOutWithPasskey() }).click()
  await expect(page.getByRole('heading', { name: staffAttendanceMyWords.yourDayIsComplete() })).toBeVisible()

  const [day] = await campus.db.select().from(staffDays).where(eq(staffDays.personId, person.id))
  expect(day).toMatchObject({ inSource: 'passkey', outSource: 'passkey' })
})
