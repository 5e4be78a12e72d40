import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/test.ts'

async function type(page: Page, text: string) {
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Search' })
  await expect(dialog.getByRole('combobox')).toBeFocused()
  await page.keyboard.type(text)
  return dialog
}

test('the palette opens a form, a tab and a setting, changes the theme, and offers them again', async ({
  campus,
  visit,
}) => {
  const page = await visit({ as: await campus.make.admin(), colorScheme: 'light' })
  await page.goto('/app/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect((await type(page, 'add user')).getByRole('option', { name: 'Add user' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Add user' })).toBeVisible()
  await page.keyboard.press('Escape')

  await type(page, 'grade scheme')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/app\/student-results\/grade-scheme$/)

  await type(page, 'dark')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveClass(/dark/)

  const dialog = await type(page, '')
  const recent = dialog.getByRole('group', { name: 'Recent' }).getByRole('option')
  await expect(recent).toHaveText([/Use dark theme/, /Grade scheme/, /Add user/])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/app\/student-results\/grade-scheme$/)

  // They outlast the tab, but not the sign-out.
  const later = await page.context().newPage()
  await later.goto('/app/dashboard')
  await expect(later.getByRole('heading', { level: 1 })).toBeVisible()
  const again = await type(later, '')
  await expect(again.getByRole('group', { name: 'Recent' }).getByRole('option').first()).toHaveText(
    /Grade scheme/,
  )
  await later.keyboard.press('Escape')
  await later.getByRole('complementary').getByRole('button', { name: 'Sign Out' }).click()
  await later.getByRole('alertdialog').getByRole('button', { name: 'Sign Out' }).click()
  await expect(later).toHaveURL(/\/login/)
  const kept = await later.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('recents')))
  expect(kept).toEqual([])
})

test('a lecturer starts the check-in of a class by its code, from anywhere', async ({ campus, visit }) => {
  const { make } = campus
  const lecturer = await make.lecturer()
  const { id: classId } = await make.class([lecturer], [await make.student()])
  const session = await make.session(classId)
  const page = await visit({ as: lecturer })
  await page.goto('/app/my-payroll')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const dialog = await type(page, 'start check')
  const start = dialog.getByRole('option', { name: /^Start check-in: / })
  await expect(start).toBeVisible()
  const code = (await start.innerText()).match(/: (\S+)/)![1]!
  await dialog.getByRole('combobox').fill(`start check-in ${code}`)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/app/attendance/sessions/${session.id}\\?start=1$`))
  const form = page.getByRole('dialog', { name: /check-in/i })
  await form.getByRole('button', { name: 'Start check-in' }).click()
  await expect(page.getByRole('button', { name: 'Close check-in' })).toBeVisible()

  // Actions that only admins have are not offered.
  const again = await type(page, 'add user')
  await expect(again.getByRole('option', { name: 'Add user' })).toHaveCount(0)
})
