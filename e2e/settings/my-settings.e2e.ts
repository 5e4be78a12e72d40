import { identities, passwords, sessions } from '@campanile/server/domains/accounts/accounts.tables.ts'
import { m as uiWords } from '@campanile/web/src/ui/messages.ts'
import { eq } from 'drizzle-orm'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/test.ts'

test('settings open from the profile menu; sections are links on desktop and a list on a phone', async ({
  campus,
  visit,
}) => {
  const page = await visit({ as: await campus.make.staff() })
  await page.goto('/app/dashboard')
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await page.getByRole('link', { name: 'Settings' }).last().click()
  await expect(page).toHaveURL(/\/app\/settings$/)
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Appearance' }).click()
  await page.getByRole('radio', { name: 'Dark' }).click()
  await expect(page.locator('html')).toHaveClass(/dark/)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByLabel('Section').selectOption('Sessions')
  await expect(page).toHaveURL(/\/app\/settings\/sessions$/)
  await expect(page.getByText('This browser', { exact: true })).toBeVisible()
})

test('another browser is signed out at once, and then all of them', async ({ campus, visit }) => {
  const person = await campus.make.student()
  const page = await visit({ as: person })
  const other = await visit({ as: person })
  await other.goto('/app/dashboard')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/app/settings/sessions')
  const list = page.getByRole('list', { name: 'Your sessions' })
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await list.getByRole('button', { name: /^Sign out/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await expect(other).toHaveURL(/\/login$/)
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page).toHaveURL(/\/login$/)
})

test('a password is changed, and a wrong current one is reported next to its field', async ({
  campus,
  visit,
}) => {
  const page = await visit({ as: await campus.make.staff() })
  await page.goto('/app/settings/security')
  await page.getByRole('button', { name: 'Change password' }).click()
  const current = page.getByLabel('Current password')
  await current.fill('wrong one')
  await page.getByLabel('New password').fill('another one')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(current).toHaveAccessibleDescription(/Incorrect password/)
  await expectAccessible(page)
  await current.fill('correct horse')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Password changed')).toBeVisible()
})

test('all data stored about a person is exported and downloaded', { tag: '@journey' }, async ({
  campus,
  visit,
}) => {
  const page = await visit({ as: await campus.make.student() })
  await page.goto('/app/settings/my-data')
  await page.getByRole('button', { name: 'Request my data' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download ZIP file' }).click()
  expect((await download).suggestedFilename()).toMatch(/^campanile-my-data-.*\.zip$/)
})

test('a linked account is unlinked after confirming the password; the only way to sign in stays', async ({
  campus,
  visit,
}) => {
  const person = await campus.make.staff()
  const link = (subject: string, email: string) =>
    campus.db.insert(identities).values({
      issuer: 'https://accounts.google.com',
      subject,
      personId: person.id,
      email,
      linkedAt: new Date(),
    })
  await link('one', 'ada@private.example')
  const page = await visit({ as: person })
  await campus.db.update(sessions).set({ confirmedAt: null }).where(eq(sessions.personId, person.id))
  await page.goto('/app/settings/security')
  const card = page.getByRole('region', { name: 'Linked accounts' })
  await expectAccessible(page)
  await card.getByRole('button', { name: 'Unlink ada@private.example' }).click()
  const question = page.getByRole('alertdialog', { name: 'Unlink ada@private.example?' })
  await question.getByRole('button', { name: 'Unlink' }).click()
  const confirmation = page.getByRole('dialog', { name: uiWords.confirmYourPasswordToContinue() })
  await expectAccessible(page)
  await confirmation.getByLabel('Password', { exact: true }).fill('correct horse')
  await page.keyboard.press('Enter')
  await expect(page.getByText('ada@private.example is unlinked')).toBeVisible()
  await expect(card).toBeHidden()

  await link('two', 'only@private.example')
  await campus.db.delete(passwords).where(eq(passwords.personId, person.id))
  await page.reload()
  await expect(card.getByText(/This is your only way to sign in/)).toBeVisible()
  await expect(card.getByRole('button')).toHaveCount(0)
})

test('a very long name fits on a phone', async ({ campus, visit }) => {
  const person = await campus.make.staff({
    firstName: 'Universität'.repeat(7),
    lastName: 'Wolfeschlegel'.repeat(6),
  })
  const page = await visit({ as: person, viewport: { width: 390, height: 844 } })
  await page.goto('/app/settings')
  await expect(page.getByText(person.firstName).last()).toBeVisible()
  const tooWide = 'document.documentElement.scrollWidth > document.documentElement.clientWidth'
  expect(await page.evaluate(tooWide)).toBe(false)
})
