import { m as cameraWords } from '@campanile/web/src/camera/messages.ts'
import { m as attendanceLiveWords } from '@campanile/web/src/domains/attendance/live/messages.ts'
import { m as attendanceWords } from '@campanile/web/src/domains/attendance/messages.ts'
import { expect, test } from '../support/test.ts'
import { closeCheckIn, registerPath, startCheckIn, studentRow, taughtSession } from './register-page.ts'

test('closing lists who becomes absent, and reopening reverts it', async ({ campus, visit }) => {
  const { lecturer, colleague, students, sessionId } = await taughtSession(campus)
  const page = await visit({ as: lecturer })
  await startCheckIn(page, sessionId)
  const other = await visit({ as: colleague })
  await other.goto(registerPath(sessionId))
  await studentRow(page, /Ana Adams/).focus()
  await page.keyboard.press('p')
  await expect(studentRow(other, /Ana Adams.*Present/)).toBeVisible()

  await page.getByRole('button', { name: 'Close check-in' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Close check-in?' })
  await expect(dialog).toContainText(
    attendanceLiveWords.studentsBecomeAbsent({ students: 2, names: 'Ben Brown and Cai Clark' }),
  )
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Live since')).toBeVisible()
  await closeCheckIn(page)
  for (const register of [page, other]) {
    await expect(register.getByText('Check-in is closed')).toBeVisible()
    await expect(studentRow(register, /Ben Brown.*Absent/)).toBeVisible()
    await expect(studentRow(register, /Ana Adams.*Present/)).toBeVisible()
  }

  const student = await visit({ as: students[1]! })
  await student.goto('/app/dashboard')
  await expect(student.getByText(attendanceWords.youAreRecordedAsAbsent())).toBeVisible()
  await expect(student.getByText(/when check-in closed/)).toBeVisible()
  await expect(student.getByRole('button', { name: 'Dispute this record' })).toBeVisible()

  await other.getByRole('button', { name: 'Reopen check-in' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Reopen check-in' }).click()
  await expect(studentRow(page, /Ben Brown.*Not yet/)).toBeVisible()
  await expect(studentRow(page, /Ana Adams.*Present/)).toBeVisible()
  await expect(student.getByRole('link', { name: 'Check in' }).first()).toBeVisible()
})

test('a refused attempt leads to a record, and check-in stays open five minutes longer', async ({
  campus,
  visit,
}) => {
  const { lecturer, students, classId, sessionId } = await taughtSession(campus)
  const page = await visit({ as: lecturer })
  await startCheckIn(page, sessionId)
  const { window } = await page.request
    .get(`${campus.url}/api/sessions/${sessionId}/register`)
    .then((answer) => answer.json())
  await page.getByRole('button', { name: '+5 min' }).click()
  await expect
    .poll(async () => {
      const answer = await page.request.get(`${campus.url}/api/sessions/${sessionId}/register`)
      return Date.parse((await answer.json()).window.closesAt) - Date.parse(window.closesAt)
    })
    .toBe(5 * 60_000)
  const student = await visit({ as: students[0]! })
  await student.goto(`/attendance/${classId}/no-such-token`)
  await expect(student.getByText(cameraWords.thisCodeHasExpired())).toBeVisible()
  await page
    .getByRole('button', { name: attendanceLiveWords.recordStudentAsPresent({ studentName: 'Ana Adams' }) })
    .click()
  await expect(studentRow(page, /Ana Adams.*Refused check-in accepted.*Present/)).toBeVisible()
  await expect(page.getByRole('list', { name: 'Refused attempts' })).toContainText('Present')
})

test('changes of the two times appear in every open register', async ({ campus, visit }) => {
  const { lecturer, colleague, sessionId } = await taughtSession(campus)
  const page = await visit({ as: lecturer })
  await startCheckIn(page, sessionId)
  const other = await visit({ as: colleague })
  await other.goto(registerPath(sessionId))
  await expect(other.getByText('Live since')).toBeVisible()

  await page.getByRole('button', { name: 'Change times' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change times' })
  const late = dialog.getByLabel('On time until')
  const closes = dialog.getByLabel('Closes at')
  const [lateAt, closesAt] = [await late.inputValue(), await closes.inputValue()]
  await late.fill(closesAt)
  await closes.fill(lateAt)
  await dialog.getByRole('button', { name: 'Save times' }).click()
  await expect(closes).toHaveAccessibleDescription(
    'Check-in must close after the time from which students are late',
  )
  const later = plusMinutes(closesAt, 15)
  await closes.fill(later)
  await dialog.getByRole('button', { name: 'Save times' }).click()
  for (const register of [page, other]) {
    await expect(register.getByText(`On time until ${closesAt}, then late until ${later}`)).toBeVisible()
  }
})

const plusMinutes = (time: string, more: number) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const total = (hours * 60 + minutes + more) % (24 * 60)
  return [Math.floor(total / 60), total % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
