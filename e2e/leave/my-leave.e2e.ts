import { m as leaveMyWords } from '@campanile/web/src/domains/leave/my/messages.ts'
import { m as libWords } from '@campanile/web/src/lib/messages.ts'
import { m as uiWords } from '@campanile/web/src/ui/messages.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/test.ts'
import { nextWeek } from '../timetable/schedule-page.ts'
import { askFor, myLeavePath } from './leave-page.ts'

const [monday, tuesday] = [nextWeek[0]!, nextWeek[1]!]

test('a member of staff requests a morning and two hours, sees what is not possible, and withdraws', async ({
  campus,
  visit,
}) => {
  const page = await visit({ as: await campus.make.staff(), viewport: { width: 390, height: 844 } })
  await page.goto(myLeavePath)
  await expect(page.getByRole('heading', { level: 1, name: 'Staff Leave Request' })).toBeVisible()
  await expectAccessible(page)
  const requests = page.getByRole('list', { name: 'Requests' }).getByRole('listitem')

  const morning = await askFor(page, 'Annual leave', monday)
  await morning.getByRole('radio', { name: 'Morning' }).click()
  await expect(morning.getByRole('region', { name: 'Summary' })).toContainText('0.5 days')
  await morning.getByLabel('Reason').fill('The plumber comes')
  await morning.getByRole('button', { name: 'Submit request' }).click()
  await expect(requests.filter({ hasText: 'morning' })).toContainText('0.5 days')

  const again = await askFor(page, 'Annual leave', monday)
  await expect(again.getByText(/^You’ve already requested Annual leave/)).toBeVisible()
  await again.getByLabel('Reason').fill('The plumber comes')
  await again.getByRole('button', { name: 'Submit request' }).click()
  await expect(again.getByText(/^You’ve already requested Annual leave/)).toHaveCount(2)
  await again.getByLabel('Leave', { exact: true }).selectOption('Personal leave')
  await again.getByLabel('First day').fill(tuesday)
  await again
    .getByLabel('Last day')
    .fill(new Date(Date.parse(tuesday) + 7 * 86_400_000).toISOString().slice(0, 10))
  await expect(again.getByText(/Not enough Personal leave left/)).toBeVisible()
  await again.getByRole('radio', { name: 'Hours' }).click()
  await again.getByLabel('From').fill('10:00')
  await again.getByLabel('Until').fill('12:00')
  await expect(again.getByRole('region', { name: 'Summary' })).toContainText('2 h')
  await again.getByRole('button', { name: 'Submit request' }).click()
  const hours = requests.filter({ hasText: '10:00 to 12:00' })
  await expect(hours).toContainText('Pending')

  await hours.getByRole('button').click()
  const panel = page.getByRole('dialog')
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Withdraw request' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw', exact: true }).click()
  await expect(hours).toContainText('Withdrawn')
})

test('an upload that fails leaves the request submitted, and it can be retried', async ({
  campus,
  visit,
}) => {
  const page = await visit({ as: await campus.make.staff() })
  await page.goto(myLeavePath)
  await page.route('**/attachments?*', (route) => route.abort())
  const form = await askFor(page, 'Sick leave', monday)
  await form.getByLabel('Reason').fill('The flu')
  const buffer = Buffer.from('%PDF-1.4\n%%EOF\n')
  const files = form.locator('input[type=file]')
  await files.setInputFiles({ name: 'note.exe', mimeType: 'application/pdf', buffer })
  const chosen = form.getByRole('list', { name: 'Selected files' })
  await expect(chosen).toContainText(libWords.selectAnEvidenceFile())
  await form.getByRole('button', { name: 'Submit request' }).click()
  await expect(form.getByText('Remove the files that aren’t accepted')).toBeVisible()
  await chosen.getByRole('button', { name: 'Remove note.exe' }).click()
  await files.setInputFiles({ name: 'Note.pdf', mimeType: 'application/pdf', buffer })
  await form.getByRole('button', { name: 'Submit request' }).click()
  const left = page.getByRole('dialog', { name: 'Request submitted' })
  await expect(left.getByText(leaveMyWords.fileWasNotAdded({ file: 'Note.pdf' }))).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/attachments?*')
  await left.getByRole('button', { name: uiWords.tryAgainWith({ name: 'Note.pdf' }) }).click()
  await expect(left.getByText('Uploaded', { exact: true })).toBeVisible()
  await left.getByRole('button', { name: 'Done' }).click()

  await page.goto(`${myLeavePath}/calendar?month=${monday.slice(0, 7)}`)
  await page
    .getByRole('gridcell', { name: /Sick leave, pending/ })
    .getByRole('button')
    .click()
  await expect(page.getByRole('dialog').getByRole('link', { name: /Note.pdf/ })).toBeVisible()
})
