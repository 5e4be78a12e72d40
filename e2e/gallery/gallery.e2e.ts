import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { test } from './gallery.ts'

const outcome = (page: Page, name: string) => page.getByRole('radio', { name }).click()

test('every component is accessible in both themes and on a phone', async ({ visit }) => {
  const page = await visit('/')
  const links = page.getByRole('navigation', { name: 'Components' }).getByRole('link')
  const paths = await links.evaluateAll((all) => all.map((it) => it.getAttribute('href') ?? ''))
  expect(paths.length).toBeGreaterThan(5)
  for (const view of [{}, { dark: true }, { phone: true }]) {
    const shown = await visit('/', view)
    for (const path of paths) {
      await shown.goto(path)
      await expectAccessible(shown)
    }
  }
})

test.describe('a confirmation', () => {
  test('starts on Cancel, closes with Esc and returns the focus', async ({ visit }) => {
    const page = await visit('/confirmations')
    await page.getByRole('button', { name: 'Archive room' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Archive Room 12?' })
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: 'Archive room' })).toBeFocused()
  })

  test('stays open while the action is under way, then confirms it', async ({ visit }) => {
    const page = await visit('/confirmations')
    await page.getByRole('button', { name: 'Archive room' }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('button', { name: 'Archive' }).click()
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeVisible()
    await expect(page.getByText('Room 12 is archived')).toBeVisible()
    await expect(dialog).toBeHidden()
  })

  test('says why the action failed, or that there was no response', async ({ visit }) => {
    const page = await visit('/confirmations')
    await outcome(page, 'Refused')
    await page.getByRole('button', { name: 'Archive room' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Archive' }).click()
    await expect(page.getByRole('alert')).toContainText('The room was not archived')
    await expect(page.getByRole('alert')).toBeFocused()
    await page.keyboard.press('Escape')
    await outcome(page, 'No response')
    await page.getByRole('button', { name: 'Archive room' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Archive' }).click()
    await expect(page.getByRole('alert')).toContainText('Your change may have been saved')
  })

  test('that needs a reason asks for it before anything is sent', async ({ visit }) => {
    const page = await visit('/confirmations')
    await page.getByRole('button', { name: 'Cancel session' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Cancel session' }).click()
    await expect(dialog.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true')
    await dialog.getByLabel('Reason').fill('The lecturer is ill')
    await dialog.getByRole('button', { name: 'Cancel session' }).click()
    await expect(dialog).toBeHidden()
  })
})

for (const kind of ['dialog', 'wide-panel']) {
  test(`a form in a ${kind} keeps unsaved input, and cannot be closed while it is sent`, async ({
    visit,
  }) => {
    const page = await visit('/forms')
    await page.getByRole('button', { name: `Open ${kind}` }).click()
    const dialog = page.getByRole('dialog', { name: 'Add room' })
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: `Open ${kind}` }).click()
    await dialog.getByLabel('Name').fill('Room 12')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeVisible()
    await dialog.getByLabel('Name').press('Enter')
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeDisabled()
    await expect(page.getByText('Room 12 is added')).toBeVisible()
    await expect(dialog).toBeHidden()
  })
}

test.describe('an edit that meets another', () => {
  const edit = async (page: Page, button: string) => {
    await page.getByRole('button', { name: button, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit Room 12' })
    await dialog.getByLabel('Capacity').fill('60')
    await dialog.getByRole('button', { name: 'Save' }).click()
    return dialog
  }

  test('keeps each side’s own change unless the person selects otherwise', async ({ visit }) => {
    const page = await visit('/edit-form')
    const dialog = await edit(page, 'Edit room')
    await expect(dialog.getByText('Somebody else saved this room while you were editing')).toBeVisible()
    await expect(dialog.getByRole('radio', { name: 'Theirs Seminar room 12' })).toBeChecked()
    await expect(dialog.getByRole('radio', { name: 'Yours 60' })).toBeChecked()
    await dialog.getByRole('button', { name: 'Save selection' }).click()
    await expect(page.getByText('Seminar room 12, 60 seats, is saved')).toBeVisible()
  })

  test('is kept in the form when their version cannot be read', async ({ visit }) => {
    const page = await visit('/edit-form')
    const dialog = await edit(page, 'Edit room that cannot be read again')
    await expect(dialog.getByRole('alert')).toContainText('The room was not saved')
    await expect(dialog.getByLabel('Capacity')).toHaveValue('60')
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled()
  })
})

test('a list can be paged by keyboard', async ({ visit }) => {
  const page = await visit('/lists')
  await expect(page.getByRole('row', { name: /^Room 1 / })).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row', { name: /^Room 11 / })).toBeVisible()
})

test('a combo box is operated with arrow keys, Enter and Esc', async ({ visit }) => {
  const page = await visit('/fields')
  const box = page.getByRole('combobox', { name: 'Find a room' })
  await box.fill('Hall')
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(2)
  await box.press('ArrowDown')
  await box.press('Enter')
  await expect(box).toHaveValue('Hall B')
})
