import { newId } from '@campanile/server/db/columns.ts'
import type { Database } from '@campanile/server/db/database.ts'
import { attendanceRecords } from '@campanile/server/domains/attendance/attendance.tables.ts'
import {
  classBatches,
  classes,
  classLecturers,
  courses,
  rooms,
} from '@campanile/server/domains/structure/structure.tables.ts'
import { listBusy, type Resource } from '@campanile/server/domains/timetable/bookings.repo.ts'
import { sessions } from '@campanile/server/domains/timetable/timetable.tables.ts'
import { addDays, daysBetween } from '@campanile/server/platform/calendar.ts'
import { minutesAfter } from '@campanile/server/platform/clock.ts'
import { eq } from 'drizzle-orm'
import { type DemoClass, liveCourse } from './campus.ts'
import { chance } from './chance.ts'
import { type DemoTime, demoTerm } from './demo-time.ts'
import { meetingStart, meetsOn, sessionMinutes } from './meeting-times.ts'
import { isPublicHoliday } from './public-holidays.ts'

/** The minimum length of the session that is always in progress, in minutes. */
const shortestLive = 15

/** Adds weeks of held sessions: most students attend, some are late, a few are rarely there. */
export async function fillHistory(db: Database, campus: DemoClass[], when: DemoTime): Promise<void> {
  const days = daysBetween(demoTerm(when, 0).firstDay, addDays(when.today, -1))
  for (const [index, it] of campus.entries()) {
    for (const day of days)
      if (meetsOn(day, index) && !isPublicHoliday(day))
        await insertHeld(db, it, meetingStart(when, day, index))
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

/** Fills the rest of today after the session in progress: one session of each other class. */
export async function fillToday(db: Database, campus: DemoClass[], { now }: DemoTime): Promise<void> {
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

/** Five minutes earlier, rounded down to five minutes. */
function fiveMinutesBefore(now: Date): Date {
  const stepMs = 5 * 60_000
  return new Date(Math.floor(now.getTime() / stepMs) * stepMs)
}

/**
 * Adds a session in progress to the demo lecturer's class, unless one of their sessions still has enough time
 * left.
 */
export async function addSessionNow(db: Database, now: Date): Promise<void> {
  const [live] = await db
    .select({ classId: classes.id, roomId: rooms.id, lecturerId: classLecturers.lecturerId })
    .from(classes)
    .innerJoin(courses, eq(courses.id, classes.courseId))
    .innerJoin(classLecturers, eq(classLecturers.classId, classes.id))
    .innerJoin(rooms, eq(rooms.name, 'B2.14'))
    .where(eq(courses.code, liveCourse))
  if (!live) return
  const { classId, roomId } = live
  const taken = await takenFrom(db, live, now)
  const onUntil = Math.max(0, ...taken.filter((it) => it.startsAt <= now).map((it) => it.endsAt.getTime()))
  if (onUntil > minutesAfter(now, 10).getTime()) return
  const startsAt = onUntil > now.getTime() ? new Date(onUntil) : fiveMinutesBefore(now)
  const next = taken.find((it) => it.startsAt >= startsAt)
  const endsAt = new Date(
    Math.min(minutesAfter(startsAt, sessionMinutes).getTime(), next?.startsAt.getTime() ?? Infinity),
  )
  if (endsAt < minutesAfter(startsAt, shortestLive)) return
  await db.insert(sessions).values({ id: newId(), classId, roomId, startsAt, endsAt })
}

interface Live {
  classId: string
  roomId: string
  lecturerId: string
}

/** When its room, lecturer or batch are next occupied, in order. */
async function takenFrom(db: Database, { classId, roomId, lecturerId }: Live, now: Date) {
  const batches = await db.select().from(classBatches).where(eq(classBatches.classId, classId))
  const resources: Resource[] = [
    { resource: 'room', id: roomId },
    { resource: 'lecturer', id: lecturerId },
    ...batches.map(({ batchId }): Resource => ({ resource: 'batch', id: batchId })),
  ]
  const taken = await listBusy(db, resources, { startsAt: now, endsAt: minutesAfter(now, 240) }, [])
  return taken.sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
}
