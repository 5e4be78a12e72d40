import { m as shellSearchWords } from '@campanile/web/src/shell/search/messages.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/test.ts'

test('Ctrl K finds a misspelt person, and Enter opens them', { tag: '@journey' }, async ({
  campus,
  visit,
}) => {
  await campus.make.student({ firstName: 'Konstantin', lastName: 'Papadopoulos' })
  const page = await visit({ as: await campus.make.admin() })
  await page.goto('/app/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Good')
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Search' })
  await expect(dialog.getByRole('option', { name: 'User Management' })).toBeVisible()
  await page.keyboard.type('konstatin papadop')
  await expect(dialog.getByRole('option', { name: /Konstantin Papadopoulos/ })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Konstantin Papadopoulos' })).toBeVisible()
  await expect(page).toHaveURL(/\/app\/users\/[0-9a-f-]{36}$/)

  await page.keyboard.press('Control+k')
  await expect(dialog.getByText('Recent')).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(dialog).toBeHidden()
})

test('a student finds no other student', async ({ campus, visit }) => {
  await campus.make.student({ firstName: 'Nobodyshould', lastName: 'Findme' })
  const page = await visit({ as: await campus.make.student(), viewport: { width: 390, height: 844 } })
  await page.goto('/app/dashboard')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('combobox', { name: 'Search' }).fill('nobodyshould')
  await expect(page.getByText(shellSearchWords.nothingMatches())).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
})
