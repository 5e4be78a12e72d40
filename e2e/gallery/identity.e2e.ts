import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { holdActions, test } from './gallery.ts'

const open = async (page: Page) => {
  await page.getByRole('button', { name: 'Lock pay run' }).click()
  return page.getByRole('dialog')
}

test.describe('a confirmation of identity', () => {
  test('takes the password by keyboard, cannot be closed while it is checked, and continues', async ({
    visit,
  }) => {
    const page = await visit('/identity')
    const dialog = await open(page)
    await expect(dialog).toHaveAccessibleName('Confirm your password to continue')
    await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeDisabled()
    await dialog.getByLabel('Password', { exact: true }).fill('campanile')
    const release = await holdActions(page)
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeDisabled()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeVisible()
    await release()
    await expect(page.getByText('The pay run is locked')).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: 'Lock pay run' })).toBeFocused()
  })

  test('says at the field that the password is wrong, and above it that there was no response', async ({
    visit,
  }) => {
    const page = await visit('/identity')
    await page.getByRole('radio', { name: 'Wrong' }).click()
    const dialog = await open(page)
    const password = dialog.getByLabel('Password', { exact: true })
    await password.fill('wrong')
    await page.keyboard.press('Enter')
    await expect(password).toHaveAttribute('aria-invalid', 'true')
    await expect(password).toHaveValue('wrong')
    await page.keyboard.press('Escape')
    await page.getByRole('radio', { name: 'No response' }).click()
    await open(page)
    await password.fill('campanile')
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('alert')).toBeFocused()
  })

  for (const view of [{}, { dark: true }, { phone: true }, { phone: true, dark: true }]) {
    test(`is accessible with each way to confirm: ${JSON.stringify(view)}`, async ({ visit }) => {
      const page = await visit('/identity', view)
      for (const way of ['Password', 'Authenticator app', 'Passkey', 'Nothing']) {
        await page.getByRole('radio', { name: way }).click()
        await open(page)
        await expectAccessible(page)
        await page.keyboard.press('Escape')
      }
    })
  }
})
