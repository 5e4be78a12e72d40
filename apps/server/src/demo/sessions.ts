import { and, eq, gt, lte, ne } from 'drizzle-orm'
import { newId } from '#db/columns.ts'
import type { Database } from '#db/database.ts'
import { attendanceRecords } from '#domains/attendance/attendance.tables.ts'
import { classes, courses, rooms } from '#domains/structure/structure.tables.ts'
import { sessions } from '#domains/timetable/timetable.tables.ts'
import { daysAfter, minutesAfter } from '#platform/clock.ts'
import { type DemoClass, liveCourse } from './campus.ts'

const historyDays = 42
const sessionMinutes = 90
/** Every class meets on two days a week. */
const meetsOn = (day: Date, index: number) =>
  [(index % 5) + 1, ((index + 2) % 5) + 1].includes(day.getUTCDay())

/** A number from 0 to 1 that is the same for the same words: plausible, and equal in every demo. */
export function chance(...words: (string | number)[]): number {
  let hash = 2_166_136_261
  for (const char of words.join('/')) hash = Math.imul(hash ^ char.charCodeAt(0), 16_777_619)
  return ((hash ^ (hash >>> 15)) >>> 0) / 4_294_967_296
}

/** Weeks of held sessions: most students come, some late, a few hardly. */
export async function fillHistory(db: Database, campus: DemoClass[], now: Date): Promise<void> {
  for (const [index, it] of campus.entries()) {
    for (let back = historyDays; back >= 1; back -= 1) {
      const day = daysAfter(now, -back)
      if (!meetsOn(day, index)) continue
      const startsAt = new Date(day)
      startsAt.setUTCHours(9 + index * 2, 0, 0, 0)
      await insertHeld(db, it, startsAt)
    }
  }
}

async function insertHeld(db: Database, it: DemoClass, startsAt: Date): Promise<void> {
  const sessionId = newId()
  const endsAt = minutesAfter(startsAt, sessionMinutes)
  await db
    .insert(sessions)
    .values({ id: sessionId, classId: it.id, roomId: it.roomId, startsAt, endsAt, status: 'held' })
  const records = it.studentIds.map((studentId, seat) => {
    const zeal = 0.72 + 0.27 * chance('zeal', it.code, seat)
    const luck = chance(it.code, startsAt.getTime(), seat)
    const status = luck > zeal ? 'absent' : luck > zeal - 0.08 ? 'late' : 'present'
    const markedAt = minutesAfter(
      startsAt,
      status === 'late' ? 14 : status === 'present' ? Math.floor(luck * 9) : 20,
    )
    return { sessionId, studentId, status, source: 'manual', markedAt } as const
  })
  await db.insert(attendanceRecords).values(records)
}

/** The rest of today after the session that is on: one session of each other class. */
export async function fillToday(db: Database, campus: DemoClass[], now: Date): Promise<void> {
  const others = campus.filter(({ code }) => code !== liveCourse)
  await db.insert(sessions).values(
    others.map((it, index) => {
      const startsAt = minutesAfter(fiveMinutesBefore(now), (index + 1) * (sessionMinutes + 30))
      return {
        id: newId(),
        classId: it.id,
        roomId: it.roomId,
        startsAt,
        endsAt: minutesAfter(startsAt, sessionMinutes),
      }
    }),
  )
}

/** On the last full five minutes. */
function fiveMinutesBefore(now: Date): Date {
  const stepMs = 5 * 60_000
  return new Date(Math.floor(now.getTime() / stepMs) * stepMs)
}

/** A session of the demo lecturer's class that is on now, unless one still lasts a while. */
export async function addSessionNow(db: Database, now: Date): Promise<void> {
  const [live] = await db
    .select({ classId: classes.id, roomId: rooms.id })
    .from(classes)
    .innerJoin(courses, eq(courses.id, classes.courseId))
    .innerJoin(rooms, eq(rooms.name, 'B2.14'))
    .where(eq(courses.code, liveCourse))
  if (!live) return
  const [on] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.classId, live.classId),
        lte(sessions.startsAt, now),
        gt(sessions.endsAt, minutesAfter(now, 10)),
        ne(sessions.status, 'cancelled'),
      ),
    )
  if (on) return
  const startsAt = fiveMinutesBefore(now)
  await db
    .insert(sessions)
    .values({ id: newId(), ...live, startsAt, endsAt: minutesAfter(startsAt, sessionMinutes) })
}
