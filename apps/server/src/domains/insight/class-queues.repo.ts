import { type ClassQueue, classQueues } from '@campanile/contract/insight/class-overview.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { pgType, queryRows } from '#db/rows.ts'
import { ownDates, workToMarkOfA } from '#domains/assignments/assignments.sql.ts'
import { isMissedS } from '#domains/attendance/missed/missed.sql.ts'
import { assessments, isToCompleteX } from '#domains/results/sheets/assessments.sql.ts'

interface Asked {
  classId: string
  now: Date
  today: string
}

/** Waiting items of a class, each with the rows that its own queue shows. */
const queues = ({ classId, now, today }: Asked): Record<ClassQueue, SQL> => ({
  'missed-registers': sql`from sessions s join classes k on k.id = s.class_id join terms t on t.id = k.term_id
    where s.class_id = ${classId} and ${isMissedS(now, today)}`,
  disputes: sql`from disputes d join sessions s on s.id = d.session_id
    where s.class_id = ${classId} and d.state = 'open'`,
  // A student who has since been recorded as present needs no decision.
  'offline-claims': sql`from offline_claims o join sessions s on s.id = o.session_id
    where s.class_id = ${classId} and o.status = 'pending' and not exists (select 1 from attendance_records m
      where m.session_id = o.session_id and m.student_id = o.student_id and m.status <> 'absent')`,
  findings: sql`from attendance_findings f where f.state = 'open' and exists (
    select 1 from attendance_finding_sides b join sessions s on s.id = b.session_id
    where b.finding_id = f.id and s.class_id = ${classId})`,
  'work-to-mark': sql`from assignments a cross join lateral (select 1 from ${workToMarkOfA}) w
    where a.class_id = ${classId} and a.published_at is not null and a.archived_at is null`,
  'marks-to-submit': sql`from ${assessments} x join classes c on c.id = x.class_id
    left join mark_sheets s on s.id = x.id
    where x.class_id = ${classId} and ${isToCompleteX(now)}`,
  'session-requests': sql`from session_requests r join sessions s on s.id = r.session_id
    where s.class_id = ${classId} and r.status = 'pending' and r.expired_at is null`,
  'late-submissions': sql`from submissions s join assignments a on a.id = s.assignment_id
    cross join ${ownDates(sql`s.student_id`)}
    where a.class_id = ${classId} and s.may_await and s.submitted_at > d.due_at`,
  'marks-to-moderate': sql`from mark_sheets s where s.class_id = ${classId} and s.status = 'submitted'`,
})

const queueRow = { queue: pgType.oneOf(classQueues), count: pgType.int }

/** These queues of a class in one statement, without the empty ones. */
export const countQueues = (db: Database, names: readonly ClassQueue[], asked: Asked) => {
  const all = queues(asked)
  return queryRows(db, queueRow)`${sql.join(
    names.map(
      (name) => sql`select ${name} as queue, count(*)::int as count ${all[name]} having count(*) > 0`,
    ),
    sql` union all `,
  )}`
}
