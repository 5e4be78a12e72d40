import { m as payrollItemsWords } from '@campanile/web/src/domains/payroll/items/messages.ts'
import { m as uiWords } from '@campanile/web/src/ui/messages.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/test.ts'
import { call, payrollPath } from './payroll-page.ts'

test('a pay item is calculated while its formula is typed, and two admins who edit it resolve the conflict', async ({
  campus,
  visit,
}) => {
  const admin = await visit({ as: await campus.make.admin() })
  await admin.goto(`${payrollPath}/items`)
  await admin.getByRole('button', { name: 'Add pay item' }).click()
  const form = admin.getByRole('dialog', { name: 'Add pay item' })
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('Enter a name')).toBeVisible()
  await form.getByLabel('Name').fill('Ferry allowance')
  await form.getByLabel('Code').fill('ferry')
  await form.getByLabel('Calculated as').selectOption('A formula')

  // The error appears at once, in plain words and with its position.
  await form.getByLabel('Formula', { exact: true }).fill('min(basix * 0.1, 150)')
  await expect(form.locator('mark')).toHaveText('basix')
  await expect(form.getByRole('region', { name: 'Example' })).toContainText(
    payrollItemsWords.thisFormulaDoesntWork(),
  )
  await expectAccessible(admin)
  await form.getByLabel('Formula', { exact: true }).fill('min(basic * 0.1, 150)')
  await expect(form.getByText('This formula works')).toBeVisible()
  await expect(form.getByRole('region', { name: 'Example' })).toContainText('€150.00')
  await form.getByLabel('Basic pay').fill('900')
  await expect(form.getByRole('region', { name: 'Example' })).toContainText('€90.00')
  await form.getByLabel('First month').fill('2150-01')
  await expectAccessible(admin)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toHaveCount(0)
  const item = admin
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /Ferry(boat)? allowance/ })
  await expect(item).toContainText('min(basic * 0.1, 150)')

  // The item becomes a tax with bands while another admin renames it.
  await item.getByRole('button', { name: /^Edit/ }).click()
  const edit = admin.getByRole('dialog', { name: 'Edit Ferry allowance' })
  await edit.getByLabel('Calculated as').selectOption('Bands')
  await edit.getByLabel('Percentage').fill('5')
  await edit.getByRole('button', { name: 'Add band' }).click()
  await edit.getByLabel('From').nth(1).fill('0')
  await edit.getByLabel('Percentage').nth(1).fill('10')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(edit.getByText('Each band must start above the previous one')).toBeVisible()
  await edit.getByLabel('From').nth(1).fill('1,000')
  const { items } = await call(admin, campus, 'GET', '/pay-items')
  const {
    id,
    version,
    archived: _,
    profiles: _profiles,
    can: _can,
    ...values
  } = items.find((it: { code: string }) => it.code === 'ferry')
  await call(admin, campus, 'PUT', `/pay-items/${id}`, {
    version,
    values: { ...values, name: 'Ferryboat allowance' },
  })
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(admin.getByText(uiWords.somebodyElseSavedChanges())).toBeVisible()
  await expectAccessible(admin)
  await admin.getByRole('button', { name: 'Save selection' }).click()
  await expect(item).toContainText('Ferryboat allowance')
  await expect(item).toContainText('5% from €0.00, 10% from €1,000.00')

  await item.getByRole('button', { name: /^Archive/ }).click()
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Archive' }).click()
  await expect(
    admin.getByRole('list', { name: 'Archived' }).getByRole('listitem').filter({ hasText: 'Ferryboat' }),
  ).toBeVisible()
})
