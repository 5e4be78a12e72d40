import { m as assignmentsBellWords } from '@campanile/web/src/domains/assignments/bell/messages.ts'
import { m as assignmentsMineWords } from '@campanile/web/src/domains/assignments/mine/messages.ts'
import { m as settingsFormWords } from '@campanile/web/src/domains/settings/form/messages.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/test.ts'
import { pdfFile, setWork } from './assignment-page.ts'

const desk = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 390, height: 844 } }
const hour = 3_600_000

test('late work shows its penalty first; an admin waives it, and the student is notified', {
  tag: '@journey',
}, async ({ campus, visit }) => {
  const { make } = campus
  const lena = await make.student({ firstName: 'Lena', lastName: 'Vogt' })
  const { id: classId } = await make.class([await make.lecturer()], [lena])
  const office = await visit({ as: await make.admin({ firstName: 'Amina', lastName: 'Rahman' }), ...desk })
  const title = 'Field report'
  const assignmentId = await setWork(office, campus.url, { title, classId, dueIn: -1.5 * hour })

  const student = await visit({ as: lena, ...phone })
  await student.goto(`/app/my-assignments/${assignmentId}`)
  const due = student.getByRole('region', { name: 'Due' })
  await expect(due).toContainText('Penalty now −10. Best possible mark: 90 of 100')
  await expect(due.getByRole('link', { name: 'Request an extension' })).toHaveAttribute(
    'href',
    `/app/mitigation?class=${classId}&assignment=${assignmentId}`,
  )
  await student.getByLabel('Select files').setInputFiles(pdfFile('Report.pdf'))
  await student.getByRole('button', { name: 'Submit late' }).click()
  const asking = student.getByRole('dialog', { name: 'Submit late?' })
  await expect(asking).toContainText('−10')
  await expect(asking).toContainText(
    assignmentsMineWords.bestPossibleMarkOf({ bestMark: '90', maxMark: '100' }),
  )
  await asking.getByLabel('Reason for lateness').fill('The bus broke down')
  await expectAccessible(student)
  await asking.getByRole('button', { name: 'Submit late' }).click()
  await expect(student.getByRole('region', { name: 'Submitted' })).toContainText('late, −10')

  await office.goto('/app/late-submissions?search=Vogt')
  const row = office.getByRole('row').filter({ hasText: 'Lena Vogt' })
  await expect(row).toContainText('The bus broke down')
  await expectAccessible(office)
  await office.getByRole('button', { name: 'Decide Field report of Lena Vogt' }).click()
  const panel = office.getByRole('dialog', { name: 'Lena Vogt' })
  await panel.getByRole('button', { name: 'Reject work' }).click()
  await expect(panel.getByLabel('Reason')).toHaveAccessibleDescription(/Enter why you reject it/)
  await panel.getByLabel('Reason').fill('The operator confirmed it')
  await expectAccessible(office)
  await panel.getByRole('button', { name: 'Waive penalty' }).click()
  await expect(row).toBeHidden()
  await office.getByRole('button', { name: /^Waived/ }).click()
  await expect(row).toContainText('was −10')
  const download = office.waitForEvent('download')
  await office.getByRole('button', { name: 'Export' }).click()
  await office.getByRole('menuitem', { name: 'CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^Late submissions .*\.csv$/)

  await expect(due).toContainText('no penalty (waived)')
  await student.getByRole('button', { name: /^Notifications, \d+ unread/ }).click()
  await expect(student.getByRole('dialog', { name: 'Notifications' })).toContainText(title)
})

test('the top bar counts what is due soon, and roles without assignments see a message', async ({
  campus,
  visit,
}) => {
  const { make } = campus
  const noor = await make.student()
  const { id: classId } = await make.class([await make.lecturer()], [noor])
  const student = await visit({ as: noor, ...phone })
  await student.goto('/app/dashboard')
  await expect(student.getByRole('button', { name: 'Assignments, none due soon' })).toBeVisible()
  const office = await visit({ as: await make.admin() })
  await setWork(office, campus.url, { title: 'Problem sheet', classId })
  await student.getByRole('button', { name: assignmentsBellWords.assignmentsDueSoon({ count: 1 }) }).click()
  await expectAccessible(student)
  await student
    .getByRole('dialog', { name: 'Due soon' })
    .getByRole('link', { name: /^Problem sheet/ })
    .click()
  await expect(student.getByRole('heading', { name: 'Problem sheet' })).toBeVisible()

  await office.goto('/app/assignments')
  await office.getByRole('link', { name: 'File size' }).click()
  const limit = office.getByRole('region', { name: 'Assignments' })
  await limit.getByLabel('Largest file').fill('501')
  await limit.getByRole('button', { name: 'Save' }).click()
  await expect(
    limit.getByText(settingsFormWords.enterAWholeNumber({ least: '1', most: '500' })),
  ).toBeVisible()
  await expectAccessible(office)
  await limit.getByLabel('Largest file').fill('200')
  await limit.getByRole('button', { name: 'Save' }).click()
  await expect(office.getByText('Settings are saved')).toBeVisible()

  for (const person of [await make.staff(), await make.admin()]) {
    const page = await visit({ as: person, ...phone })
    await page.goto('/app/my-assignments')
    await expect(page.getByText('Assignment access not available for your role.')).toBeVisible()
    await expect(page).toHaveURL(/\/app\/my-assignments$/)
  }
})
