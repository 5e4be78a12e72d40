import { newId } from '@campanile/server/db/columns.ts'
import type { Database } from '@campanile/server/db/database.ts'
import {
  classBatches,
  classes,
  classLecturers,
  courses,
  rooms,
} from '@campanile/server/domains/structure/structure.tables.ts'
import { listBusy, type Resource } from '@campanile/server/domains/timetable/bookings.repo.ts'
import { sessions } from '@campanile/server/domains/timetable/timetable.tables.ts'
import { instantAt } from '@campanile/server/platform/calendar.ts'
import { minutesAfter } from '@campanile/server/platform/clock.ts'
import { eq } from 'drizzle-orm'
import { type DemoClass, liveCourse } from './campus.ts'
import type { DemoTime } from './demo-time.ts'
import { type HeldSession, insertHeld } from './history.ts'
import { meetingStart, meetsOn, sessionMinutes } from './meeting-times.ts'
import { isPublicHoliday } from './public-holidays.ts'

/** The minimum length of the session that is always in progress, in minutes. */
const shortestLive = 15

/** Sessions other than the one in progress begin two hours after the first of these, and end by the second. */
const openingHours = ['07:00', '21:00'] as const

/**
 * Fills today around the session in progress: one session of each other class, later today. Where the day is over by
 * then, a class that meets today has met at its usual time.
 */
export async function fillToday(db: Database, campus: DemoClass[], when: DemoTime): Promise<void> {
  const { now, today, timeZone } = when
  const begun = fiveMinutesBefore(now)
  const [opening, closing] = [
    instantAt(timeZone, today, openingHours[0]),
    instantAt(timeZone, today, openingHours[1]),
  ]
  const from = begun > opening ? begun : opening
  const held: HeldSession[] = []
  const ahead: (typeof sessions.$inferInsert)[] = []
  for (const [index, it] of campus.entries()) {
    if (it.code === liveCourse) continue
    const startsAt = minutesAfter(from, (ahead.length + 1) * (sessionMinutes + 30))
    const endsAt = minutesAfter(startsAt, sessionMinutes)
    if (endsAt <= closing) ahead.push({ id: newId(), classId: it.id, roomId: it.roomId, startsAt, endsAt })
    else if (meetsOn(today, index) && !isPublicHoliday(today)) {
      const usual = meetingStart(when, today, index)
      if (minutesAfter(usual, sessionMinutes) <= begun) held.push({ of: it, startsAt: usual })
    }
  }
  if (ahead.length > 0) await db.insert(sessions).values(ahead)
  await insertHeld(db, held)
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
