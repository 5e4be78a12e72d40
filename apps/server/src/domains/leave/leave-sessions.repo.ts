import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { nullable, pgType, queryRows, type ShapeRow } from '#db/rows.ts'
import { isTaughtBy, teachersOfS } from '#domains/access/session-access.sql.ts'
import { dayOfSql, isMemberOnSql } from '#domains/people/membership.sql.ts'
import { nameOrderOfP } from '#domains/people/people.sql.ts'
import { countExpectedAtS } from '#domains/structure/expected.sql.ts'
import { courses } from '#domains/structure/structure.tables.ts'
import { sessions } from '#domains/timetable/timetable.tables.ts'

interface Time {
  startsAt: Date
  endsAt: Date
}

const sessionRow = {
  id: sessions.id,
  version: sessions.version,
  classId: sessions.classId,
  courseCode: pgType.text,
  courseTitle: courses.title,
  room: nullable(pgType.text),
  startsAt: sessions.startsAt,
  endsAt: sessions.endsAt,
  students: pgType.int,
}
const taughtRow = { ...sessionRow, departmentId: courses.departmentId }
export type TaughtRow = ShapeRow<typeof taughtRow>

/** The most sessions that one leave can affect. */
const maxSessions = 200

const taught = (personId: string, { startsAt, endsAt }: Time): SQL => sql`
  select s.id, s.version, s.class_id, c.code::text as course_code, c.title as course_title,
    m.name::text as room, s.starts_at, s.ends_at, c.department_id,
    ${countExpectedAtS} as students
  from sessions s
  join classes k on k.id = s.class_id
  join courses c on c.id = k.course_id
  left join rooms m on m.id = s.room_id
  where s.status <> 'cancelled' and ${personId}::uuid in ${teachersOfS}
    and tstzrange(s.starts_at, s.ends_at) && tstzrange(${startsAt}, ${endsAt})
  order by s.starts_at, s.id limit ${maxSessions}`

/** Sessions a person teaches in that period: their own and those they cover as a substitute. */
export const listTaught = (db: Database, personId: string, time: Time) =>
  queryRows(db, taughtRow)`${taught(personId, time)}`

const affectedRow = {
  ...sessionRow,
  covers: pgType.json<{ id: string; name: string }[]>(),
}
export type AffectedRow = ShapeRow<typeof affectedRow>

/**
 * The same sessions with possible substitutes: lecturers of the class first, then of the department; at most
 * 20.
 */
export const listAffected = (db: Database, personId: string, time: Time, timeZone: string) =>
  queryRows(db, affectedRow)`
    select t.id, t.version, t.class_id, t.course_code, t.course_title, t.room, t.starts_at, t.ends_at, t.students,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', free.id, 'name', free.name) order by free.place)
        from (
          select p.id, p.first_name || ' ' || p.last_name as name,
            row_number() over (order by near.class desc, near.department desc, ${nameOrderOfP}) as place
          from people p
          cross join lateral (
            select ${isTaughtBy(sql`t.class_id`, sql`p.id`)} as class, exists (
                select 1 from class_lecturers l join classes k on k.id = l.class_id join courses c on c.id = k.course_id
                where l.lecturer_id = p.id and c.department_id = t.department_id
              ) as department
          ) near
          where p.role = 'lecturer' and p.is_active and p.archived_at is null and p.id <> ${personId}
            and ${isMemberOnSql(sql`p`, dayOfSql(sql`t.starts_at`))}
            and not exists (
              select 1 from session_bookings b where b.resource = 'lecturer' and b.resource_id = p.id
                and b.during && tstzrange(t.starts_at, t.ends_at)
            )
            and not exists (
              select 1 from leave_requests r where r.person_id = p.id and r.status = 'approved'
                and r.during && tsrange(t.starts_at at time zone ${timeZone}, t.ends_at at time zone ${timeZone})
            )
          order by place limit 20
        ) free
      ), '[]'::jsonb) as covers
    from (${taught(personId, time)}) t
    order by t.starts_at, t.id`
