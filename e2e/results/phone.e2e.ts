import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/test.ts'
import { examined, markOf, saveLine } from './results-page.ts'

test('on a phone, each student has a field, with Absent and Incomplete beside it', async ({
  campus,
  visit,
}) => {
  const { lecturer, classId, sheetId } = await examined(campus, ['Reed', 'Silva', 'Toure'])
  const page = await visit({ as: lecturer, viewport: { width: 390, height: 844 } })
  await page.goto(`/app/my-assignments/marks?class=${classId}`)
  await page.getByRole('link', { name: /^Enter marks: Final/ }).click()
  await expect(page).toHaveURL(new RegExp(sheetId))
  await markOf(page, 'Reed').fill('38.75')
  await page.getByRole('button', { name: 'Absent: Ana Silva' }).click()
  await page.getByRole('button', { name: 'Incomplete: Ana Toure' }).click()
  await expect(markOf(page, 'Toure')).toHaveValue('I')
  await expect(saveLine(page)).toContainText(/^Saved/)
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})
