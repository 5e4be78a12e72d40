import { sessions } from '@campanile/server/domains/accounts/accounts.tables.ts'
import { people } from '@campanile/server/domains/people/people.tables.ts'
import { testPassword } from '@campanile/server/testing/factories.ts'
import { m as peopleWords } from '@campanile/web/src/domains/people/messages.ts'
import { m as libWords } from '@campanile/web/src/lib/messages.ts'
import { m as uiWords } from '@campanile/web/src/ui/messages.ts'
import { eq } from 'drizzle-orm'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/test.ts'
import { act, findUser } from './users-page.ts'

test('an admin vouches for a new one, and confirms the password for it', async ({ campus, visit }) => {
  const admin = await campus.make.admin()
  const fresh = await campus.make.admin({ firstName: 'Perpetua', lastName: 'Quill' })
  await campus.db.update(people).set({ adminSince: new Date() }).where(eq(people.id, fresh.id))
  const page = await visit({ as: admin })
  await campus.db.update(sessions).set({ confirmedAt: null }).where(eq(sessions.personId, admin.id))
  await findUser(page, fresh.email)
  await expect(page.getByText(/New admin until/)).toBeVisible()
  await expectAccessible(page)
  await act(page, fresh.email, 'Vouch')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Vouch for' }).click()
  const confirmation = page.getByRole('dialog', { name: uiWords.confirmYourPasswordToContinue() })
  await expect(confirmation).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(confirmation).toBeHidden()
  await expect(page.getByRole('alertdialog')).toContainText(libWords.notConfirmedSoNothingWasChanged())
  await page.getByRole('alertdialog').getByRole('button', { name: 'Vouch for' }).click()
  await page.setViewportSize({ width: 390, height: 844 })
  await confirmation.getByLabel('Password', { exact: true }).fill(testPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByText(peopleWords.isVouchedFor({ name: 'Perpetua Quill' }))).toBeVisible()
  await expect(page.getByText(/New admin until/)).toHaveCount(0)
})
