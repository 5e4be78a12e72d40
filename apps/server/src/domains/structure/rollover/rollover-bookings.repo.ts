import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { nullable, pgType, queryRows, type ShapeRow } from '#db/rows.ts'
import type { Days, Slot } from '#domains/timetable/weekly.rules.ts'

const bookedRow = {
  meetingId: pgType.uuid,
  resource: pgType.oneOf(['lecturer', 'room', 'batch']),
  resourceId: pgType.uuid,
  sessions: pgType.int,
  firstAt: pgType.instant,
  course: pgType.text,
  exam: nullable(pgType.text),
}
export type BookedRow = ShapeRow<typeof bookedRow>

interface WantedSlot extends Slot {
  meetingId: string
}

interface WantedResource {
  meetingId: string
  resource: 'room' | 'lecturer' | 'batch'
  id: string
}

/**
 * Existing bookings of the rooms, lecturers and batches of planned meetings: the first one, and the number.
 */
export const listBooked = (
  db: Database,
  slots: readonly WantedSlot[],
  resources: readonly WantedResource[],
): Promise<BookedRow[]> =>
  queryRows(db, bookedRow)`
    with slot as materialized (
      select meeting_id, tstzrange(starts_at, ends_at) as during
      from unnest(${sql.param(slots.map((it) => it.meetingId))}::uuid[],
        ${sql.param(slots.map((it) => it.startsAt.toISOString()))}::timestamptz[],
        ${sql.param(slots.map((it) => it.endsAt.toISOString()))}::timestamptz[])
        as s (meeting_id, starts_at, ends_at)),
    wanted as materialized (
      select * from unnest(${sql.param(resources.map((it) => it.meetingId))}::uuid[],
        ${sql.param(resources.map((it) => it.resource))}::text[],
        ${sql.param(resources.map((it) => it.id))}::uuid[]) as w (meeting_id, resource, resource_id))
    select w.meeting_id, w.resource, w.resource_id, count(*)::int as sessions, min(lower(b.during)) as first_at,
      (array_agg(c.code::text order by lower(b.during)))[1] as course,
      (array_agg(e.title order by lower(b.during)))[1] as exam
    from wanted w join slot on slot.meeting_id = w.meeting_id
    join session_bookings b on b.resource = w.resource and b.resource_id = w.resource_id
      and b.during && slot.during
    left join sessions s on s.id = b.session_id left join exams e on e.id = b.exam_id
    join classes k on k.id = coalesce(s.class_id, e.class_id) join courses c on c.id = k.course_id
    group by w.meeting_id, w.resource, w.resource_id
    order by first_at, w.meeting_id, w.resource, w.resource_id`

/** Public holidays, and those of a term. */
export const listHolidays = (db: Database, termId: string | null): Promise<Days[]> =>
  queryRows(db, { firstDay: pgType.text, lastDay: pgType.text })`
    select first_day::text as first_day, last_day::text as last_day from holidays
    where term_id is null or term_id = ${termId}::uuid`
