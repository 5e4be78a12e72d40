import type { AttendanceStatus } from '@campanile/contract/attendance/attendance-words.ts'
import { sql } from 'drizzle-orm'
import { newId } from '#db/columns.ts'
import type { Database } from '#db/database.ts'
import { queryValues } from '#db/rows.ts'
import type { SessionHead } from '#domains/access/session-access.repo.ts'
import { expectedStudents } from '#domains/structure/expected.sql.ts'
import { attendanceChanges, attendanceRecords } from '../attendance.tables.ts'

interface Rest {
  status: AttendanceStatus
  at: Date
  by: string
}

/** Records expected students without a record, with their change history, and returns their ids. */
export async function insertRest(
  db: Database,
  session: SessionHead,
  { status, at, by }: Rest,
): Promise<string[]> {
  const studentIds = await queryValues(db, attendanceRecords.studentId)`
    insert into attendance_records (session_id, student_id, status, source, marked_at, marked_by)
    select ${session.id}::uuid, e.student_id, ${status}::text, 'manual', ${at}::timestamptz, ${by}::uuid
    from ${expectedStudents(session)}
    order by e.student_id
    on conflict do nothing
    returning student_id`
  if (studentIds.length > 0)
    await db.execute(sql`
      insert into attendance_changes (id, session_id, student_id, at, by, after_status)
      select g.id, ${session.id}::uuid, g.student_id, ${at}::timestamptz, ${by}::uuid, ${status}::text
      from unnest(${sql.param(studentIds.map(() => newId()))}::uuid[], ${sql.param(studentIds)}::uuid[]) g(id, student_id)`)
  return studentIds
}

/**
 * Deletes records that this person made with this status where there was none, and returns the students. Records
 * that were changed since are kept.
 */
export const deleteRest = (
  db: Database,
  sessionId: string,
  { status, studentIds, at, by }: Rest & { studentIds: readonly string[] },
): Promise<string[]> =>
  queryValues(db, attendanceChanges.studentId)`
    with found as (
      select a.student_id from attendance_records a
      where a.session_id = ${sessionId} and a.student_id = any(${sql.param(studentIds)}::uuid[])
      order by a.student_id for update
    ), last as (
      select f.student_id, h.* from found f cross join lateral (
        select h.id, h.by, h.before_status, h.after_status from attendance_changes h
        where h.session_id = ${sessionId} and h.student_id = f.student_id and h.undone_at is null
        order by h.id desc limit 1) h
    ), gone as (
      delete from attendance_records a using last l
      where a.session_id = ${sessionId} and a.student_id = l.student_id and a.status = ${status}
        and a.source = 'manual' and a.marked_by = ${by}
        and l.by = ${by} and l.before_status is null and l.after_status = ${status}
      returning l.id
    )
    update attendance_changes h set undone_at = ${at} from gone g where h.id = g.id
    returning h.student_id`
