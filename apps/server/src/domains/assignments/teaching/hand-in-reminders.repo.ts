import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { pgType, queryRows, type RowOf } from '#db/rows.ts'
import { enrolments } from '#domains/structure/structure.tables.ts'
import { ownDates } from '../assignments.sql.ts'

const missingRow = { studentId: enrolments.studentId, dueAt: pgType.instant, isOverdue: pgType.boolean }
export type Missing = RowOf<typeof missingRow>

/**
 * Students of an assignment who have not handed in and still can: before their own due date, or as long as late
 * work is accepted.
 */
export const listMissing = (db: Database, assignmentId: string, now: Date) =>
  queryRows(db, missingRow)`
    select e.student_id, d.due_at, d.due_at < ${now}::timestamptz as is_overdue
    from assignments a
    join enrolments e on e.class_id = a.class_id and e.left_at is null
    cross join ${ownDates(sql`e.student_id`)}
    left join mark_entries m on m.sheet_id = a.id and m.student_id = e.student_id
    where a.id = ${assignmentId} and a.published_at is not null and a.archived_at is null
      and a.opens_at <= ${now} and m.released_at is null
      and (d.due_at >= ${now} or (a.late_kind <> 'none' and (d.late_until is null or d.late_until >= ${now})))
      and not exists (select 1 from submissions s where s.assignment_id = a.id and s.student_id = e.student_id)
    order by e.student_id`
