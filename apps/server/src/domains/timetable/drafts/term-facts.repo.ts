import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { inNameOrder } from '#db/name-order.ts'
import { pgType, queryRows, type ShapeRow } from '#db/rows.ts'
import { lecturersOfClass } from '#domains/access/session-access.sql.ts'
import { nameOrderOfP } from '#domains/people/people.sql.ts'
import { classes, courses, rooms } from '#domains/structure/structure.tables.ts'
import type { TakenWeekly } from './draft-problem.rules.ts'

interface Named {
  id: string
  name: string
}

const termClassRow = {
  id: classes.id,
  courseCode: pgType.text,
  courseTitle: courses.title,
  lecturers: pgType.json<Named[]>(),
  batches: pgType.json<Named[]>(),
  students: pgType.int,
}
export type TermClass = ShapeRow<typeof termClassRow>

/** The classes of a term that are not archived, by course. */
export const listTermClasses = (db: Database, termId: string, limit: number): Promise<TermClass[]> =>
  queryRows(db, termClassRow)`
    select k.id, c.code::text as course_code, c.title as course_title,
      (select coalesce(json_agg(json_build_object('id', p.id, 'name', p.first_name || ' ' || p.last_name)
          order by ${nameOrderOfP}), '[]')
        from people p where p.id in (${lecturersOfClass(sql`k.id`)})) as lecturers,
      (select coalesce(json_agg(json_build_object('id', b.id, 'name', b.code) order by b.code), '[]')
        from class_batches x join batches b on b.id = x.batch_id where x.class_id = k.id) as batches,
      (select count(*)::int from enrolments e where e.class_id = k.id and e.left_at is null) as students
    from classes k join courses c on c.id = k.course_id
    where k.term_id = ${termId} and k.archived_at is null
    order by c.code, k.id limit ${limit}`

const roomRow = { id: rooms.id, name: pgType.text, capacity: rooms.capacity }

export const listRoomsInUse = (db: Database, limit: number): Promise<ShapeRow<typeof roomRow>[]> =>
  queryRows(db, roomRow)`
    select r.id, r.name::text as name, r.capacity from rooms r where r.archived_at is null
    order by ${inNameOrder(sql`r.name`)}, r.id limit ${limit}`

const takenRow = {
  resource: pgType.oneOf(['room', 'lecturer', 'batch']),
  id: pgType.uuid,
  weekday: pgType.int,
  startsAt: pgType.text,
  endsAt: pgType.text,
}

interface Term {
  id: string
  firstDay: string
  lastDay: string
}

/**
 * The weekly times at which something other than a weekly meeting of the term takes a room, lecturer or batch
 * on at least one day to come: exams, moved and single sessions, and other terms.
 */
export const listTakenWeekly = (
  db: Database,
  { id, firstDay, lastDay }: Term,
  { now, timeZone }: { now: Date; timeZone: string },
  limit: number,
): Promise<TakenWeekly[]> =>
  queryRows(db, takenRow)`
    select distinct b.resource, b.resource_id as id, extract(isodow from w.starts_at)::int as weekday,
      to_char(w.starts_at, 'HH24:MI') as starts_at, to_char(w.ends_at, 'HH24:MI') as ends_at
    from session_bookings b
    cross join lateral (select lower(b.during) at time zone ${timeZone} as starts_at,
      upper(b.during) at time zone ${timeZone} as ends_at) w
    left join sessions s on s.id = b.session_id
    left join classes k on k.id = s.class_id
    where b.during && tstzrange(${now}, null) and w.starts_at >= ${firstDay}::date
      and w.starts_at < ${lastDay}::date + 1
      and (s.id is null or k.term_id <> ${id} or s.meeting_id is null or s.planned_starts_at is not null)
    limit ${limit}`
