import { totpCode } from '@campanile/server/auth/totp.ts'
import { secondFactors } from '@campanile/server/domains/accounts/second-factor.tables.ts'
import { testPassword } from '@campanile/server/testing/factories.ts'
import { m as accountsWords } from '@campanile/web/src/domains/accounts/messages.ts'
import { m as accountsSecurityWords } from '@campanile/web/src/domains/accounts/security/messages.ts'
import { m as uiWords } from '@campanile/web/src/ui/messages.ts'
import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/test.ts'

const card = (page: Page) => page.getByRole('region', { name: 'Two-step sign-in' })

/** Turns two-step sign-in on in the settings, and returns the app's secret and the recovery codes. */
async function turnOn(page: Page) {
  await page.goto('/app/settings/security')
  await card(page).getByRole('button', { name: 'Set up' }).click()
  const secret = await card(page).getByLabel(accountsSecurityWords.orEnterThisKey()).inputValue()
  await expect(card(page).getByRole('img', { name: /QR code/ })).toBeVisible()
  await expectAccessible(page)
  await card(page).getByLabel(uiWords.codeFromYourApp()).fill(totpCode(secret, new Date()))
  await card(page).getByRole('button', { name: 'Turn on' }).click()
  await expect(card(page).getByRole('listitem')).toHaveCount(10)
  await expectAccessible(page)
  const codes = await card(page).getByRole('listitem').allTextContents()
  await card(page).getByRole('button', { name: accountsSecurityWords.iHaveSavedThem() }).click()
  await expect(card(page).getByText('You have 10 of 10 recovery codes left.')).toBeVisible()
  return { secret, codes }
}

async function typePassword(page: Page, email: string) {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(testPassword)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('two-step sign-in is set up, then used with the app’s code and with a recovery code', {
  tag: '@journey',
}, async ({ campus, visit }) => {
  const person = await campus.make.lecturer()
  const { secret, codes } = await turnOn(await visit({ as: person }))
  // As if half an hour had passed, because the code that turned it on cannot be used again.
  await campus.db.update(secondFactors).set({ lastStep: 0 }).where(eq(secondFactors.personId, person.id))

  const page = await visit()
  await typePassword(page, person.email)
  await page.getByLabel(accountsWords.codeFromYourAuthenticatorApp()).fill('000000')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Incorrect code.')
  await expectAccessible(page)
  await page.getByLabel(accountsWords.codeFromYourAuthenticatorApp()).fill(totpCode(secret, new Date()))
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/app\/dashboard$/)

  const phone = await visit({ viewport: { width: 390, height: 844 } })
  await typePassword(phone, person.email)
  await phone.getByRole('button', { name: accountsWords.withRecoveryCode() }).click()
  await phone.getByLabel('Recovery code').fill(codes[0] ?? '')
  await phone.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(phone).toHaveURL(/\/app\/dashboard$/)
})
