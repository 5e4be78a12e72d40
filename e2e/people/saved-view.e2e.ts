import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/test.ts'
import { usersPath } from './users-page.ts'

test('an admin saves a view of the users, finds it again on another device, and nobody else does', async ({
  campus,
  visit,
}) => {
  const { make } = campus
  await make.staff({ firstName: 'Vera', lastName: 'Kept' })
  await make.student({ firstName: 'Sam', lastName: 'Kept' })
  const admin = await make.admin()
  const page = await visit({ as: admin })
  await page.goto(`${usersPath}?search=kept&role=staff`)
  await expect(page.getByText('1 person')).toBeVisible()
  await page.getByRole('button', { name: 'View', exact: true }).click()
  await page.getByRole('dialog', { name: 'View' }).getByRole('button', { name: 'Save view' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save view' })
  await dialog.getByLabel('Name').fill('Staff we kept')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save view' }).click()
  await expect(page.getByText('Staff we kept is saved')).toBeVisible()

  const phone = await visit({ as: admin, viewport: { width: 390, height: 844 } })
  await phone.goto(usersPath)
  await phone.getByRole('button', { name: 'View', exact: true }).click()
  const panel = phone.getByRole('dialog', { name: 'View' })
  await expectAccessible(phone)
  await panel.getByRole('button', { name: 'Staff we kept', exact: true }).click()
  await expect(phone).toHaveURL(`${usersPath}?role=staff&search=kept`)
  await expect(phone.getByText('1 person')).toBeVisible()
  await expect(phone.getByRole('list', { name: 'People' })).toContainText('Vera Kept')

  const other = await visit({ as: await make.admin() })
  await other.goto(`${usersPath}?search=kept`)
  await other.getByRole('button', { name: 'View', exact: true }).click()
  await expect(
    other.getByRole('dialog', { name: 'View' }).getByRole('button', { name: 'Save view' }),
  ).toBeVisible()
  await expect(other.getByText('Staff we kept')).toHaveCount(0)
})
