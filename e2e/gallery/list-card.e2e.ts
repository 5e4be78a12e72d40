import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { test } from './gallery.ts'

const path = '/list-card'
const view = (page: Page) => page.getByRole('button', { name: 'View', exact: true })
const panel = (page: Page) => page.getByRole('dialog', { name: 'View' })
const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(`${name} `) })

/** Saves what the list shows, by keyboard. */
async function saveView(page: Page, name: string) {
  await view(page).press('Enter')
  await panel(page).getByRole('button', { name: 'Save view' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Save view' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Name').press('Enter')
  return dialog
}

test.describe('a list card', () => {
  test('is searched, filtered, sorted and paged, and the URL says so', async ({ visit }) => {
    const page = await visit(path)
    await expect(page.getByText('24 rooms')).toBeVisible()
    await page.getByRole('button', { name: 'Seats' }).press('Enter')
    await page.getByRole('button', { name: 'Seats' }).press('Enter')
    await expect(page.getByRole('columnheader', { name: 'Seats' })).toHaveAttribute('aria-sort', 'descending')
    await page.getByRole('combobox', { name: 'Building' }).selectOption('Library')
    await expect(page.getByText('8 rooms')).toBeVisible()
    await page.getByLabel('Find a room').fill('room 2')
    await expect(page).toHaveURL(`${path}?building=Library&search=room+2&sort=-capacity`)
    await page.getByLabel('Find a room').fill('cellar')
    await expect(page.getByText('Nothing matches “cellar”')).toBeVisible()
    await page.getByRole('button', { name: 'Clear filters' }).press('Enter')
    await expect(page.getByText('24 rooms')).toBeVisible()
  })

  test('says when it is empty, or could not be loaded, and loads again', async ({ visit }) => {
    const page = await visit(path)
    await page.getByRole('radio', { name: 'Nothing' }).click()
    await expect(page.getByRole('heading', { name: 'No rooms yet' })).toBeVisible()
    await page.getByRole('radio', { name: 'Failure' }).click()
    await expect(page.getByRole('alert')).toContainText('We couldn’t load the rooms')
    await page.getByRole('button', { name: 'Try again' }).press('Enter')
    await expect(row(page, 'Room 1')).toBeVisible()
  })

  test('selects rows for a bulk action, but none that it cannot act on', async ({ visit }) => {
    const page = await visit(path)
    await expect(page.getByRole('checkbox', { name: 'Select Room 4' })).toHaveCount(0)
    await page.getByRole('checkbox', { name: 'Select Room 1', exact: true }).press('Space')
    await expect(page.getByText('1 selected')).toBeVisible()
    await page.getByRole('button', { name: 'Select all' }).press('Enter')
    await expect(page.getByText('8 selected')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Close rooms' }).press('Enter')
    await expect(page.getByText('8 rooms are closed')).toBeVisible()
    await expect(page.getByLabel('Find a room')).toBeVisible()
  })

  test('hides columns, and remembers them on the device', async ({ visit }) => {
    const page = await visit(path)
    await view(page).press('Enter')
    await expect(panel(page).getByRole('checkbox', { name: 'Name' })).toHaveCount(0)
    await panel(page).getByRole('checkbox', { name: 'Building' }).press('Space')
    await expect(page.getByRole('columnheader', { name: 'Building' })).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(view(page)).toBeFocused()
    await page.reload()
    await expect(page.getByRole('columnheader', { name: 'Seats' })).toBeVisible()
    await expect(page.getByRole('columnheader', { name: 'Building' })).toHaveCount(0)
  })

  test('can be made compact', async ({ visit }) => {
    const page = await visit(path)
    const height = async () => (await row(page, 'Room 1').boundingBox())?.height ?? 0
    const comfortable = await height()
    await view(page).press('Enter')
    await panel(page).getByRole('radio', { name: 'Compact' }).click()
    await page.keyboard.press('Escape')
    expect(await height()).toBeLessThan(comfortable - 10)
    await page.reload()
    await expect(row(page, 'Room 1')).toBeVisible()
    expect(await height()).toBeLessThan(comfortable - 10)
  })

  test('keeps views: saved, shown, renamed and deleted by keyboard', async ({ visit }) => {
    const page = await visit(path)
    await view(page).press('Enter')
    await expect(panel(page)).toContainText('Search, filter or sort the list to save a view of it.')
    await page.keyboard.press('Escape')
    await page.getByRole('combobox', { name: 'Building' }).selectOption('Library')
    const dialog = await saveView(page, 'Library rooms')
    await expect(dialog).toBeHidden()
    await expect(view(page)).toBeFocused()
    await page.getByRole('combobox', { name: 'Building' }).selectOption('All')
    await expect(page.getByText('24 rooms')).toBeVisible()
    await view(page).press('Enter')
    await panel(page).getByRole('button', { name: 'Library rooms', exact: true }).press('Enter')
    await expect(page.getByText('8 rooms')).toBeVisible()
    await expect(page).toHaveURL(`${path}?building=Library`)
    await view(page).press('Enter')
    await expect(panel(page).getByRole('button', { name: 'Library rooms', exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await panel(page).getByRole('button', { name: 'Rename Library rooms' }).press('Enter')
    const rename = page.getByRole('dialog', { name: 'Rename Library rooms' })
    await rename.getByLabel('Name').fill('Books')
    await rename.getByLabel('Name').press('Enter')
    await expect(page.getByText('Renamed to Books')).toBeVisible()
    await view(page).press('Enter')
    await panel(page).getByRole('button', { name: 'Delete Books' }).press('Enter')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter')
    await expect(page.getByText('Books is deleted')).toBeVisible()
  })

  test('refuses a second view of the same name at its field', async ({ visit }) => {
    const page = await visit(`${path}?building=Library`)
    await expect(await saveView(page, 'Mine')).toBeHidden()
    const dialog = await saveView(page, 'Mine')
    await expect(dialog).toContainText('You already have a view with this name')
    await dialog.getByLabel('Name').fill(' ')
    await dialog.getByLabel('Name').press('Enter')
    await expect(dialog).toContainText('Enter a name')
  })

  test('is a list on a phone, from the same columns', async ({ visit }) => {
    const page = await visit(path, { phone: true, dark: true })
    const item = page.getByRole('list', { name: 'Rooms' }).getByRole('listitem').first()
    await expect(item).toContainText('Room 1')
    await expect(item).toContainText('20 seats')
    await expect(item.getByRole('button', { name: 'Open Room 1' })).toBeVisible()
    await page.getByRole('combobox', { name: 'Order' }).selectOption('Largest first')
    await expect(item).toContainText('Room 24')
    await view(page).click()
    await panel(page).getByRole('checkbox', { name: 'Seats' }).uncheck()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(item).not.toContainText('seats')
  })
})

for (const dark of [false, true]) {
  test(`the View panel is accessible in the ${dark ? 'dark' : 'light'} theme`, async ({ visit }) => {
    const page = await visit(`${path}?building=Library`, { dark })
    await expect(await saveView(page, 'Library rooms')).toBeHidden()
    await view(page).press('Enter')
    await expect(panel(page).getByRole('button', { name: 'Library rooms', exact: true })).toBeVisible()
    await expectAccessible(page)
  })
}
