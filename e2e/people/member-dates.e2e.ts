import { testPassword } from '@campanile/server/testing/factories.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/test.ts'
import { edit, findUser, rowOf, usersPath } from './users-page.ts'

const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
/** As the browser of these stories writes days. */
function typed(day: string): string {
  const [year, month, date] = day.split('-')
  return `${month}/${date}/${year}`
}

test('a new member of staff who starts later is not on today’s board, and is once they have started', async ({
  campus,
  visit,
}) => {
  const admin = await visit({ as: await campus.make.admin() })
  await admin.goto(`${usersPath}?new=1`)
  const dialog = admin.getByRole('dialog')
  await dialog.getByLabel('First name').fill('Grace')
  await dialog.getByLabel('Last name').fill('Testwell')
  await dialog.getByLabel('Email').fill('grace.testwell@campus.test')
  await dialog.getByLabel('Role').selectOption('Staff')
  await dialog.getByLabel('Employment').selectOption('Full-time')
  await dialog.getByLabel('Start date').fill(typed(dayFromNow(20)))
  await dialog.getByLabel('End date').fill(typed(dayFromNow(10)))
  await dialog.getByRole('button', { name: 'Add user' }).click()
  await expect(dialog.getByText('The end date can’t be before the start date')).toBeVisible()
  await dialog.getByLabel('End date').fill('')
  await expectAccessible(admin)
  await dialog.getByRole('button', { name: 'Add user' }).click()
  await expect(dialog.getByRole('heading', { name: 'Grace Testwell is added' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Copy' }).click()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await findUser(admin, 'grace.testwell')
  const row = rowOf(admin, 'grace.testwell@campus.test')
  await expect(row).toContainText('Starts ')

  const board = await visit({ as: await campus.make.admin() })
  await board.goto('/app/manage-attendance?search=Testwell')
  await expect(board.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(board.getByText('Nothing matches “Testwell”')).toBeVisible()
  await expect(board.getByText('Grace Testwell')).toHaveCount(0)

  await edit(admin, 'grace.testwell@campus.test')
  await dialog.getByLabel('Start date').fill(typed(dayFromNow(-7)))
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog).toBeHidden()
  await board.reload()
  await expect(board.getByText('Grace Testwell').first()).toBeVisible()
})

test('an end date is announced to the person, shown as the status once it is over, and ends their access', async ({
  campus,
  visit,
}) => {
  const person = await campus.make.student({ lastName: 'Leaver' })
  const admin = await visit({ as: await campus.make.admin() })
  const leaver = await visit({ as: person })
  await leaver.goto('/app/settings')
  await expect(leaver.getByText('Start date')).toBeVisible()

  await admin.goto(usersPath)
  await findUser(admin, person.email)
  await edit(admin, person.email)
  const dialog = admin.getByRole('dialog')
  await dialog.getByLabel('End date').fill(typed(dayFromNow(10)))
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  const row = rowOf(admin, person.email)
  await expect(row).toContainText('Leaves ')
  await leaver.getByRole('button', { name: /^Notifications/ }).click()
  await expect(leaver.getByText('End date changed')).toBeVisible()

  await edit(admin, person.email)
  await dialog.getByLabel('End date').fill(typed(dayFromNow(-2)))
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(row.getByText('Left', { exact: true })).toBeVisible()
  const again = await visit()
  await again.goto('/login')
  await again.getByLabel('Email').fill(person.email)
  await again.getByLabel('Password', { exact: true }).fill(testPassword)
  await again.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(again.getByText(/This account was closed after your last day/)).toBeVisible()
})
