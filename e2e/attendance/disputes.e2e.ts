import { newId } from '@campanile/server/db/columns.ts'
import { attempts } from '@campanile/server/domains/attendance/attendance.tables.ts'
import { m as cameraWords } from '@campanile/web/src/camera/messages.ts'
import { m as attendanceCheckInWords } from '@campanile/web/src/domains/attendance/check-in/messages.ts'
import { m as attendanceMineWords } from '@campanile/web/src/domains/attendance/mine/messages.ts'
import { m as attendanceReviewWords } from '@campanile/web/src/domains/attendance/review/messages.ts'
import { expectAccessible } from '../support/accessibility.ts'
import type { Campus } from '../support/campus.ts'
import { expect, test } from '../support/test.ts'
import { closeCheckIn, startCheckIn } from './register-page.ts'

const looks = [
  { colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  { colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const

async function taught({ make }: Campus) {
  const lecturer = await make.lecturer()
  const student = await make.student({ firstName: 'Ana', lastName: 'Adams' })
  const { id: classId, courseTitle } = await make.class([lecturer], [student])
  const session = await make.session(classId)
  return { lecturer, student, classId, courseTitle, sessionId: session.id }
}

for (const look of looks) {
  test(`an absence is disputed in words, seen live and accepted: ${look.colorScheme}, ${look.viewport.width} px`, async ({
    campus,
    visit,
  }) => {
    const { lecturer, student, classId, courseTitle, sessionId } = await taught(campus)
    const lecturing = await visit({ as: lecturer, ...look })
    await startCheckIn(lecturing, sessionId)
    await closeCheckIn(lecturing)
    await expect(lecturing.getByText('Check-in is closed')).toBeVisible()
    await lecturing.goto('/app/attendance')
    await expect(lecturing.getByText('No open disputes.')).toBeVisible()

    const page = await visit({ as: student, ...look })
    await page.goto(`/app/attendance?session=${sessionId}`)
    const mine = page.getByRole('list', { name: 'My sessions' })
    await expect(mine.getByRole('listitem')).toHaveCount(1)
    const now = page.getByRole('region', { name: courseTitle })
    await expect(now.getByText(/^Can be disputed until/)).toBeVisible()
    await mine.getByRole('button', { name: 'Dispute' }).click()
    await page.getByLabel('What happened?').fill('I sat in the second row')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Send dispute' }).click()
    await expect(mine.getByText(attendanceMineWords.disputeIsOpen())).toBeVisible()
    // The card of the moment says so too, and offers no second dispute.
    await expect(now.getByText(attendanceMineWords.disputeIsOpen())).toBeVisible()
    await expect(now.getByRole('button', { name: attendanceMineWords.disputeThisRecord() })).toHaveCount(0)
    // So does the receipt on the check-in page.
    await page.goto(`/attendance/${classId}/code`)
    await expect(page.getByText(attendanceMineWords.disputeIsOpen())).toBeVisible()
    await expect(page.getByRole('button', { name: attendanceMineWords.disputeThisRecord() })).toHaveCount(0)
    await page.goto(`/app/attendance?session=${sessionId}`)
    await page.getByRole('button', { name: attendanceMineWords.showAllSessions() }).click()
    await expect(page).toHaveURL(/attendance$/)

    await lecturing.getByRole('button', { name: 'Decide about Ana Adams' }).click()
    const dialog = lecturing.getByRole('dialog', { name: 'Ana Adams’s dispute' })
    await expect(dialog).toContainText('I sat in the second row')
    await expect(dialog).toContainText('Recorded when check-in closed')
    await expect(dialog).toContainText(attendanceReviewWords.noAttemptsToCheckIn())
    await expectAccessible(lecturing)
    await dialog.getByLabel('Message to student').fill('I remember you')
    await dialog.getByRole('button', { name: 'Accept dispute' }).click()
    await expect(lecturing.getByText('No open disputes.')).toBeVisible()
    await expect(
      page.getByText(attendanceMineWords.yourDisputeWasAcceptedBecause({ answer: 'I remember you' })),
    ).toBeVisible()
    await expect(page.getByRole('list', { name: 'My sessions' })).toContainText('Present')
    await lecturing.getByRole('radiogroup', { name: 'Which disputes' }).getByText('Decided').click()
    await expect(lecturing.getByRole('list', { name: 'Disputes' })).toContainText('Accepted')
    await expectAccessible(lecturing)
  })
}

test('a refused student opens a dispute on the check-in page with one tap, and it is declined with a reason', async ({
  campus,
  visit,
}) => {
  const { lecturer, student, classId, sessionId } = await taught(campus)
  const lecturing = await visit({ as: lecturer })
  await startCheckIn(lecturing, sessionId)
  const page = await visit({ as: student, viewport: { width: 390, height: 844 } })
  await page.goto(`/attendance/${classId}/no-such-token`)
  await expect(page.getByText(cameraWords.thisCodeHasExpired())).toBeVisible()
  await page.getByRole('button', { name: attendanceCheckInWords.reportAMistake() }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send dispute' }).click()
  await expect(page.getByText(attendanceMineWords.disputeIsOpen())).toBeVisible()
  await page.reload()
  await expect(page.getByText(cameraWords.thisCodeHasExpired())).toBeVisible()
  await expect(page.getByText(attendanceMineWords.disputeIsOpen())).toBeVisible()
  await expect(page.getByRole('button', { name: attendanceCheckInWords.reportAMistake() })).toHaveCount(0)
  await expectAccessible(page)

  await lecturing.goto('/app/attendance')
  await lecturing.getByRole('button', { name: 'Decide about Ana Adams' }).click()
  const dialog = lecturing.getByRole('dialog')
  await expect(dialog.getByRole('list', { name: 'Check-in attempts' })).toContainText(
    'Scan refused. Scanned a code that had expired',
  )
  await dialog.getByRole('button', { name: 'Decline dispute' }).click()
  await expect(dialog.getByLabel('Message to student')).toHaveAccessibleDescription(
    attendanceReviewWords.enterWhyRecordStays(),
  )
  await dialog.getByLabel('Message to student').fill('The code was of yesterday')
  await dialog.getByRole('button', { name: 'Decline dispute' }).click()
  const declined = attendanceMineWords.yourDisputeWasDeclinedBecause({ answer: 'The code was of yesterday' })
  await expect(page.getByText(declined)).toBeVisible()
  await page.goto('/app/attendance')
  await expect(page.getByText(declined)).toBeVisible()
})

test('two students on one device wait for the lecturer, who changes a record', async ({ campus, visit }) => {
  const { make, db } = campus
  const lecturer = await make.lecturer()
  const students = [
    await make.student({ firstName: 'Ana', lastName: 'Adams' }),
    await make.student({ firstName: 'Ben', lastName: 'Brown' }),
  ]
  const { id: classId, courseTitle } = await make.class([lecturer], students)
  const { id: sessionId } = await make.session(classId)
  const lecturing = await visit({ as: lecturer, viewport: { width: 390, height: 844 } })
  await startCheckIn(lecturing, sessionId)
  const deviceId = newId()
  for (const { id: studentId } of students) {
    const answer = await lecturing.request.put(
      `${campus.url}/api/sessions/${sessionId}/records/${studentId}`,
      { data: { status: 'present' }, headers: { origin: campus.url } },
    )
    expect(answer.ok()).toBe(true)
    await db.insert(attempts).values({
      at: new Date(),
      classId,
      sessionId,
      personId: studentId,
      method: 'face',
      outcome: 'accepted',
      deviceId,
    })
  }
  await closeCheckIn(lecturing)
  await expect(lecturing.getByText('Check-in is closed')).toBeVisible()
  await lecturing.goto('/app/attendance')
  await lecturing.getByRole('button', { name: 'Review One device checked in 2 students' }).click()
  const dialog = lecturing.getByRole('dialog', {
    name: attendanceReviewWords.oneDeviceCheckedIn({ students: 2 }),
  })
  await dialog.getByLabel(`Record of Ben Brown, ${courseTitle}`).selectOption('Absent')
  await expectAccessible(lecturing)
  await dialog.getByRole('button', { name: 'Change records' }).click()
  await expect(dialog.getByLabel('Note')).toHaveAccessibleDescription(/Enter why the student is absent/)
  await dialog.getByLabel('Note').fill('One phone for two')
  await dialog.getByRole('button', { name: 'Change records' }).click()
  await expect(lecturing.getByText('No unusual check-ins.')).toBeVisible()
  await lecturing.getByRole('radiogroup', { name: 'Which check-ins' }).getByText('Reviewed').click()
  await expect(lecturing.getByRole('list', { name: 'Unusual check-ins' })).toContainText('Records changed')
  await expectAccessible(lecturing)
})
