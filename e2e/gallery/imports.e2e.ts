import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { holdActions, test } from './gallery.ts'

const rooms = 'Hall,Seats,Floor\nRoom 12,40,1\nHall B,many,0\n'
const choose = (page: Page, text = rooms) =>
  page
    .getByLabel(/^Select/)
    .setInputFiles({ name: 'rooms.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
const preview = (page: Page) => page.getByRole('button', { name: 'Preview import' }).click()

test.describe('an import', () => {
  test('recognises columns, asks for missing ones, previews, and says what it did', async ({ visit }) => {
    const page = await visit('/imports')
    const step = page.getByRole('list', { name: 'Steps of the import' }).locator('[aria-current=step]')
    await expect(step).toContainText('File')
    await expect(page.getByRole('button', { name: 'Preview import' })).toBeDisabled()
    await choose(page)
    await expect(step).toContainText('Columns')
    await expect(page.getByLabel('Capacity')).toHaveAccessibleDescription('For example: 40, many')
    await expect(page.getByText('Not imported: Hall, Floor')).toBeVisible()
    await preview(page)
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(page.getByRole('alert')).toContainText('Select the columns for: Name.')
    await page.getByLabel('Name').selectOption('Hall')
    await preview(page)
    await expect(step).toContainText('Preview')
    const lines = page.getByRole('table', { name: 'Lines of the file' }).getByRole('row')
    await expect(lines.filter({ hasText: 'Hall B' })).toContainText('The capacity is not a whole number.')
    await page.getByText('Problems', { exact: true }).click()
    await expect(lines).toHaveCount(2)
    const release = await holdActions(page)
    await page.getByRole('button', { name: 'Import 1 rooms' }).click()
    await expect(page.getByLabel(/^Select/)).toBeDisabled()
    await release()
    await expect(step).toContainText('Result')
    await expect(page.getByRole('status').filter({ hasText: '1 rooms imported' })).toBeFocused()

    // The next file of this kind.
    await choose(page, rooms.replace('Floor', 'Level'))
    await expect(page.getByLabel('Name')).toHaveValue('0')
  })

  test('previews again after a column was changed, and can be repeated after a failure', async ({
    visit,
  }) => {
    const page = await visit('/imports')
    await page.getByRole('radio', { name: 'No response' }).click()
    await choose(page, 'name,capacity,places\nRoom 12,many,40\n')
    await preview(page)
    await expect(page.getByRole('button', { name: 'Import 0 rooms' })).toBeDisabled()
    await page.getByLabel('Capacity').selectOption('places')
    await preview(page)
    await page.getByRole('button', { name: 'Import 1 rooms' }).click()
    await expect(page.getByRole('alert')).toContainText('Your change may have been saved')
    await page.getByRole('radio', { name: 'Done' }).click()
    await page.getByRole('button', { name: 'Import 1 rooms' }).click()
    await expect(page.getByText('1 rooms imported')).toBeVisible()
  })

  for (const view of [{}, { dark: true }, { phone: true }, { phone: true, dark: true }]) {
    test(`is accessible in each step: ${JSON.stringify(view)}`, async ({ visit }) => {
      const page = await visit('/imports', view)
      await choose(page, rooms.replace('Hall,', 'Room,'))
      await expectAccessible(page)
      await preview(page)
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Import 1 rooms' }).click()
      await expect(page.getByText('1 rooms imported')).toBeVisible()
      await expectAccessible(page)
    })
  }
})
