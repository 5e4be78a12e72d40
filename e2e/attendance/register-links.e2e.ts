import { newId } from '@campanile/server/db/columns.ts'
import { attempts } from '@campanile/server/domains/attendance/attendance.tables.ts'
import { sessions } from '@campanile/server/domains/timetable/timetable.tables.ts'
import { m as attendanceLiveWords } from '@campanile/web/src/domains/attendance/live/messages.ts'
import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import type { Campus } from '../support/campus.ts'
import { expect, test } from '../support/test.ts'
import { registerPath, startCheckIn, studentRow, taughtSession } from './register-page.ts'

const cardOf = (page: Page, name: string) => page.getByRole('region', { name })

/** A session in which Ben’s check-in was refused. */
async function refusedSession(campus: Campus) {
  const taught = await taughtSession(campus)
  const { sessionId, classId, students } = taught
  await campus.db.insert(attempts).values({
    id: newId(),
    at: new Date(),
    classId,
    sessionId,
    personId: students[1]!.id,
    method: 'code',
    outcome: 'refused',
    reason: 'check-in-closed',
  })
  return taught
}

test('names in a register lead to the pages of the students and of the class', async ({ campus, visit }) => {
  const { lecturer, students, sessionId, classId, courseTitle } = await refusedSession(campus)
  const page = await visit({ as: lecturer })
  await startCheckIn(page, sessionId)
  await studentRow(page, /Ana Adams/).focus()
  await page.keyboard.press('p')
  const pageOf = (index: number) => `/app/users/${students[index]!.id}`
  await expect(
    cardOf(page, attendanceLiveWords.checkingIn()).getByRole('link', { name: 'Ana Adams' }),
  ).toHaveAttribute('href', pageOf(0))
  await expect(
    cardOf(page, attendanceLiveWords.refusedAttempts()).getByRole('link', { name: 'Ben Brown' }),
  ).toHaveAttribute('href', pageOf(1))
  await expect(page.getByRole('link', { name: courseTitle, exact: true })).toHaveAttribute(
    'href',
    `/app/classes/${classId}`,
  )
  await studentRow(page, /Cai Clark/).click()
  await page.getByRole('menuitem', { name: attendanceLiveWords.openStudentPage() }).click()
  await expect(page).toHaveURL(new RegExp(`${pageOf(2)}$`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cai Clark')
})

test('a substitute, who can’t open these pages, gets no links to them', async ({ campus, visit }) => {
  const { sessionId, courseTitle } = await refusedSession(campus)
  const substitute = await campus.make.lecturer()
  await campus.db.update(sessions).set({ substituteId: substitute.id }).where(eq(sessions.id, sessionId))
  const page = await visit({ as: substitute })
  await page.goto(registerPath(sessionId))
  await expect(cardOf(page, attendanceLiveWords.refusedAttempts())).toContainText('Ben Brown')
  await expect(page.getByRole('link', { name: 'Ben Brown' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: courseTitle })).toHaveCount(0)
  await studentRow(page, /Ana Adams/).click()
  await expect(page.getByRole('menuitem', { name: /Present/ })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: attendanceLiveWords.openStudentPage() })).toHaveCount(0)
})
