import { newId } from '@campanile/server/db/columns.ts'
import type { Database } from '@campanile/server/db/database.ts'
import { holidays } from '@campanile/server/domains/structure/structure.tables.ts'
import { meetings, sessions } from '@campanile/server/domains/timetable/timetable.tables.ts'
import { addDays, daysBetween, instantAt, isoWeekday } from '@campanile/server/platform/calendar.ts'
import { localDay, minutesAfter } from '@campanile/server/platform/clock.ts'
import { eq } from 'drizzle-orm'
import type { DemoClass } from './campus.ts'
import { type DemoTime, demoTerm } from './demo-time.ts'
import { hourOf, meetingStart, meetsOn, sessionMinutes, weekdaysOf } from './meeting-times.ts'
import { isPublicHoliday } from './public-holidays.ts'

type NewSession = typeof sessions.$inferInsert & { id: string }

/** Adds the rest of the term as planned, with a holiday and some changes. */
export async function fillUpcoming(
  db: Database,
  campus: readonly DemoClass[],
  when: DemoTime,
): Promise<void> {
  const holiday = await insertHoliday(db, campus[0]!.termId, when)
  const days = daysBetween(addDays(when.today, 1), demoTerm(when, 0).lastDay)
  const planned = new Map<string, NewSession[]>()
  for (const [index, it] of campus.entries()) {
    const meetingOn = await insertMeetings(db, it, index, when.now)
    const rows: NewSession[] = []
    for (const day of days) {
      if (!meetsOn(day, index) || day === holiday || isPublicHoliday(day)) continue
      const startsAt = meetingStart(when, day, index)
      rows.push({
        id: newId(),
        classId: it.id,
        meetingId: meetingOn.get(isoWeekday(day))!,
        roomId: it.roomId,
        startsAt,
        endsAt: minutesAfter(startsAt, sessionMinutes),
      })
    }
    await db.insert(sessions).values(rows)
    planned.set(it.code, rows)
  }
  await changeSome(db, campus, planned, when)
}

/** Adds the two weekly meetings of a class. */
async function insertMeetings(db: Database, it: DemoClass, index: number, now: Date) {
  const hour = hourOf(index)
  const rows = weekdaysOf(index).map((weekday) => ({
    id: newId(),
    classId: it.id,
    weekday,
    startsAt: `${hour}:00`,
    endsAt: `${hour + 1}:30`,
    roomId: it.roomId,
    createdAt: now,
    updatedAt: now,
  }))
  await db.insert(meetings).values(rows)
  return new Map(rows.map(({ weekday, id }) => [weekday, id]))
}

/** Adds a holiday on the first Friday that is more than a week away. */
async function insertHoliday(db: Database, termId: string, { today }: DemoTime) {
  const soon = addDays(today, 8)
  const day = addDays(soon, (5 - isoWeekday(soon) + 7) % 7)
  await db.insert(holidays).values({ termId, name: 'Founders’ Day', firstDay: day, lastDay: day })
  return day
}

/** Moves one session to another room and one to another time, cancels one, and adds a substitute to one. */
async function changeSome(
  db: Database,
  campus: readonly DemoClass[],
  planned: Map<string, NewSession[]>,
  { now, timeZone }: DemoTime,
) {
  const change = (row: NewSession, set: Partial<NewSession>) =>
    db
      .update(sessions)
      .set({ ...set, changedAt: now, version: 1 })
      .where(eq(sessions.id, row.id))
  const move = (row: NewSession, set: Partial<NewSession>) =>
    change(row, {
      status: 'moved',
      plannedStartsAt: row.startsAt,
      plannedEndsAt: row.endsAt,
      plannedRoomId: row.roomId,
      ...set,
    })
  const nth = (code: string, index: number) => planned.get(code)![index]!
  const [databases, structures] = [campus[1]!, campus[2]!]
  await move(nth(databases.code, 0), {
    roomId: structures.roomId,
    changeReason: `The projector in ${databases.room} is being repaired.`,
  })
  const later = nth(databases.code, 3)
  const evening = instantAt(timeZone, localDay(timeZone, later.startsAt).date, '17:00')
  await move(later, {
    startsAt: evening,
    endsAt: minutesAfter(evening, sessionMinutes),
    changeReason: 'Moved because of a department meeting.',
  })
  await change(nth('RM201', 1), { status: 'cancelled', changeReason: 'Ingrid Solheim is at a conference.' })
  await change(nth('CS304', 2), {
    substituteId: structures.lecturerId,
    changeReason: 'Tobias Okonkwo is on a field trip.',
  })
}
