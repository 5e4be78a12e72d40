import { attendanceRecords } from '@campanile/server/domains/attendance/attendance.tables.ts'
import { m as attendanceWords } from '@campanile/web/src/domains/attendance/messages.ts'
import { m as attendanceTodayWords } from '@campanile/web/src/domains/attendance/today/messages.ts'
import type { Page } from '@playwright/test'
import { linkOnScreen } from '../support/code-on-screen.ts'
import { watchSettling } from '../support/settling.ts'
import { expect, test } from '../support/test.ts'
import { startCheckIn, studentRow, taughtSession } from './register-page.ts'

const phone = { viewport: { width: 390, height: 844 } }

/** Collects the page's calls to the server, without the ids in their paths. */
function callsOf(page: Page) {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/'))
      calls.push(`${request.method()} ${pathname.replace(/[0-9a-f-]{36}/g, '{id}')}`)
  })
  return calls
}

test('from the scan to the receipt, a page makes three calls', async ({ campus, visit }) => {
  const { lecturer, students, sessionId } = await taughtSession(campus)
  const lecturing = await visit({ as: lecturer })
  await startCheckIn(lecturing, sessionId)
  const started = Date.now()
  const page = await visit({ as: students[0]!, ...phone })
  const calls = callsOf(page)
  const settled = watchSettling(page)
  // A new page receives the announcements of the last second again, because clocks of servers may differ.
  await expect.poll(() => Date.now() - started).toBeGreaterThan(1_000)
  await page.goto(await linkOnScreen(lecturing))
  await expect(page.getByText(attendanceWords.youAreCheckedIn())).toBeVisible()
  await expect(page.getByText('100.0% attendance in this class.')).toBeVisible()
  // The student's own page has also received the check-in.
  await expect(studentRow(lecturing, /Ana Adams.*Present/)).toBeVisible()
  await settled()
  expect(calls.toSorted()).toEqual([
    'GET /api/events',
    'POST /api/check-in/scan',
    'POST /api/check-in/{id}/code',
  ])
})

test('a typed code opens the check-in in the same call', async ({ campus, visit }) => {
  const { lecturer, students, sessionId } = await taughtSession(campus)
  const lecturing = await visit({ as: lecturer })
  await startCheckIn(lecturing, sessionId)
  const page = await visit({ as: students[0]!, ...phone })
  await page.goto('/app/attendance')
  const field = page.getByLabel(attendanceTodayWords.codeOnTheClassroomScreen())
  await field.waitFor()
  const settled = watchSettling(page)
  await settled()
  const calls = callsOf(page)
  await field.fill(await lecturing.getByText(/^[A-Z0-9]{6}$/).innerText())
  await expect(page.getByText(attendanceWords.youAreCheckedIn())).toBeVisible()
  await expect(studentRow(lecturing, /Ana Adams.*Present/)).toBeVisible()
  await settled()
  expect(calls.filter((call) => call.includes('check-in'))).toEqual([
    'POST /api/check-in/short-code',
    'POST /api/check-in/{id}/code',
  ])
})

test('an open register follows check-ins without being read again, and notices one that it missed', async ({
  campus,
  visit,
}) => {
  const { lecturer, students, sessionId } = await taughtSession(campus)
  const [ana, ben, cai] = students
  const lecturing = await visit({ as: lecturer })
  await startCheckIn(lecturing, sessionId)
  // Longer than the time for which the page gathers events before it reads the changes of starting check-in.
  await watchSettling(lecturing, 1000)()
  const calls = callsOf(lecturing)
  const readings = () =>
    calls.filter((call) => call.endsWith('/register') || call.endsWith('/offline-claims'))
  const checkIn = async (student: (typeof students)[number]) => {
    const page = await visit({ as: student, ...phone })
    await page.goto(await linkOnScreen(lecturing))
    await expect(page.getByText(attendanceWords.youAreCheckedIn())).toBeVisible()
    await page.context().close()
  }
  await checkIn(ana!)
  await expect(studentRow(lecturing, /Ana Adams.*Present/)).toBeVisible()
  expect(readings()).toEqual([])

  // Recorded by a server that stopped before it could announce it.
  const record = {
    sessionId,
    studentId: ben!.id,
    status: 'late',
    source: 'code',
    markedAt: new Date(),
  } as const
  await campus.db.insert(attendanceRecords).values(record)
  await checkIn(cai!)
  await expect(studentRow(lecturing, /Cai Clark.*Present/)).toBeVisible()
  await expect(studentRow(lecturing, /Ben Brown.*Late/)).toBeVisible()
  expect(readings()).toHaveLength(2)
  await expect(lecturing.getByText('3 of 3', { exact: false }).first()).toBeVisible()
})
