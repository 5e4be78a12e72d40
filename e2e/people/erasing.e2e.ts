import { sessions } from '@campanile/server/domains/accounts/accounts.tables.ts'
import { people } from '@campanile/server/domains/people/people.tables.ts'
import { testPassword } from '@campanile/server/testing/factories.ts'
import { m as peopleWords } from '@campanile/web/src/domains/people/messages.ts'
import { eq } from 'drizzle-orm'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/test.ts'
import { act, findUser, usersPath } from './users-page.ts'

test('an admin erases a person whose account is deleted, and reads the report', { tag: '@journey' }, async ({
  campus,
  visit,
}) => {
  const student = await campus.make.student({ firstName: 'Perpetua', lastName: 'Quill' })
  await campus.make.class([await campus.make.lecturer()], [student])
  const admin = await campus.make.admin()
  const page = await visit({ as: admin })
  // As if the admin had signed in a while ago.
  await campus.db.update(sessions).set({ confirmedAt: null }).where(eq(sessions.personId, admin.id))
  await findUser(page, student.email)
  await act(page, student.email, 'Delete')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('alertdialog')).toBeHidden()

  await page.goto(`${usersPath}?status=archived&search=${encodeURIComponent(student.email)}`)
  await act(page, student.email, 'Erase')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Erase Perpetua Quill' })).toBeVisible()
  await expect(dialog.getByRole('heading', { name: 'Will be deleted' })).toBeVisible()
  await expect(dialog.getByText('Ways of signing in, sessions and devices')).toBeVisible()
  await expect(dialog.getByText('Marks, enrolments and submission times')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Erase', exact: true }).click()
  await dialog.getByLabel('Password', { exact: true }).fill('not this one')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Incorrect password')).toBeVisible()
  await dialog.getByLabel('Password', { exact: true }).fill(testPassword)
  await page.keyboard.press('Enter')

  await expect(dialog.getByRole('heading', { name: 'Erasure report' })).toBeVisible({
    timeout: 30_000,
  })
  await expect(dialog.getByRole('heading', { name: peopleWords.keptUnderAPseudonym() })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  const [row] = await campus.db.select().from(people).where(eq(people.id, student.id))
  expect(row).toMatchObject({ firstName: 'Erased', email: `erased-${student.id}@erased.invalid` })

  // The report is still available.
  await page.goto(`${usersPath}?status=archived&search=${student.id.slice(-6)}`)
  await act(page, `erased-${student.id}@erased.invalid`, 'Erase')
  await expect(page.getByRole('heading', { name: 'Erasure report' })).toBeVisible()
})
