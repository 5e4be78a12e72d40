import type { WaitingQueue } from '@campanile/contract/insight/waiting.ts'
import { waitingQueues } from '@campanile/contract/insight/waiting.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { nullable, pgType, queryRows, type RowOf } from '#db/rows.ts'
import { isRunByS } from '#domains/access/session-access.sql.ts'
import { ownDates } from '#domains/assignments/assignments.sql.ts'

/** What is waiting in each queue: since when, in which pay run, about whom and in which session, if in any. */
const queues: Record<WaitingQueue, SQL> = {
  mitigation: sql`select request_date, null::uuid, student_id, null::uuid from mitigation_requests
    where status = 'pending'`,
  leave: sql`select submitted_at, null::uuid, person_id, null::uuid from leave_requests where status = 'pending'`,
  'session-requests': sql`select requested_at, null::uuid, person_id, session_id from session_requests
    where status = 'pending' and expired_at is null`,
  // Includes only submissions that are late by the student's own due date.
  'late-submissions': sql`select s.submitted_at, null::uuid, s.student_id, null::uuid from submissions s
    join assignments a on a.id = s.assignment_id
    cross join ${ownDates(sql`s.student_id`)} where s.may_await and s.submitted_at > d.due_at`,
  'face-reviews': sql`select registered_at, null::uuid, person_id, null::uuid from face_reviews`,
  'mark-sheets': sql`select submitted_at, null::uuid, null::uuid, null::uuid from mark_sheets
    where status = 'submitted'`,
  disputes: sql`select opened_at, null::uuid, student_id, session_id from disputes where state = 'open'`,
  findings: sql`select found_at, null::uuid, null::uuid, null::uuid from attendance_findings where state = 'open'`,
  // A student who has since been recorded as present needs no decision.
  'offline-claims': sql`select o.received_at, null::uuid, o.student_id, o.session_id from offline_claims o
    where o.status = 'pending' and not exists (select 1 from attendance_records m
      where m.session_id = o.session_id and m.student_id = o.student_id and m.status <> 'absent')`,
  'staff-corrections': sql`select requested_at, null::uuid, person_id, null::uuid from staff_corrections
    where status = 'pending'`,
  'pay-discrepancies': sql`select coalesce(r.computed_at, r.created_at), r.id, i.person_id, null::uuid
    from pay_discrepancies i join pay_runs r on r.id = i.pay_run_id where i.decision is null
      and r.status in ('draft', 'computing', 'computed')`,
  'pay-questions': sql`select asked_at, null::uuid, person_id, null::uuid from pay_questions
    where answered_at is null`,
  mails: sql`select created_at, null::uuid, null::uuid, null::uuid from mail_outbox
    where state in ('failed', 'unclear')`,
}

const waitingRow = {
  queue: pgType.oneOf(waitingQueues),
  count: pgType.int,
  oldestAt: pgType.instant,
  payRunId: nullable(pgType.uuid),
}
export type WaitingRow = RowOf<typeof waitingRow>

const countRowsOf = (db: Database, names: readonly WaitingQueue[], where: SQL) =>
  queryRows(db, waitingRow)`${sql.join(
    names.map(
      (queue) => sql`
        select ${queue} as queue, count(*)::int as count, min(at) as oldest_at,
          (array_agg(run order by at))[1] as pay_run_id
        from (${queues[queue]}) q (at, run, person_id, session_id) where ${where} having count(*) > 0`,
    ),
    sql` union all `,
  )}`

/** All queues that are not empty, in one statement. */
export const countWaiting = (db: Database) => countRowsOf(db, waitingQueues, sql`true`)

/** What waits about one person, in these queues. */
export const countWaitingAbout = (db: Database, personId: string, names: readonly WaitingQueue[]) =>
  countRowsOf(db, names, sql`q.person_id = ${personId}`)

/** The same, of the sessions that a lecturer runs. */
export const countWaitingInSessions = (
  db: Database,
  personId: string,
  { actor, names }: { actor: Parameters<typeof isRunByS>[0]; names: readonly WaitingQueue[] },
) =>
  countRowsOf(
    db,
    names,
    sql`q.person_id = ${personId} and exists (select 1 from sessions s where s.id = q.session_id and ${isRunByS(actor)})`,
  )
