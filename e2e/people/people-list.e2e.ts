import { readFile } from 'node:fs/promises'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/test.ts'
import { findUser, rowOf, usersPath } from './users-page.ts'

test('search, filters, order and page are in the URL, so that a view can be linked', async ({
  campus,
  visit,
}) => {
  for (const index of Array(30).keys()) {
    await campus.make.student({ firstName: 'Zoe', lastName: `Linked${String(index).padStart(2, '0')}` })
  }
  await campus.make.staff({ firstName: 'Zoe', lastName: 'Linked99', password: false })
  const page = await visit({ as: await campus.make.admin() })
  await page.goto(usersPath)
  await page.getByLabel('Find a person').fill('zoe linked')
  await expect(page.getByText('31 people')).toBeVisible()
  await page.getByRole('combobox', { name: 'Role' }).selectOption('Student')
  await expect(page.getByText('30 people')).toBeVisible()
  await page.getByRole('button', { name: 'Name' }).click()
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending')
  await expect(page.getByRole('row').nth(1)).toContainText('Linked29')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('26 to 30 of 30')).toBeVisible()
  await expect(page).toHaveURL(`${usersPath}?role=student&search=zoe+linked&sort=-name&page=2`)

  await page.reload()
  await expect(page.getByText('26 to 30 of 30')).toBeVisible()
  await expect(page.getByLabel('Find a person')).toHaveValue('zoe linked')
  await page.goto(`${usersPath}?search=zoe+linked&status=invited`)
  await expect(page.getByText('1 person')).toBeVisible()
  await page.goto(`${usersPath}?search=zoe+linked&page=99`)
  await expect(page.getByText('26 to 31 of 31')).toBeVisible()
  await page.goto(`${usersPath}?search=nobody+is+called+so`)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(usersPath)
})

test('the filtered list is exported for spreadsheets', async ({ campus, visit }) => {
  for (const [role, firstName] of [
    ['student', 'Łucja'],
    ['staff', 'Saved'],
  ] as const)
    await campus.make[role]({ firstName, lastName: 'Exported' })
  const page = await visit({ as: await campus.make.admin() })
  await page.goto(`${usersPath}?search=exported&role=student`)
  await expect(page.getByText('1 person')).toBeVisible()
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const saving = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toMatch(/^People \d{4}-\d\d-\d\d\.csv$/)
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
  expect(lines).toEqual([
    expect.stringMatching(/^\ufeffLast name,/),
    expect.stringMatching(/^Exported,Łucja,/),
  ])
})

test('a list that cannot be loaded says so, and loads automatically when the network is back', async ({
  campus,
  visit,
}) => {
  const admin = await campus.make.admin()
  const page = await visit({ as: admin })
  await page.goto(usersPath)
  await expect(page.getByRole('table', { name: 'People' })).toBeVisible()
  await page.context().setOffline(true)
  await page.getByLabel('Find a person').fill(admin.email)
  await expect(page.getByRole('heading', { name: 'Failed to fetch users' })).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Failed to fetch users' })).toBeVisible()
  await page.context().setOffline(false)
  await expect(rowOf(page, admin.email)).toBeVisible()
})

test('by keyboard alone, a menu opens, an action runs and the focus returns', async ({ campus, visit }) => {
  const { email } = await campus.make.student()
  const page = await visit({ as: await campus.make.admin() })
  await findUser(page, email)
  await rowOf(page, email).getByRole('button', { name: 'Edit' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Profile photo' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Password reset link' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Password reset link' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(rowOf(page, email).getByRole('button', { name: 'Actions for' })).toBeFocused()
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    test(`the screen and its dialogs are accessible, ${colorScheme}, ${viewport.width} px`, async ({
      campus,
      visit,
    }) => {
      const { email } = await campus.make.student()
      const page = await visit({ as: await campus.make.admin(), colorScheme, viewport })
      await findUser(page, email)
      await expect(page.getByText('1 person')).toBeVisible()
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
      await page.getByRole('button', { name: 'Actions for' }).click()
      await expectAccessible(page)
      await page.getByRole('menuitem', { name: 'Disable' }).click()
      await expect(page.getByRole('dialog', { name: /^Disable / })).toBeVisible()
      await expectAccessible(page)
      await page.goto(`${usersPath}?new=1`)
      await page.getByRole('dialog').getByRole('button', { name: 'Add user' }).click()
      await expect(page.getByText('Enter a first name')).toBeVisible()
      await expectAccessible(page)
    })
  }
}
