import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/test.ts'
import { examined, markOf, paste, saveLine } from './results-page.ts'

const students = 300
/** Rows drawn at most: one screen, the spare rows around it, and the row with the focus. */
const mostDrawn = 60
/** Milliseconds from the marks' arrival to the first cell, on a machine busy with other tests. */
const mostWait = 2_500

const lastNames = Array.from({ length: students }, (_, at) => `Pupil${String(at + 1).padStart(3, '0')}`)
const drawn = (page: Page) => page.locator('input[data-row]')

/** Milliseconds between the arrival of the marks and the first cell of the grid. */
async function openMeasured(page: Page, path: string): Promise<number> {
  await page.addInitScript(() => {
    const looking = new MutationObserver(() => {
      if (!document.querySelector('input[data-row]')) return
      looking.disconnect()
      performance.mark('first-cell')
    })
    looking.observe(document, { subtree: true, childList: true })
  })
  await page.goto(path)
  await expect(drawn(page).first()).toBeVisible()
  return page.evaluate(() => {
    const arrived = performance
      .getEntriesByType('resource')
      .find(({ name }) => /\/api\/mark-sheets\/[^/]+$/.test(name)) as PerformanceResourceTiming
    return performance.getEntriesByName('first-cell')[0]!.startTime - arrived.responseEnd
  })
}

test('a sheet of 300 students opens at once, and keyboard, search and paste reach rows that are not drawn', async ({
  campus,
  visit,
}) => {
  const { lecturer, sheetId } = await examined(campus, lastNames, 'Long final')
  const page = await visit({ as: lecturer, viewport: { width: 1440, height: 900 } })
  const path = `/app/my-assignments/marks/${sheetId}`
  expect(await openMeasured(page, path)).toBeLessThan(mostWait)
  const grid = page.getByRole('grid', { name: 'Marks: Long final' })
  await expect(grid).toHaveAttribute('aria-rowcount', String(students + 1))
  expect(await drawn(page).count()).toBeLessThanOrEqual(mostDrawn)
  await expectAccessible(page)

  await markOf(page, 'Pupil001').focus()
  await page.keyboard.press('End')
  await expect(markOf(page, 'Pupil300')).toBeFocused()
  await expect(grid.getByRole('row').filter({ hasText: 'Pupil300' })).toHaveAttribute('aria-rowindex', '301')
  await page.keyboard.type('30')
  await page.keyboard.press('Home')
  await expect(markOf(page, 'Pupil001')).toBeFocused()
  for (let times = 0; times < 15; times += 1) await page.keyboard.press('PageDown')
  await expect(markOf(page, 'Pupil151')).toBeFocused()
  await expect(markOf(page, 'Pupil152')).toBeVisible()
  expect(await drawn(page).count()).toBeLessThanOrEqual(mostDrawn)

  // The cell with the focus stays, however far away it is.
  await grid.hover()
  await page.mouse.wheel(0, -20_000)
  await expect(markOf(page, 'Pupil002')).toBeInViewport()
  await page.keyboard.type('15')
  await expect(markOf(page, 'Pupil151')).toHaveValue('15')

  await page.keyboard.press('Control+f')
  const search = page.getByRole('textbox', { name: 'Find a student' })
  await expect(search).toBeFocused()
  await search.fill('pupil28')
  await expect(page.getByRole('search').getByRole('status')).toHaveText('1 of 10')
  await expect(markOf(page, 'Pupil280')).toBeInViewport()
  await search.press('ArrowUp')
  await expect(markOf(page, 'Pupil289')).toBeInViewport()
  await search.press('Enter')
  await expect(markOf(page, 'Pupil289')).toBeFocused()

  await page.keyboard.press('Control+f')
  await search.fill('pupil021')
  await search.press('Enter')
  await paste(page, `${Array.from({ length: 250 }, (_, at) => `${at % 40},5\t`).join('\r\n')}\r\n\t\r\n`)
  await expect(page.getByText('250 marks pasted')).toBeVisible()
  await expect(saveLine(page)).toContainText(/^Saved/)
  await expect(page.getByText('251 of 300 entered')).toBeVisible()
  expect(await drawn(page).count()).toBeLessThanOrEqual(mostDrawn)
  const stored = await page.request.get(`/api/mark-sheets/${sheetId}`)
  const { cells } = (await stored.json()) as { cells: { mark: string | null }[] }
  expect(cells.map(({ mark }) => mark && Number(mark))).toEqual(
    lastNames.map((_, row) => (row === 299 ? 30 : row >= 20 && row < 270 ? ((row - 20) % 40) + 0.5 : null)),
  )

  await page.keyboard.press('End')
  await expect(markOf(page, 'Pupil300')).toBeFocused()
  await page.keyboard.type('41')
  await page.keyboard.press('Home')
  await page.getByRole('button', { name: 'Go to cell' }).click()
  await expect(markOf(page, 'Pupil300')).toBeFocused()
  await page.keyboard.type('30')
  await expect(saveLine(page)).toContainText(/^Saved/)
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('Control+z')
  await expect(markOf(page, 'Pupil021')).toBeFocused()
  await expect(page.getByText('2 of 300 entered')).toBeVisible()
  await expect(markOf(page, 'Pupil021')).toHaveValue('')
  await page.keyboard.press('Control+y')
  await expect(page.getByText('251 of 300 entered')).toBeVisible()

  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.print-sheet tbody tr')).toHaveCount(students)
  await expect(page.locator('.print-sheet tbody tr').last()).toContainText('Pupil300')
  await expect(page.locator('.print-sheet tbody tr').last()).toContainText('30')
  await expect(grid).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await expect(page.locator('.print-sheet')).toHaveCount(0)

  const phone = await visit({ as: lecturer, viewport: { width: 390, height: 844 } })
  await phone.goto(path)
  await expect(markOf(phone, 'Pupil001')).toBeVisible()
  expect(await drawn(phone).count()).toBeLessThanOrEqual(mostDrawn)
  await phone.getByRole('textbox', { name: 'Find a student' }).fill('pupil300')
  await expect(markOf(phone, 'Pupil300')).toHaveValue('30')
  await expect(markOf(phone, 'Pupil300')).toBeInViewport()
  await expect(phone.getByRole('listitem').filter({ hasText: 'Pupil300' })).toHaveAttribute(
    'aria-posinset',
    '300',
  )
})

test('undo stays within the dialog on top and leaves the marks beneath it as they are', async ({
  campus,
  visit,
}) => {
  const { lecturer, students: people, sheetId } = await examined(campus, ['Marsh', 'North'], 'Covered final')
  const page = await visit({ as: lecturer })
  await page.goto(`/app/my-assignments/marks/${sheetId}`)
  await markOf(page, 'Marsh').focus()
  await page.keyboard.type('hello')
  await expect(page.getByText('0 of 2 entered')).toBeVisible()
  await paste(page, `${people[1]!.email}\t15\nnobody@campus.test\t9\n`)
  const preview = page.getByRole('dialog', { name: 'Pasted marks' })
  await expect(preview).toBeVisible()
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await preview.getByRole('button', { name: 'Cancel' }).click()
  await expect(markOf(page, 'Marsh')).toHaveValue('hello')

  await markOf(page, 'Marsh').focus()
  await page.keyboard.type('12')
  await page.keyboard.press('Shift+F2')
  const comment = page.getByRole('dialog', { name: 'Comment on Ana Marsh' }).getByLabel('Comment')
  await comment.focus()
  await page.keyboard.type('Late')
  for (let times = 0; times < 4; times += 1) await page.keyboard.press('Control+z')
  await expect(comment).toHaveValue('')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(markOf(page, 'Marsh')).toHaveValue('12')

  // In the grid itself it undoes typed marks, and moves to the cell.
  await markOf(page, 'Marsh').focus()
  await page.keyboard.press('Control+z')
  await expect(markOf(page, 'Marsh')).toHaveValue('hello')
  await paste(page, '21\n22\n')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Control+z')
  await expect(markOf(page, 'Marsh')).toBeFocused()
  await expect(markOf(page, 'North')).toHaveValue('')
  await page.keyboard.press('Control+y')
  await expect(markOf(page, 'Marsh')).toHaveValue('21')
  await expect(markOf(page, 'North')).toHaveValue('22')
})
