import { staffDays } from '@campanile/server/domains/staff-attendance/staff-attendance.tables.ts'
import { eq } from 'drizzle-orm'
import { expectAccessible } from '../support/accessibility.ts'
import { giveAuthenticator } from '../support/authenticator.ts'
import { expect, test } from '../support/test.ts'

test('a person who does not use the camera adds a passkey, and checks in and out with it', {
  tag: '@journey',
}, async ({ campus, visit }) => {
  const person = await campus.make.staff()
  const page = await visit({ as: person, viewport: { width: 390, height: 844 } })
  const device = await giveAuthenticator(page)
  await page.goto('/app/attendance')
  await page.getByRole('link', { name: 'Add a passkey' }).click()
  const passkeys = page.getByRole('region', { name: 'Passkeys' })
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(passkeys.getByRole('listitem')).toHaveCount(1)

  await page.goto('/app/attendance')
  await expect(page.getByRole('button', { name: 'Check in with a passkey' })).toBeVisible()
  await expectAccessible(page)
  await device.fits(false)
  await page.getByRole('button', { name: 'Check in with a passkey' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await device.fits(true)
  await page.getByRole('button', { name: 'Check in with a passkey' }).click()
  await expect(page.getByRole('heading', { name: 'You are checked in' })).toBeVisible()
  await page.getByRole('button', { name: 'Check out with a passkey' }).click()
  await expect(page.getByRole('heading', { name: 'Your day is complete' })).toBeVisible()

  const [day] = await campus.db.select().from(staffDays).where(eq(staffDays.personId, person.id))
  expect(day).toMatchObject({ inSource: 'passkey', outSource: 'passkey' })
})
