import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { holdActions, test } from './gallery.ts'

const open = (page: Page, room: string, kind = 'panel') =>
  page
    .getByRole('region', { name: `In a ${kind}` })
    .getByRole('button', { name: `Review ${room}` })
    .click()
const booking = (page: Page, room: string) => page.getByRole('dialog', { name: `Booking of ${room}` })

test.describe('a review', () => {
  test('moves along its queue by keys and buttons, and says where it is', async ({ visit }) => {
    const page = await visit('/reviews')
    await open(page, 'Hall B')
    await expect(booking(page, 'Hall B').getByRole('status')).toHaveText('2 of 3')
    await page.keyboard.press('k')
    await expect(booking(page, 'Room 12').getByRole('status')).toHaveText('1 of 3')
    await page.keyboard.press('ArrowLeft')
    await expect(booking(page, 'Room 12')).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('j')
    await expect(booking(page, 'Studio 3')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Next in queue' })).toHaveAttribute('aria-disabled', 'true')

    // A button that moves keeps the focus.
    await page.getByRole('button', { name: 'Previous in queue' }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(booking(page, 'Room 12')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Previous in queue' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Review Hall B' }).first()).toBeFocused()
  })

  test('decides by letter and goes on to the next open item, then to one that was skipped', async ({
    visit,
  }) => {
    const page = await visit('/reviews')
    await open(page, 'Hall B')
    const release = await holdActions(page)
    await page.keyboard.press('a')
    await expect(booking(page, 'Hall B').getByRole('button', { name: 'Approving' })).toBeDisabled()
    await release()
    await expect(booking(page, 'Studio 3').getByRole('status')).toHaveText('2 of 2')
    await page.keyboard.press('r')
    await expect(booking(page, 'Room 12')).toBeVisible()
    await page.keyboard.press('a')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const list = page.getByRole('region', { name: 'In a panel' })
    for (const row of ['Room 12, approved', 'Hall B, approved', 'Studio 3, rejected']) {
      await expect(list).toContainText(row)
    }
  })

  test('takes no key from a field, and keeps what was typed there', async ({ visit }) => {
    const page = await visit('/reviews')
    await open(page, 'Room 12', 'dialog')
    const note = booking(page, 'Room 12').getByLabel('Note')
    await note.pressSequentially('jar')
    await note.press('ArrowRight')
    await expect(note).toHaveValue('jar')
    await booking(page, 'Room 12').getByRole('heading', { name: 'Booking of Room 12' }).click()
    await page.keyboard.press('j')
    await page.keyboard.press('Escape')
    await expect(booking(page, 'Room 12')).toBeVisible()
    await expect(note).toHaveValue('jar')
  })

  test('stays with the item when the decision fails', async ({ visit }) => {
    const page = await visit('/reviews')
    await page.getByRole('radio', { name: 'No response' }).click()
    await open(page, 'Room 12')
    await booking(page, 'Room 12').getByRole('button', { name: 'Approve' }).click()
    await expect(booking(page, 'Room 12').getByRole('button', { name: 'Approving' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(booking(page, 'Room 12').getByRole('alert')).toContainText('Your change may have been saved')
    await expect(booking(page, 'Room 12').getByRole('alert')).toBeFocused()
    await page.keyboard.press('j')
    await expect(booking(page, 'Hall B').getByRole('alert')).toHaveCount(0)
  })

  const lab = async (page: Page, number: number, position: string) => {
    const dialog = booking(page, `Lab ${number}`)
    await expect(dialog.getByRole('status')).toHaveText(position)
    return dialog
  }
  const inPages = (page: Page) => page.getByRole('region', { name: 'In pages of three' })

  test('goes on to the next page of its list and back, and counts over all pages', async ({ visit }) => {
    const page = await visit('/reviews')
    await inPages(page).getByRole('button', { name: 'Review Lab 3' }).click()
    await lab(page, 3, '3 of 7')
    await page.getByRole('button', { name: 'Next in queue' }).focus()
    await page.keyboard.press('Enter')
    await lab(page, 4, '4 of 7')
    await expect(page.getByRole('button', { name: 'Next in queue' })).toBeFocused()
    for (const number of [5, 6, 7]) {
      await page.keyboard.press('j')
      await lab(page, number, `${number} of 7`)
    }
    await expect(page.getByRole('button', { name: 'Next in queue' })).toHaveAttribute('aria-disabled', 'true')
    await page.keyboard.press('Escape')

    // The list has followed the queue to its next page. A queue opened from here returns to the previous page.
    await inPages(page).getByRole('button', { name: 'Review Lab 7' }).click()
    await lab(page, 7, '7 of 7')
    await page.keyboard.press('k')
    await lab(page, 6, '6 of 7')
    await page.keyboard.press('Escape')
    await expect(inPages(page).getByRole('button', { name: 'Review Lab 4' })).toBeVisible()
  })

  test('decides across pages without leaving out a row that moves up', async ({ visit }) => {
    const page = await visit('/reviews')
    await inPages(page).getByRole('button', { name: 'Review Lab 1' }).click()
    for (const [number, position] of [
      [1, '1 of 7'],
      [2, '1 of 6'],
      [3, '1 of 5'],
      [4, '1 of 4'],
      [5, '1 of 3'],
      [6, '1 of 2'],
    ] as const) {
      await lab(page, number, position)
      await page.keyboard.press('a')
    }
    await expect(booking(page, 'Lab 7')).toBeVisible()
    await page.keyboard.press('a')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    for (let number = 1; number <= 7; number++) {
      await expect(inPages(page)).toContainText(`Lab ${number}, approved`)
    }
  })

  test('stays with the item when the next page cannot be loaded, and says so', async ({ visit }) => {
    const page = await visit('/reviews')
    await page.getByRole('radio', { name: 'No response' }).click()
    await inPages(page).getByRole('button', { name: 'Review Lab 3' }).click()
    await page.keyboard.press('j')
    await expect(booking(page, 'Lab 3').getByRole('alert')).toContainText(
      'We couldn’t load the rest of the queue',
    )
    await lab(page, 3, '3 of 7')
    await expect(page.getByRole('button', { name: 'Next in queue' })).toHaveAttribute(
      'aria-disabled',
      'false',
    )
  })

  for (const view of [{}, { dark: true }, { phone: true }, { phone: true, dark: true }]) {
    test(`is accessible: ${JSON.stringify(view)}`, async ({ visit }) => {
      const page = await visit('/reviews', view)
      for (const kind of ['panel', 'dialog']) {
        await open(page, 'Hall B', kind)
        await expectAccessible(page)
        await page.keyboard.press('Escape')
      }
    })
  }
})
