import { testPassword } from '@campanile/server/testing/factories.ts'
import { m as accountsWords } from '@campanile/web/src/domains/accounts/messages.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

async function signIn(page: Page, email: string, remember: boolean) {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  const password = page.getByLabel('Password', { exact: true })
  await password.fill(testPassword)
  const keep = page.getByRole('checkbox', { name: accountsWords.keepMeSignedIn() })
  await expect(keep).not.toBeChecked()
  if (remember) {
    await keep.focus()
    await page.keyboard.press('Space')
    await expect(keep).toBeChecked()
  }
  await password.press('Enter')
  await expect(page).toHaveURL(/\/app\/dashboard$/)
}

/** Seconds for which the browser keeps the session cookie; -1: until the browser is closed. */
async function keptFor(page: Page): Promise<number> {
  const cookies = await page.context().cookies()
  const expires = cookies.find(({ name }) => name === 'campanile-session')?.expires ?? 0
  return expires < 0 ? -1 : expires - Date.now() / 1000
}

for (const [device, options] of [
  ['a phone in the dark', { viewport: { width: 390, height: 844 }, colorScheme: 'dark' }],
  ['a desk in the light', { viewport: { width: 1440, height: 900 }, colorScheme: 'light' }],
] as const) {
  test(`a person stays signed in only on request, on ${device}`, async ({ campus, visit }) => {
    const { email } = await campus.make.staff()
    const page = await visit(options)
    await signIn(page, email, false)
    expect(await keptFor(page)).toBe(-1)
    const kept = await visit(options)
    await signIn(kept, email, true)
    expect(await keptFor(kept)).toBeGreaterThan(13 * 86_400)
  })
}

test('a page whose session was ended by newer ones gives the reason', async ({ campus, visit }) => {
  const staff = await campus.make.staff()
  const page = await visit({ as: staff })
  await page.goto('/app/dashboard')
  await expect(page.getByRole('complementary')).toBeVisible()
  for (let time = 0; time < 20; time++) {
    const answer = await fetch(`${campus.url}/api/session`, {
      method: 'POST',
      headers: { origin: campus.url, 'content-type': 'application/json' },
      body: JSON.stringify({ email: staff.email, password: testPassword }),
    })
    expect(answer.status).toBe(200)
  }
  await expect(page.getByText(accountsWords.youWereSignedOutHere())).toBeVisible()
  await expect(page).toHaveURL(/\/login\?ended=too-many-sessions$/)
})
