import { expect } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { test } from './gallery.ts'

for (const view of [{}, { dark: true }, { phone: true }, { phone: true, dark: true }]) {
  test(`a figure opens its definition and returns the focus: ${JSON.stringify(view)}`, async ({ visit }) => {
    const page = await visit('/figures', view)
    const button = page.getByRole('button', { name: 'Definition of GPA' })
    await button.focus()
    await page.keyboard.press('Enter')
    const definition = page.getByRole('dialog', { name: 'Definition of GPA' })
    await expect(definition).toContainText('weighted by their credits')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(definition).toBeHidden()
    await expect(button).toBeFocused()
  })
}

test('a figure with rows leads to them, and one without a definition has no button', async ({ visit }) => {
  const page = await visit('/figures')
  await expect(page.getByRole('button', { name: 'Definition of Staff present' })).toHaveCount(0)
  await page.getByRole('link', { name: /^87\.6%.*See the records$/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Lists' })).toBeVisible()
})
