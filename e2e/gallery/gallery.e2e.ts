import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { holdActions, test } from './gallery.ts'

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
    const release = await holdActions(page)
    await dialog.getByRole('button', { name: 'Archive' }).click()
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeVisible()
    await release()
    await expect(page.getByText('Room 12 is archived')).toBeVisible()
    await expect(dialog).toBeHidden()
  })

  test('gives the reason for a failure, or reports that there was no response', async ({ visit }) => {
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
    const release = await holdActions(page)
    await dialog.getByLabel('Name').press('Enter')
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeDisabled()
    await release()
    await expect(page.getByText('Room 12 is added')).toBeVisible()
    await expect(dialog).toBeHidden()
  })
}

for (const kind of ['dialog', 'panel', 'wide-panel']) {
  test(`a form in a ${kind} says why it failed, keeps what was typed, and returns the focus`, async ({
    visit,
  }) => {
    const page = await visit('/forms')
    const opener = page.getByRole('button', { name: `Open ${kind}`, exact: true })
    await opener.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Add room' })
    const name = dialog.getByLabel('Name')
    await dialog.getByRole('button', { name: 'Add room' }).press('Enter')
    await expect(name).toBeFocused()
    await expect(name).toHaveAccessibleDescription('Enter a name')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()

    await page.getByRole('radio', { name: 'No response' }).click()
    await opener.press('Enter')
    await name.fill('Room 12')
    await name.press('Enter')
    await expect(dialog.getByRole('alert')).toContainText('Your change may have been saved')
    await expect(dialog.getByRole('alert')).toBeFocused()
    await expect(name).toHaveValue('Room 12')
    await expect(dialog.getByRole('button', { name: 'Add room' })).toBeEnabled()
  })
}

test('a form of something loaded can be loaded again, and is not submitted before', async ({ visit }) => {
  const page = await visit('/forms')
  const opener = page.getByRole('button', { name: 'Open loaded form' })
  await opener.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Edit room' })
  await expect(dialog.getByRole('alert')).toContainText('We couldn’t load the room')
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(dialog.getByLabel('Name')).toHaveValue('Room 12')
  await dialog.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(opener).toBeFocused()
})

test('a secret that was just made is not closed by accident before it is copied', async ({ visit }) => {
  const page = await visit('/forms')
  const opener = page.getByRole('button', { name: 'Show key' })
  await opener.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Key of Room 12' })
  await dialog.press('Escape')
  await expect(dialog).toBeVisible()
  await dialog.getByLabel('Key').selectText()
  await dialog.getByLabel('Key').press('ControlOrMeta+c')
  await dialog.press('Escape')
  await expect(opener).toBeFocused()
})

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
    await expect(dialog.getByText('Somebody else saved changes while you were editing')).toBeVisible()
    await expect(dialog.getByRole('radio', { name: 'Theirs Seminar room 12' })).toBeChecked()
    await expect(dialog.getByRole('radio', { name: 'Yours 60' })).toBeChecked()
    await dialog.getByRole('button', { name: 'Save selection' }).click()
    await expect(page.getByText('Seminar room 12, 60 seats, is saved')).toBeVisible()
  })

  test('is resolved by keyboard, and the focus returns', async ({ visit }) => {
    const page = await visit('/edit-form')
    const dialog = await edit(page, 'Edit room')
    await dialog.getByRole('radio', { name: 'Theirs Seminar room 12' }).press('ArrowDown')
    await expect(dialog.getByRole('radio', { name: 'Yours Room 12' })).toBeChecked()
    await dialog.getByRole('button', { name: 'Save selection' }).press('Enter')
    await expect(page.getByText('Room 12, 60 seats, is saved')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Edit room', exact: true })).toBeFocused()
  })

  test('is kept in the form when their version cannot be read', async ({ visit }) => {
    const page = await visit('/edit-form')
    const dialog = await edit(page, 'Edit room that cannot be read again')
    await expect(dialog.getByRole('alert')).toContainText('Your changes were not saved')
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
  await expect(page.getByRole('button', { name: 'Next' })).toBeFocused()
})

test('a combo box is operated with arrow keys, Enter and Esc', async ({ visit }) => {
  const page = await visit('/fields')
  const box = page.getByRole('combobox', { name: 'Find a room' })
  await box.fill('Hall')
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(2)
  await box.press('ArrowDown')
  await box.press('Enter')
  await expect(box).toHaveValue('Hall B')
  await box.fill('Room')
  await expect(page.getByRole('listbox')).toBeVisible()
  await box.press('Escape')
  await expect(page.getByRole('listbox')).toBeHidden()
  await expect(box).toBeFocused()
})
