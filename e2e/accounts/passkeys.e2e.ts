import { sessions } from '@campanile/server/domains/accounts/accounts.tables.ts'
import { m as accountsWords } from '@campanile/web/src/domains/accounts/messages.ts'
import { m as accountsPasskeysWords } from '@campanile/web/src/domains/accounts/passkeys/messages.ts'
import { m as libWords } from '@campanile/web/src/lib/messages.ts'
import { m as uiWords } from '@campanile/web/src/ui/messages.ts'
import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { expectAccessible } from '../support/accessibility.ts'
import { giveAuthenticator } from '../support/authenticator.ts'
import { expect, test } from '../support/test.ts'

const phone = { viewport: { width: 390, height: 844 } }

async function openPasskeys(page: Page) {
  await page.goto('/app/settings/passkeys')
  return page.getByRole('region', { name: 'Passkeys' })
}

test('a passkey is added, renamed and deleted, and its owner is notified', async ({ campus, visit }) => {
  const page = await visit({ as: await campus.make.student(), ...phone })
  await giveAuthenticator(page)
  const section = await openPasskeys(page)
  await expect(section.getByText(accountsPasskeysWords.youDontHaveAPasskeyYet())).toBeVisible()
  await section.getByLabel(accountsPasskeysWords.nameOfTheNewPasskey()).fill('My laptop')
  await section.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(section.getByRole('listitem')).toContainText('My laptop')
  await expect(section.getByRole('listitem')).toContainText('Not used yet')

  await section.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(section.getByRole('alert')).toContainText(libWords.deviceHasAPasskey())
  await expectAccessible(page)
  await page.evaluate(() => document.documentElement.classList.add('dark'))
  await expectAccessible(page)

  await section.getByRole('button', { name: 'Rename My laptop' }).click()
  await section.getByLabel(accountsPasskeysWords.newNameOfPasskey({ name: 'My laptop' })).fill('Old laptop')
  await section.getByRole('button', { name: 'Save' }).click()
  await section.getByRole('button', { name: 'Delete Old laptop' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(section.getByText(accountsPasskeysWords.youDontHaveAPasskeyYet())).toBeVisible()
  await page.getByRole('button', { name: /notifications/i }).click()
  await expect(page.getByText('Passkey added')).toBeVisible()
  await expect(page.getByText('Passkey deleted')).toBeVisible()
})

test('adding a passkey long after sign-in needs the password or a passkey, and a failed passkey is reported', async ({
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
  const section = await openPasskeys(page)
  await section.getByRole('button', { name: 'Add a passkey' }).click()
  const confirmation = page.getByRole('dialog', { name: uiWords.confirmYourPasswordToContinue() })
  await confirmation.getByLabel('Password', { exact: true }).fill('wrong')
  await confirmation.getByRole('button', { name: 'Confirm' }).click()
  await expect(confirmation.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    /Incorrect password/,
  )
  await confirmation.getByLabel('Password', { exact: true }).fill('correct horse')
  await confirmation.getByRole('button', { name: 'Confirm' }).click()
  await expect(section.getByRole('listitem')).toHaveCount(1)

  await longAgo()
  await section.getByRole('button', { name: 'Add a passkey' }).click()
  await device.fits(false)
  await confirmation.getByRole('button', { name: uiWords.withPasskeyInstead() }).click()
  await expect(confirmation.getByRole('alert')).toContainText('The passkey was not used.')
  await expectAccessible(page)
  await device.fits(true)
  await confirmation.getByRole('button', { name: uiWords.withPasskeyInstead() }).click()
  await expect(section.getByRole('listitem')).toContainText('Last used')
})

test('a browser without passkeys says so', async ({ campus, visit }) => {
  const page = await visit({ as: await campus.make.lecturer() })
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'))
  const section = await openPasskeys(page)
  await expect(section.getByText(accountsPasskeysWords.thisBrowserDoesntSupportPasskeys())).toBeVisible()
  await expect(section.getByRole('button', { name: 'Add a passkey' })).toHaveCount(0)
})

test('a passkey signs in without email, password or code', async ({ campus, visit }) => {
  const page = await visit({ as: await campus.make.student({ firstName: 'Ingrid' }) })
  await giveAuthenticator(page)
  const section = await openPasskeys(page)
  await section.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(section.getByRole('listitem')).toHaveCount(1)
  await page.context().clearCookies()
  await page.goto('/login')
  await page.getByRole('button', { name: accountsWords.signInWithAPasskey() }).click()
  await expect(page).toHaveURL(/\/app\/dashboard$/)
  await expect(page.getByRole('button', { name: /^Account menu for Ingrid/ })).toBeVisible()
})
