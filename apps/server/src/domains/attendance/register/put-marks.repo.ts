import type { AttendanceStatus } from '@campanile/contract/attendance/attendance-words.ts'
import type { AttendanceSource } from '@campanile/contract/timetable/timetable.ts'
import { sql } from 'drizzle-orm'
import { newId } from '#db/columns.ts'
import type { Database } from '#db/database.ts'

export interface ManyMarks {
  marks: readonly { sessionId: string; studentId: string; status: AttendanceStatus }[]
  source: AttendanceSource
  at: Date
  by: string
  reason: string
}

/** Writes many records and their change history in one statement. */
export async function putMarks(db: Database, { marks, source, at, by, reason }: ManyMarks): Promise<void> {
  const list = (name: 'sessionId' | 'studentId' | 'status') => sql.param(marks.map((it) => it[name]))
  await db.execute(sql`
    with given as (
      select * from unnest(${list('sessionId')}::uuid[], ${list('studentId')}::uuid[], ${list('status')}::text[],
        ${sql.param(marks.map(() => newId()))}::uuid[]) g(session_id, student_id, status, change_id)
    ), change as (
      insert into attendance_changes (id, session_id, student_id, at, by, before_status, before_source,
        before_marked_at, before_marked_by, after_status, reason)
      select g.change_id, g.session_id, g.student_id, ${at}::timestamptz, ${by}::uuid, a.status, a.source, a.marked_at,
        a.marked_by, g.status, ${reason}::text
      from given g left join attendance_records a on a.session_id = g.session_id and a.student_id = g.student_id
    )
    insert into attendance_records (session_id, student_id, status, source, marked_at, marked_by)
    select session_id, student_id, status, ${source}::text, ${at}::timestamptz, ${by}::uuid from given
    order by session_id, student_id
    on conflict (session_id, student_id) do update set status = excluded.status, source = excluded.source,
      marked_at = excluded.marked_at, marked_by = excluded.marked_by, version = attendance_records.version + 1`)
}
