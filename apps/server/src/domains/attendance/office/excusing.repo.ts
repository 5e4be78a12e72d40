import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { nullable, pgType, queryRows, type ShapeRow } from '#db/rows.ts'
import { runnersOfS } from '#domains/access/session-access.sql.ts'
import { isExpectedAtS } from '#domains/structure/expected.sql.ts'
import { sessions } from '#domains/timetable/timetable.tables.ts'
import type { RegisterSince } from './excusing.rules.ts'

const sessionToExcuseRow = {
  id: sessions.id,
  classId: sessions.classId,
  courseCode: pgType.text,
  startsAt: sessions.startsAt,
  status: sessions.status,
  lecturerIds: pgType.array(pgType.uuid),
  enrolled: pgType.boolean,
}
export type SessionToExcuse = ShapeRow<typeof sessionToExcuseRow>

const idList = (ids: readonly string[]) => sql`${sql.param(ids)}::uuid[]`

/** Sessions with the facts that decide whether this student can be excused, earliest first. */
export const listSessions = (db: Database, studentId: string, sessionIds: readonly string[]) =>
  queryRows(db, sessionToExcuseRow)`
    select s.id, s.class_id, c.code::text as course_code, s.starts_at, s.status, ${runnersOfS} as lecturer_ids,
      ${isExpectedAtS(studentId)} as enrolled
    from sessions s
    join classes k on k.id = s.class_id
    join courses c on c.id = k.course_id
    where s.id = any(${idList(sessionIds)})
    order by s.starts_at, s.id`

/** State of the registers of these sessions, by session. */
export async function listRegisters(
  db: Database,
  studentId: string,
  sessionIds: readonly string[],
  now: Date,
): Promise<Map<string, RegisterSince>> {
  const rows = await queryRows(db, {
    sessionId: sessions.id,
    /** When the register was last completed, by closing check-in or by taking it later; null: never. */
    completedAt: nullable(pgType.instant),
    /** Check-in is open at this moment. */
    open: pgType.boolean,
    enrolled: pgType.boolean,
  })`
    select s.id as session_id, greatest(w.closed_at, l.taken_at) as completed_at,
      coalesce(w.closed_at is null and w.closes_at > ${now}, false) as open,
      ${isExpectedAtS(studentId)} as enrolled
    from sessions s
    left join check_in_windows w on w.session_id = s.id
    left join late_registers l on l.session_id = s.id
    where s.id = any(${idList(sessionIds)})`
  return new Map(rows.map(({ sessionId, ...register }) => [sessionId, register]))
}
