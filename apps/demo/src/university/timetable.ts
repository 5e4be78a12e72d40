import { insertAll } from '@campanile/server/db/bulk.ts'
import { newId } from '@campanile/server/db/columns.ts'
import type { Database } from '@campanile/server/db/database.ts'
import { pgType } from '@campanile/server/db/row-shape.ts'
import { queryRows } from '@campanile/server/db/rows.ts'
import { holidays } from '@campanile/server/domains/structure/structure.tables.ts'
import { meetings, sessions } from '@campanile/server/domains/timetable/timetable.tables.ts'
import { expandMeeting } from '@campanile/server/domains/timetable/weekly.rules.ts'
import { addDays, instantAt, isoWeekday } from '@campanile/server/platform/calendar.ts'
import { daysAfter } from '@campanile/server/platform/clock.ts'
import { chance, oneOf } from '../chance.ts'
import { type DemoTime, demoTerm } from '../demo-time.ts'
import type { TermIds } from './structure.ts'
import { type PlannableClass, type PlannableRoom, planWeek } from './weekly-plan.ts'

const reasons = [
  'The lecturer is ill.',
  'The heating in the building is being repaired.',
  'It’s the department’s open day.',
  'The lecturer is at a conference.',
]

const hhmm = (hour: number, minute: string) => `${String(hour).padStart(2, '0')}:${minute}`

/**
 * Inserts the weekly meetings of a term's classes without a clash, and the sessions of each week. None has
 * been held yet.
 */
export async function insertTimetable(
  db: Database,
  planned: readonly PlannableClass[],
  rooms: readonly PlannableRoom[],
  { termIds, term, when }: { termIds: TermIds; term: keyof TermIds; when: DemoTime },
): Promise<void> {
  const courseOf = new Map(planned.map(({ id, course }) => [id, course]))
  const days = demoTerm(when, term === 'over' ? -1 : 0)
  const termId = termIds[term]
  if (term === 'over') {
    const week = { firstDay: addDays(days.firstDay, 42), lastDay: addDays(days.firstDay, 46) }
    await db.insert(holidays).values({ termId, name: 'Reading week', ...week })
  }
  const free = await queryRows(db, {
    firstDay: pgType.text,
    lastDay: pgType.text,
  })`select first_day::text as first_day, last_day::text as last_day from holidays
      where term_id = ${termId} or term_id is null`
  const made = planWeek(planned, rooms).map(({ hour, ...it }) => ({
    id: newId(),
    ...it,
    startsAt: hhmm(hour, '00'),
    endsAt: hhmm(hour + 1, '30'),
  }))
  const written = daysAfter(when.now, term === 'over' ? -220 : -80)
  await insertAll(
    db,
    meetings,
    ['id', 'class_id', 'weekday', 'starts_at', 'ends_at', 'room_id', 'created_at', 'updated_at', 'version'],
    made.map(({ id, classId, roomId, weekday, startsAt, endsAt }) => ({
      id,
      class_id: classId,
      weekday,
      starts_at: startsAt,
      ends_at: endsAt,
      room_id: roomId,
      created_at: written,
      updated_at: written,
      version: 0,
    })),
  )
  const dated = made.flatMap((meeting) =>
    expandMeeting(meeting, days, free, when.timeZone).map((slot) => ({ meeting, ...slot })),
  )
  dated.sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
  await insertAll(
    db,
    sessions,
    [
      'id',
      'class_id',
      'meeting_id',
      'room_id',
      'starts_at',
      'ends_at',
      'status',
      'change_reason',
      'changed_at',
      'version',
    ],
    dated.map(({ meeting, startsAt, endsAt }) => ({
      id: newId(),
      class_id: meeting.classId,
      meeting_id: meeting.id,
      room_id: meeting.roomId,
      starts_at: startsAt,
      ends_at: endsAt,
      ...changeOf(courseOf.get(meeting.classId)!, startsAt, when.now),
    })),
  )
}

/**
 * One session in seventy is cancelled, the day before. Of the future sessions, only those of the next days
 * are.
 */
function changeOf(course: string, startsAt: Date, now: Date) {
  const words = ['cancelled', course, startsAt.getTime()] as const
  const known = daysAfter(startsAt, -1)
  if (chance(...words) > 1 / 70 || daysAfter(known, -4) > now)
    return { status: 'scheduled', change_reason: null, changed_at: null, version: 0 }
  const changed_at = known > now ? daysAfter(now, -0.1) : known
  return { status: 'cancelled', change_reason: oneOf(reasons, 'why', ...words), changed_at, version: 1 }
}

const weekendHours = [9, 11, 13, 15]
/** How many classes have an extra meeting in each of these weekend hours. */
const atOnce = 5

/** Adds catch-up sessions on a Saturday or Sunday, so that the campus is active whenever a visitor comes. */
export async function insertWeekendSessions(
  db: Database,
  planned: readonly PlannableClass[],
  rooms: readonly PlannableRoom[],
  { today, timeZone }: DemoTime,
): Promise<void> {
  if (isoWeekday(today) <= 5) return
  const order = [...planned].sort((a, b) => chance('weekend', a.course) - chance('weekend', b.course))
  const rows = weekendHours.flatMap((hour, place) => {
    const busy = new Set<string>()
    const chosen: PlannableClass[] = []
    for (const it of order.slice(place * atOnce * 3)) {
      const concerned = [it.lecturerId, ...it.batchIds]
      if (chosen.length === atOnce || concerned.some((who) => busy.has(who))) continue
      for (const who of concerned) busy.add(who)
      chosen.push(it)
    }
    const large = rooms.filter(({ capacity }) => capacity >= 80)
    return chosen.map((it, index) => ({
      classId: it.id,
      roomId: large[index]!.id,
      startsAt: instantAt(timeZone, today, hhmm(hour, '00')),
      endsAt: instantAt(timeZone, today, hhmm(hour + 1, '30')),
    }))
  })
  if (rows.length > 0) await db.insert(sessions).values(rows)
}
