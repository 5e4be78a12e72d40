import { newId } from '@campanile/server/db/columns.ts'
import type { Database } from '@campanile/server/db/database.ts'
import {
  attempts,
  attendanceRecords,
  checkInWindows,
} from '@campanile/server/domains/attendance/attendance.tables.ts'
import { sessions } from '@campanile/server/domains/timetable/timetable.tables.ts'
import { addDays, daysBetween } from '@campanile/server/platform/calendar.ts'
import { minutesAfter } from '@campanile/server/platform/clock.ts'
import type { DemoClass } from './campus.ts'
import { chance } from './chance.ts'
import { checkInWay, closesAfter, lateAfter } from './check-in-ways.ts'
import { type DemoTime, demoTerm } from './demo-time.ts'
import { meetingStart, meetsOn, sessionMinutes } from './meeting-times.ts'
import { isPublicHoliday } from './public-holidays.ts'

/** A session of a class that was held at this time. */
export interface HeldSession {
  of: DemoClass
  startsAt: Date
}

/** Adds weeks of held sessions: most students attend, some are late, a few are rarely there. */
export async function fillHistory(db: Database, campus: DemoClass[], when: DemoTime): Promise<void> {
  const days = daysBetween(demoTerm(when, 0).firstDay, addDays(when.today, -1))
  for (const [index, it] of campus.entries()) {
    const met = days.filter((day) => meetsOn(day, index) && !isPublicHoliday(day))
    await insertHeld(
      db,
      met.map((day) => ({ of: it, startsAt: meetingStart(when, day, index) })),
    )
  }
}

/** Adds sessions with their check-in, its attempts, and the records that the lecturer set manually. */
export async function insertHeld(db: Database, held: readonly HeldSession[]): Promise<void> {
  if (held.length === 0) return
  const registers = held.map(registerOf)
  await db.insert(sessions).values(registers.map(({ session }) => session))
  await db.insert(checkInWindows).values(registers.map(({ window }) => window))
  await db.insert(attendanceRecords).values(registers.flatMap(({ records }) => records))
  const tried = registers.flatMap(({ checkIns }) => checkIns)
  if (tried.length > 0) await db.insert(attempts).values(tried)
}

function registerOf({ of: it, startsAt }: HeldSession) {
  const sessionId = newId()
  const closedAt = minutesAfter(startsAt, closesAfter)
  const records = it.studentIds.map((studentId, seat) => ({
    sessionId,
    studentId,
    ...recordOf(it, startsAt, seat),
  }))
  return {
    session: {
      id: sessionId,
      classId: it.id,
      roomId: it.roomId,
      startsAt,
      endsAt: minutesAfter(startsAt, sessionMinutes),
      status: 'held' as const,
    },
    window: {
      sessionId,
      openedBy: it.lecturerId,
      openedAt: startsAt,
      lateAfter: minutesAfter(startsAt, lateAfter),
      closesAt: closedAt,
      closedAt,
    },
    records,
    checkIns: records.flatMap(({ studentId, source, markedAt }) =>
      source === 'manual'
        ? []
        : [
            {
              id: idAt(markedAt),
              at: markedAt,
              classId: it.id,
              sessionId,
              personId: studentId,
              method: source,
              outcome: 'accepted' as const,
              similarity:
                source === 'face' ? 0.68 + 0.24 * chance('like', studentId, markedAt.getTime()) : null,
            },
          ],
    ),
  }
}

/** A student's record. Absences come from closing check-in. */
function recordOf({ code, lecturerId }: DemoClass, startsAt: Date, seat: number) {
  const zeal = 0.72 + 0.27 * chance('zeal', code, seat)
  const luck = chance(code, startsAt.getTime(), seat)
  if (luck > zeal) {
    return {
      status: 'absent',
      source: 'manual',
      markedAt: minutesAfter(startsAt, closesAfter),
      markedBy: null,
    } as const
  }
  const isLate = luck > zeal - 0.08
  const source = checkInWay(chance('way', code, startsAt.getTime(), seat))
  return {
    status: isLate ? 'late' : 'present',
    source,
    markedAt: minutesAfter(startsAt, isLate ? 14 : Math.floor(luck * 9)),
    markedBy: source === 'manual' ? lecturerId : null,
  } as const
}

/** An id that sorts by this time. */
function idAt(at: Date): string {
  const time = at.getTime().toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}${newId().slice(13)}`
}
