import { attendanceRecords } from '@campanile/server/domains/attendance/attendance.tables.ts'
import { m as insightIntervalsWords } from '@campanile/web/src/domains/insight/intervals/messages.ts'
import { m as leaveManageWords } from '@campanile/web/src/domains/leave/manage/messages.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { storiesOnOwnCampus } from '../support/own-campus.ts'
import { expect } from '../support/test.ts'

// The picture is of all classes of the campus.
const test = storiesOnOwnCampus()

test.setTimeout(120_000)

test('reports show rates with their intervals, as a picture and as a table', async ({ campus, visit }) => {
  const markedAt = new Date()
  for (const absences of [0, 3, 6]) {
    const students = await Promise.all(Array.from({ length: 8 }, () => campus.make.student()))
    const { id: classId } = await campus.make.class([await campus.make.lecturer()], students)
    const { id: sessionId } = await campus.make.session(classId, { startsInMinutes: -120 })
    await campus.db.insert(attendanceRecords).values(
      students.map(({ id: studentId }, at) => ({
        sessionId,
        studentId,
        status: at < absences ? ('absent' as const) : ('present' as const),
        source: 'manual' as const,
        markedAt,
      })),
    )
  }
  const page = await visit({ as: await campus.make.admin() })
  await page.goto('/app/reports')
  const card = page.getByRole('region', { name: insightIntervalsWords.title() })
  await expect(
    card.getByText(insightIntervalsWords.summary({ below: 1, required: '75', unsure: 2 })).first(),
  ).toBeVisible()
  await expectAccessible(page)
  await card.getByRole('button', { name: /^Show as table/ }).click()
  await expect(card.getByRole('row')).toHaveCount(4)
  await expectAccessible(page)

  await page.goto('/app/admin-leave-requests/balances')
  await page.getByRole('radio', { name: 'Matrix' }).click()
  await expect(page.getByRole('table', { name: leaveManageWords.balancesByType() })).toBeVisible()
  await expectAccessible(page)
})
