import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { nullable, pgType, queryRows } from '#db/rows.ts'
import { isMemberAtS } from '#domains/people/membership.sql.ts'
import { isExpectedAtS } from '#domains/structure/expected.sql.ts'
import { attendanceRecords } from '../attendance.tables.ts'
import type { ImportMatch, ImportRow } from './attendance-import.rules.ts'

interface Asked extends Pick<ImportRow, 'student' | 'class' | 'session'> {
  startsAt: Date | undefined
}

const matchRow = {
  place: pgType.text,
  studentId: nullable(pgType.uuid),
  studentName: nullable(pgType.text),
  sessionId: nullable(pgType.uuid),
  sessionName: nullable(pgType.text),
  sessionStatus: nullable(pgType.oneOf(['scheduled', 'held', 'cancelled', 'moved'])),
  startsAt: nullable(pgType.instant),
  before: nullable(attendanceRecords.status),
  version: nullable(attendanceRecords.version),
  onRegister: pgType.boolean,
}

/** PostgreSQL accepts more spellings of a UUID, including some that could be other text. */
const uuidForm = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i
const idOrNull = (text: string) => (uuidForm.test(text) ? text : null)

/** For each line, the matching students and sessions, in the order of the lines. */
export async function findMatches(db: Database, asked: readonly Asked[]): Promise<ImportMatch[][]> {
  const list = <T>(of: (it: Asked) => T) => sql.param(asked.map(of))
  const rows = await queryRows(db, matchRow)`
    with given as (
      select * from unnest(${list((it) => it.student)}::text[], ${list((it) => idOrNull(it.student))}::uuid[],
        ${list((it) => it.class)}::text[], ${list((it) => idOrNull(it.class))}::uuid[],
        ${list((it) => it.session !== '')}::bool[], ${list((it) => idOrNull(it.session))}::uuid[],
        ${list((it) => it.startsAt?.toISOString() ?? null)}::timestamptz[])
      with ordinality g(student, student_id, class, class_id, by_session, session_id, starts_at, place)
    )
    select g.place::text, p.id as student_id, p.first_name || ' ' || p.last_name as student_name,
      s.id as session_id, c.code || ', ' || c.title as session_name, s.status as session_status,
      s.starts_at, a.status as before, a.version,
      coalesce((a.student_id is not null and ${isMemberAtS(sql`p.id`)}) or ${isExpectedAtS(sql`p.id`)}, false)
        as on_register
    from given g
    left join lateral (
      select q.id, q.first_name, q.last_name from people q
        where q.email = g.student::citext and q.archived_at is null and q.role = 'student'
      union
      select q.id, q.first_name, q.last_name from people q
        where lower(q.number) = lower(g.student) and q.archived_at is null and q.role = 'student'
      union
      select q.id, q.first_name, q.last_name from people q
        where q.id = g.student_id and q.archived_at is null and q.role = 'student'
    ) p on true
    left join lateral (
      select t.* from sessions t where g.by_session and t.id = g.session_id
      union all
      select t.* from sessions t
        join classes k on k.id = t.class_id
        join courses d on d.id = k.course_id
        where not g.by_session and t.starts_at = g.starts_at and (d.code = g.class::citext or k.id = g.class_id)
    ) s on true
    left join classes k on k.id = s.class_id
    left join courses c on c.id = k.course_id
    left join attendance_records a on a.session_id = s.id and a.student_id = p.id
    order by g.place, s.id`
  const matches: ImportMatch[][] = asked.map(() => [])
  for (const { place, ...match } of rows) matches[Number(place) - 1]!.push(match)
  return matches
}

interface RecordKey {
  sessionId: string
  studentId: string
}

/** Locks these records until the end of the transaction. */
export const lockRecords = (db: Database, places: readonly RecordKey[]) =>
  db.execute(sql`
    select 1 from attendance_records a
    join unnest(${sql.param(places.map((it) => it.sessionId))}::uuid[],
      ${sql.param(places.map((it) => it.studentId))}::uuid[]) g(session_id, student_id)
      on g.session_id = a.session_id and g.student_id = a.student_id
    order by a.session_id, a.student_id for update of a`)
