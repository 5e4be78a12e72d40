import { attendanceRecords } from '@campanile/server/domains/attendance/attendance.tables.ts'
import { markedClass } from '@campanile/server/domains/insight/testing/marked-class.ts'
import { classes } from '@campanile/server/domains/structure/structure.tables.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from '../support/test.ts'

/** Milliseconds for the worker to find the change and announce it, and for the page to read it again. */
const patience = { timeout: 30_000 }

test('an open view of the analytics follows records that others set', async ({ campus, visit }) => {
  const { make, db } = campus
  const [lecturer, student] = [await make.lecturer(), await make.student()]
  const made = await markedClass({ make, db, now: () => new Date() }, [lecturer], [[student, 'PPPA']])
  const [row] = await db.select().from(classes).where(eq(classes.id, made.id))
  const page = await visit({ as: await make.admin(), viewport: { width: 1440, height: 900 } })
  await page.goto(`/app/analytics?termId=${row!.termId}`)
  await expect(page.getByText('75.0% of 4 records').first()).toBeVisible(patience)

  const { id } = made.sessions.at(-1)!
  await db.update(attendanceRecords).set({ status: 'late' }).where(eq(attendanceRecords.sessionId, id))
  await expect(page.getByText('100.0% of 4 records').first()).toBeVisible(patience)
})
