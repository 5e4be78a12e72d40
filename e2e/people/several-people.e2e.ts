import { newId } from '@campanile/server/db/columns.ts'
import { departments } from '@campanile/server/domains/structure/structure.tables.ts'
import { m as structureStudentsWords } from '@campanile/web/src/domains/structure/students/messages.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/test.ts'
import { findUser, rowOf, usersPath } from './users-page.ts'

test('an admin disables, enables and moves several people, and sets their department', async ({
  campus,
  visit,
}) => {
  const { make, db } = campus
  const department = {
    id: newId(),
    name: 'Astronomy of several',
    createdAt: new Date(),
    updatedAt: new Date(),
  }
  await db.insert(departments).values(department)
  const [one, two] = [
    await make.student({ lastName: 'Severalson' }),
    await make.student({ lastName: 'Severalson' }),
  ]
  const lecturer = await make.lecturer({ lastName: 'Severalson' })
  const boss = await make.admin({ lastName: 'Severalson' })
  const page = await visit({ as: boss })
  await findUser(page, 'Severalson')
  await expect(rowOf(page, one.email)).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await expect(page.getByRole('status').filter({ hasText: '4 selected' })).toBeVisible()
  await expectAccessible(page)
  // The admin’s own account is not among them.
  await page.getByRole('button', { name: 'Disable 3 of 4' }).click()
  const disabling = page.getByRole('dialog', { name: 'Disable 3 accounts?' })
  await disabling.getByRole('button', { name: 'Disable' }).click()
  await expect(disabling.getByText('Enter a reason')).toBeVisible()
  await disabling.getByLabel('Reason').fill('Left in November')
  await expectAccessible(page)
  await disabling.getByRole('button', { name: 'Disable' }).click()
  await expect(page.getByText('3 accounts disabled')).toBeVisible()
  for (const { email } of [one, two, lecturer]) await expect(rowOf(page, email)).toContainText('Disabled')

  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await page.getByRole('button', { name: 'Enable 3 of 4' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Enable' }).click()
  await expect(page.getByText('3 accounts enabled')).toBeVisible()

  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await page.getByRole('button', { name: 'Move 2 of 4 to a batch' }).click()
  const moving = page.getByRole('dialog', { name: structureStudentsWords.moveQuestion({ count: 2 }) })
  await expect(moving.getByRole('button', { name: 'Move' })).toBeDisabled()
  await expectAccessible(page)
  await moving.getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('button', { name: 'Set department of 2 of 4' }).click()
  const setting = page.getByRole('dialog', { name: 'Set the department of 2 people' })
  await expect(setting.getByRole('button', { name: 'Set department' })).toBeDisabled()
  await setting.getByRole('combobox', { name: 'Department' }).fill(department.name)
  await page.getByRole('option', { name: department.name }).click()
  await expectAccessible(page)
  await setting.getByRole('button', { name: 'Set department' }).click()
  await expect(page.getByText('Department set for 2 people')).toBeVisible()
  await page.goto(`${usersPath}?search=Severalson&departmentId=${department.id}`)
  await expect(rowOf(page, lecturer.email)).toContainText(department.name)
  await expect(rowOf(page, one.email)).toHaveCount(0)

  await page.getByRole('checkbox', { name: 'Select all' }).check()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).last().click()
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.csv$/)
})

test('people are selected and invited on a phone', async ({ campus, visit }) => {
  const { make } = campus
  await make.student({ lastName: 'Invitable', password: false })
  await make.student({ lastName: 'Invitable' })
  const page = await visit({ as: await make.admin(), viewport: { width: 390, height: 844 } })
  await findUser(page, 'Invitable')
  await page.getByRole('button', { name: 'Select all' }).click()
  await page.getByRole('button', { name: 'Invite 1 of 2' }).click()
  const inviting = page.getByRole('alertdialog', { name: 'Invite 1 person?' })
  await expectAccessible(page)
  await inviting.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText(/The link is in Outgoing mail/)).toBeVisible()
})
