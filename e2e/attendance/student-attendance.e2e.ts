import { readFile } from 'node:fs/promises'
import type { TestPerson } from '@campanile/server/testing/factories.ts'
import { m as attendanceOfficeWords } from '@campanile/web/src/domains/attendance/office/messages.ts'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import type { Campus } from '../support/campus.ts'
import { expect, test } from '../support/test.ts'
import { registerPath, studentRow } from './register-page.ts'

const path = '/app/student-attendance'

const looks = [
  { colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  { colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const

/** Ana, whose lecturer recorded her as late two days ago. */
async function marked({ make, url }: Campus, visit: (options: { as: TestPerson }) => Promise<Page>) {
  const lecturer = await make.lecturer()
  const student = await make.student({ firstName: 'Ana' })
  const taught = await make.class([lecturer], [student])
  const session = await make.session(taught.id, { startsInMinutes: -2 * 1440 })
  const lecturing = await visit({ as: lecturer })
  const mark = async (status: string) => {
    const answer = await lecturing.request.put(`${url}/api/sessions/${session.id}/records/${student.id}`, {
      data: { status, ...(status === 'absent' && { reason: 'Left early' }) },
      headers: { origin: url },
    })
    expect(answer.ok()).toBe(true)
  }
  await mark('late')
  return { student, sessionId: session.id, mark, ...taught }
}

for (const look of looks) {
  test(`an admin finds a record, corrects it and reads its history: ${look.colorScheme}, ${look.viewport.width} px`, async ({
    campus,
    visit,
  }) => {
    const { student, mark } = await marked(campus, visit)
    const page = await visit({ as: await campus.make.admin(), ...look })
    await page.goto(path)
    await page.getByLabel(attendanceOfficeWords.findAStudentOrClass()).fill(student.lastName)
    await expect(page.getByText('1 record', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Open record of Ana' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: 'Excused' }).click()
    await dialog.getByRole('button', { name: 'Save record' }).click()
    await expect(dialog.getByLabel('Reason')).toHaveAccessibleDescription('Enter why the record is changed')
    await dialog.getByLabel('Reason').fill('A medical certificate')
    await expectAccessible(page)

    await mark('absent')
    await expect(dialog.getByText(attendanceOfficeWords.recordWasChangedBySomeoneElse())).toBeVisible()
    await dialog.getByRole('button', { name: 'Save record' }).click()
    await expect(dialog.getByText(attendanceOfficeWords.recordWasChangedBySomeoneElse())).toBeVisible()
    await dialog.getByRole('button', { name: 'Correct it anyway' }).click()
    await dialog.getByRole('button', { name: 'Save record' }).click()
    await expect(dialog).toHaveCount(0)

    await page.getByRole('button', { name: 'Open record of Ana' }).click()
    await expect(dialog.getByText('Absent to Excused: A medical certificate')).toBeVisible()
    await dialog.getByRole('button', { name: 'Back to absent' }).click()
    await dialog.getByRole('button', { name: 'Save record' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText('Back to absent')).toBeVisible()
  })
}

test('the records found are downloaded as a file', async ({ campus, visit }) => {
  const { student, courseCode } = await marked(campus, visit)
  const page = await visit({ as: await campus.make.admin(), viewport: { width: 390, height: 844 } })
  await page.goto(`${path}?search=${courseCode}&status=late`)
  await expect(page.getByText('1 record', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const saving = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toMatch(/^Student attendance \d{4}-\d\d-\d\d\.csv$/)
  const [, ...marks] = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
  expect(marks).toEqual([expect.stringContaining(`Ana,${student.email}`)])
})

test('sessions and students are found too, down to one student’s history', async ({ campus, visit }) => {
  const { student, courseCode, courseTitle } = await marked(campus, visit)
  const page = await visit({ as: await campus.make.admin() })
  await page.goto(path)
  const tabs = page.getByRole('navigation', { name: 'Student attendance' })
  await tabs.getByRole('link', { name: 'Sessions' }).click()
  await page.getByLabel(attendanceOfficeWords.findAClassLecturerOrRoom()).fill(courseCode)
  await expect(page.getByText('1 session', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: `Open register of ${courseTitle}` })).toBeVisible()
  await tabs.getByRole('link', { name: 'Students' }).click()
  await page.getByLabel('Find a student').fill(student.lastName)
  await page.getByRole('link', { name: `Open record of Ana ${student.lastName}`, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Ana ${student.lastName}`)
  await expect(page.getByRole('img', { name: `${courseTitle}: 100.0%` })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Records' })).toContainText('Late')
  await expectAccessible(page)
})

test('a CSV file is checked, then imported, and says why lines are rejected', async ({ campus, visit }) => {
  const { student, sessionId } = await marked(campus, visit)
  const page = await visit({ as: await campus.make.admin(), viewport: { width: 390, height: 844 } })
  await page.goto(`${path}/import`)
  const choose = (name: string, text: string) =>
    page
      .getByRole('button', { name: /Select a file|another file/ })
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
  const preview = () => page.getByRole('button', { name: 'Preview import' }).click()
  await choose('wrong.csv', 'name,when\nAna,now\n')
  await preview()
  await expect(page.getByRole('alert')).toContainText('Student, Status, Session or Class, Date and Time')
  const lines = [`${student.email},${sessionId},present`, `nobody@campus.test,${sessionId},present`]
  await choose('marks.csv', ['Login,session,status', ...lines].join('\n'))
  await page.getByLabel('Student', { exact: true }).selectOption('Login')
  await preview()
  await expect(page.getByText('No student has the email, number or id “nobody@campus.test”.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Import 1 record' }).click()
  await expect(page.getByText('1 record imported')).toBeVisible()
  await page.goto(registerPath(sessionId))
  await expect(studentRow(page, /Ana.*Imported from a file.*Present/)).toBeVisible()
})
