import { sessions } from '@campanile/server/domains/accounts/accounts.tables.ts'
import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { expectAccessible } from '../support/accessibility.ts'
import { giveAuthenticator } from '../support/authenticator.ts'
import { expect, test } from '../support/test.ts'

const phone = { viewport: { width: 390, height: 844 } }

async function openPasskeys(page: Page) {
  await page.goto('/app/dashboard')
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await page.getByRole('button', { name: 'Passkeys' }).click()
  return page.getByRole('dialog', { name: 'Passkeys' })
}

test('a passkey is added, renamed and deleted, and its owner is told', async ({ campus, visit }) => {
  const page = await visit({ as: await campus.make.student(), ...phone })
  await giveAuthenticator(page)
  const dialog = await openPasskeys(page)
  await expect(dialog.getByText('You have no passkey yet.')).toBeVisible()
  await dialog.getByLabel('Name of the new passkey').fill('My laptop')
  await dialog.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(dialog.getByRole('listitem')).toContainText('My laptop')
  await expect(dialog.getByRole('listitem')).toContainText('not used yet')

  await dialog.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(dialog.getByRole('alert')).toContainText('This device has a passkey for this account already.')
  await expectAccessible(page)
  await page.evaluate(() => document.documentElement.classList.add('dark'))
  await expectAccessible(page)

  await dialog.getByRole('button', { name: 'Rename My laptop' }).click()
  await dialog.getByLabel('New name of My laptop').fill('Old laptop')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByRole('button', { name: 'Delete Old laptop' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(dialog.getByText('You have no passkey yet.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: /notifications/i }).click()
  await expect(page.getByText('Passkey added')).toBeVisible()
  await expect(page.getByText('Passkey deleted')).toBeVisible()
})

test('a while after signing in the password is asked anew, or a passkey; a finger that does not fit is told', async ({
  campus,
  visit,
}) => {
  const person = await campus.make.staff()
  const page = await visit({ as: person })
  const device = await giveAuthenticator(page)
  const longAgo = () =>
    campus.db
      .update(sessions)
      .set({ confirmedAt: new Date(0) })
      .where(eq(sessions.personId, person.id))
  await longAgo()
  const dialog = await openPasskeys(page)
  await dialog.getByRole('button', { name: 'Add a passkey' }).click()
  await dialog.getByLabel('Password', { exact: true }).fill('wrong')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    /Incorrect password/,
  )
  await dialog.getByLabel('Password', { exact: true }).fill('correct horse')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(1)

  await longAgo()
  await dialog.getByRole('button', { name: 'Add a passkey' }).click()
  await device.fits(false)
  await dialog.getByRole('button', { name: 'Use a passkey instead' }).click()
  await expect(dialog.getByRole('alert')).toContainText('The passkey was not used.')
  await expectAccessible(page)
  await device.fits(true)
  await dialog.getByRole('button', { name: 'Use a passkey instead' }).click()
  await expect(dialog.getByRole('listitem')).toContainText('last used')
})

test('a browser without passkeys says so', async ({ campus, visit }) => {
  const page = await visit({ as: await campus.make.lecturer() })
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'))
  const dialog = await openPasskeys(page)
  await expect(dialog.getByText('This browser does not know passkeys')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Add a passkey' })).toHaveCount(0)
})
