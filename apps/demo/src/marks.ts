import { newId } from '@campanile/server/db/columns.ts'
import type { Database } from '@campanile/server/db/database.ts'
import { attempts, attendanceRecords } from '@campanile/server/domains/attendance/attendance.tables.ts'
import { disputes, findingSides, findings } from '@campanile/server/domains/attendance/review.tables.ts'
import { sessions } from '@campanile/server/domains/timetable/timetable.tables.ts'
import { daysAfter, minutesAfter } from '@campanile/server/platform/clock.ts'
import { and, asc, desc, eq } from 'drizzle-orm'
import type { DemoClass } from './campus.ts'
import { type DemoTime, timeOn } from './demo-time.ts'

/**
 * Adds consequences of check-ins: registers that were not taken, a dispute, and two students on one device.
 */
export async function fillMarks(db: Database, [taught]: DemoClass[], when: DemoTime): Promise<void> {
  if (!taught) return
  const { now } = when
  await missRegisters(db, taught, when)
  await shareDevice(db, taught, now)
  await disputeAbsence(db, taught, now)
}

/** Days ago on which the lecturer had no network. */
const missedDays = [3, 10]

const missRegisters = (db: Database, { id, roomId }: DemoClass, when: DemoTime) =>
  db.insert(sessions).values(
    missedDays.map((days) => {
      const startsAt = timeOn(when, -days, '17:00')
      return { id: newId(), classId: id, roomId, startsAt, endsAt: minutesAfter(startsAt, 60) }
    }),
  )

async function disputeAbsence(db: Database, { id }: DemoClass, now: Date): Promise<void> {
  const [absence] = await db
    .select({ sessionId: attendanceRecords.sessionId, studentId: attendanceRecords.studentId })
    .from(attendanceRecords)
    .innerJoin(sessions, and(eq(sessions.id, attendanceRecords.sessionId), eq(sessions.classId, id)))
    .where(eq(attendanceRecords.status, 'absent'))
    .orderBy(desc(sessions.startsAt), asc(attendanceRecords.studentId))
    .limit(1)
  if (!absence) return
  await db.insert(disputes).values({
    ...absence,
    openedAt: minutesAfter(now, -90),
    words: 'I was in the third row, but my phone had died.',
    disputedStatus: 'absent',
    disputedSource: 'manual',
  })
}

async function shareDevice(db: Database, { id: classId, studentIds }: DemoClass, now: Date): Promise<void> {
  const [last] = await db
    .select({ id: sessions.id, startsAt: sessions.startsAt })
    .from(sessions)
    .where(and(eq(sessions.classId, classId), eq(sessions.status, 'held')))
    .orderBy(desc(sessions.startsAt))
    .limit(1)
  if (!last) return
  const deviceId = newId()
  const sides = studentIds
    .slice(3, 5)
    .map((studentId, place) => ({ studentId, at: minutesAfter(last.startsAt, 4 + place) }))
  await checkInTogether(db, last.id, sides)
  await db.insert(attempts).values(
    sides.map(({ studentId, at }) => ({
      at,
      classId,
      sessionId: last.id,
      personId: studentId,
      method: 'face' as const,
      outcome: 'accepted' as const,
      deviceId,
    })),
  )
  const findingId = newId()
  const key = `device ${deviceId} ${last.id}`
  await db.insert(findings).values({ id: findingId, kind: 'shared-device', key, foundAt: daysAfter(now, -1) })
  await db.insert(findingSides).values(sides.map((side) => ({ findingId, sessionId: last.id, ...side })))
}

/** Records both students as checked in by face, replacing their records in the register. */
async function checkInTogether(
  db: Database,
  sessionId: string,
  sides: readonly { studentId: string; at: Date }[],
): Promise<void> {
  for (const { studentId, at } of sides) {
    await db.delete(attempts).where(and(eq(attempts.sessionId, sessionId), eq(attempts.personId, studentId)))
    await db
      .update(attendanceRecords)
      .set({ status: 'present', source: 'face', markedAt: at, markedBy: null })
      .where(and(eq(attendanceRecords.sessionId, sessionId), eq(attendanceRecords.studentId, studentId)))
  }
}
