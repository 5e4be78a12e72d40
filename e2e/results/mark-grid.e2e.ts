import { m as resultsSheetWords } from '@campanile/web/src/domains/results/sheet/messages.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/test.ts'
import { examined, markOf, paste, saveLine } from './results-page.ts'

test('a lecturer enters marks by keyboard and paste, through a lost connection and a reload, and submits', {
  tag: '@journey',
}, async ({ campus, visit }) => {
  const { lecturer, students, sheetId } = await examined(campus, [
    'Adams',
    'Baker',
    'Clark',
    'Dietz',
    'Evans',
  ])
  const page = await visit({ as: lecturer })
  await page.goto(`/app/my-assignments/marks/${sheetId}`)
  await markOf(page, 'Adams').focus()
  await page.keyboard.type('31,5')
  await page.keyboard.press('Enter')
  await expect(markOf(page, 'Adams')).toHaveValue('31.5')
  await page.keyboard.type('a')
  await page.keyboard.press('ArrowDown')
  await expect(markOf(page, 'Baker')).toHaveValue('A')
  await page.keyboard.type('41')
  await expect(markOf(page, 'Clark')).toHaveAttribute('aria-invalid', 'true')
  await expect(markOf(page, 'Clark')).toHaveAccessibleDescription('At most 40')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(markOf(page, 'Clark')).toHaveValue('')
  await expect(saveLine(page)).toContainText(/^Saved \d\d:\d\d$/)

  await page.context().setOffline(true)
  await paste(page, '12\r\n13,25\r\n14\r\n')
  await expect(markOf(page, 'Evans')).toHaveValue('14')
  await expect(saveLine(page)).toHaveText(resultsSheetWords.offlineChangeKeptOnThisDevice({ keptCount: 3 }))
  await page.keyboard.press('Control+z')
  await expect(markOf(page, 'Evans')).toHaveValue('')
  await page.keyboard.press('Control+y')
  await expect(markOf(page, 'Evans')).toHaveValue('14')
  await expect(saveLine(page)).toHaveText(resultsSheetWords.offlineChangeKeptOnThisDevice({ keptCount: 3 }))
  await page.route('**/api/mark-sheets/*/marks', (route) => route.abort())
  await page.context().setOffline(false)
  await page.reload()
  await expect(markOf(page, 'Dietz')).toHaveValue('13.25')
  await expect(saveLine(page)).toHaveText(resultsSheetWords.offlineChangeKeptOnThisDevice({ keptCount: 3 }))
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('13.25')
  await page.unroute('**/api/mark-sheets/*/marks')
  await expect(saveLine(page)).toContainText(/^Saved/)

  await markOf(page, 'Evans').focus()
  await page.keyboard.press('Delete')
  await page.getByRole('button', { name: 'Submit marks' }).click()
  await expect(
    page.getByRole('dialog', { name: resultsSheetWords.markIsMissing({ missingCount: 1 }) }),
  ).toContainText('Ana Evans')
  await page.getByRole('button', { name: /^Go to cell/ }).click()
  await expect(markOf(page, 'Evans')).toBeFocused()
  await paste(page, `Email\tMark\n${students[4]!.email}\t15\nnobody@campus.test\t9\n`)
  const preview = page.getByRole('dialog', { name: 'Pasted marks' })
  await expect(preview).toContainText(resultsSheetWords.nobodyOnThisSheet())
  await preview.getByRole('button', { name: 'Enter 1 mark' }).click()
  await expect(saveLine(page)).toContainText(/^Saved/)
  await page.getByRole('button', { name: 'Submit marks' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Submit marks' }).click()
  await expect(page.getByText(resultsSheetWords.theseMarksAreSubmitted())).toBeVisible()
  await expect(markOf(page, 'Evans')).toHaveValue('15')
  await expect(markOf(page, 'Evans')).not.toBeEditable()
})

test('a mark typed at the very moment when the previous one has been saved is not lost', async ({
  campus,
  visit,
}) => {
  const { lecturer, sheetId } = await examined(campus, ['Adams'])
  const page = await visit({ as: lecturer })
  // Timers run late, as on a busy machine.
  await page.addInitScript(() => {
    const soon = window.setTimeout.bind(window)
    window.setTimeout = ((act: () => void, wait?: number) => soon(act, wait || 60)) as typeof setTimeout
  })
  await page.goto(`/app/my-assignments/marks/${sheetId}`)
  await markOf(page, 'Adams').fill('31')
  await expect(saveLine(page)).toHaveText('Saving')
  await saveLine(page).evaluate((line) => {
    const field = document.querySelector<HTMLInputElement>('input[data-row="0"]')!
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!
    const looking = new MutationObserver(() => {
      if (line.textContent.startsWith('Saving')) return
      looking.disconnect()
      write.call(field, '32')
      field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    })
    looking.observe(line, { subtree: true, childList: true, characterData: true })
  })
  await expect(markOf(page, 'Adams')).toHaveValue('32')
  await expect(saveLine(page)).toContainText(/^Saved/)
  await page.reload()
  await expect(markOf(page, 'Adams')).toHaveValue('32')
})
