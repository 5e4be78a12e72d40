import type { PenaltyEvent } from '@campanile/contract/assignments/marking.ts'
import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { decimalText } from '#db/lists.ts'
import { nullable, pgType, queryRows } from '#db/rows.ts'

const rowShape = {
  at: pgType.instant,
  what: pgType.oneOf(['accepted', 'waived', 'rejected', 'extended', 'extension-reversed']),
  by: nullable(pgType.text),
  reason: nullable(pgType.text),
  dueAt: nullable(pgType.instant),
  penaltyBefore: nullable(pgType.text),
  penaltyAfter: nullable(pgType.text),
}

/** Changes to the due date and penalty of one student's work, newest first. */
export async function listPenaltyEvents(
  db: Database,
  assignmentId: string,
  studentId: string,
): Promise<PenaltyEvent[]> {
  const rows = await queryRows(db, rowShape)`
    select x.at, x.what, p.first_name || ' ' || p.last_name as by, x.reason, x.due_at,
      ${decimalText(sql`x.before`)} as penalty_before, ${decimalText(sql`x.after`)} as penalty_after
    from (
      select o.created_at as at, 'extended' as what, o.created_by as who, null::text as reason, o.due_at,
        o.penalty_before as before, o.penalty_after as after, o.id
      from student_due_dates o where o.assignment_id = ${assignmentId} and o.student_id = ${studentId}
      union all
      select o.reversed_at, 'extension-reversed', o.reversed_by, null, o.due_at,
        coalesce(o.penalty_at_reversal, o.penalty_after), o.penalty_restored, o.id
      from student_due_dates o
      where o.assignment_id = ${assignmentId} and o.student_id = ${studentId} and o.reversed_at is not null
      union all
      select l.decided_at, l.decision, l.decided_by, l.reason, null, l.penalty_before, l.penalty_after, l.id
      from late_decisions l
      join submissions s on s.id = l.submission_id
      where s.assignment_id = ${assignmentId} and s.student_id = ${studentId}
    ) x
    left join people p on p.id = x.who
    order by x.at desc, x.id desc, x.what = 'extended'`
  return rows.map((it) => ({ ...it, at: it.at.toISOString(), dueAt: it.dueAt?.toISOString() ?? null }))
}
