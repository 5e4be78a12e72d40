import type { ReportProblem } from '@campanile/contract/scheduled-reports/report-kinds.ts'
import { and, count, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { inNameOrder } from '#db/name-order.ts'
import { nullable, pgType, queryRows, queryValues, type ShapeRow } from '#db/rows.ts'
import { people } from '#domains/people/people.tables.ts'
import { reportRecipients, reportRuns, scheduledReports } from './scheduled-reports.tables.ts'

const reportRow = {
  id: scheduledReports.id,
  ownerId: scheduledReports.ownerId,
  ownerName: pgType.text,
  name: scheduledReports.name,
  report: scheduledReports.report,
  params: scheduledReports.params,
  format: scheduledReports.format,
  period: scheduledReports.period,
  every: scheduledReports.every,
  weekday: scheduledReports.weekday,
  monthDay: scheduledReports.monthDay,
  hour: scheduledReports.hour,
  nextAt: scheduledReports.nextAt,
  pausedBecause: scheduledReports.pausedBecause,
  version: scheduledReports.version,
  runAt: nullable(reportRuns.startedAt),
  runState: nullable(reportRuns.state),
  runProblem: reportRuns.problem,
  sent: pgType.int,
  failed: pgType.int,
}
export type ReportRow = ShapeRow<typeof reportRow>

/** The reports that a person owns or gets, with their last run. */
export const listReports = (db: Database, personId: string): Promise<ReportRow[]> =>
  queryRows(db, reportRow)`
    select s.id, s.owner_id, o.first_name || ' ' || o.last_name as owner_name, s.name, s.report, s.params,
      s.format, s.period, s.every, s.weekday, s.month_day, s.hour, s.next_at, s.paused_because, s.version,
      r.started_at as run_at, r.state as run_state, r.problem as run_problem,
      coalesce(m.sent, 0) as sent, coalesce(m.failed, 0) as failed
    from scheduled_reports s join people o on o.id = s.owner_id
    left join lateral (select * from report_runs of_report where of_report.schedule_id = s.id
      order by of_report.started_at desc, of_report.id desc limit 1) r on true
    left join lateral (select count(*) filter (where o.state = 'sent')::int as sent,
        count(*) filter (where o.state in ('failed', 'cancelled'))::int as failed
      from report_mails e join mail_outbox o on o.id = e.mail_id where e.run_id = r.id) m on true
    where s.owner_id = ${personId} or exists (select 1 from report_recipients it
      where it.schedule_id = s.id and it.person_id = ${personId} and it.stopped_at is null)
    order by ${inNameOrder(sql`s.name`)}, s.id`

const recipientRow = {
  scheduleId: reportRecipients.scheduleId,
  id: people.id,
  name: pgType.text,
}

/** Everyone who gets these reports. */
export const listRecipients = (db: Database, scheduleIds: readonly string[]) =>
  queryRows(db, recipientRow)`
    select r.schedule_id, p.id, p.first_name || ' ' || p.last_name as name
    from report_recipients r join people p on p.id = r.person_id
    where r.schedule_id = any(${sql.param([...scheduleIds])}::uuid[]) and r.stopped_at is null
    order by ${inNameOrder(sql`p.last_name`)}, p.id`

export async function findReport(db: Database, scheduleId: string) {
  const [row] = await db.select().from(scheduledReports).where(eq(scheduledReports.id, scheduleId))
  return row
}
export type StoredReport = NonNullable<Awaited<ReturnType<typeof findReport>>>

export async function lockReport(db: Database, scheduleId: string): Promise<StoredReport | undefined> {
  const [row] = await db
    .select()
    .from(scheduledReports)
    .where(eq(scheduledReports.id, scheduleId))
    .for('update')
  return row
}

export async function countReports(db: Database, ownerId: string): Promise<number> {
  const [row] = await db
    .select({ reports: count() })
    .from(scheduledReports)
    .where(eq(scheduledReports.ownerId, ownerId))
  return row?.reports ?? 0
}

export const insertReport = (db: Database, row: typeof scheduledReports.$inferInsert) =>
  db.insert(scheduledReports).values(row)

type Change = Partial<typeof scheduledReports.$inferInsert>

export const changeReport = (db: Database, scheduleId: string, change: Change) =>
  db
    .update(scheduledReports)
    .set({ ...change, version: sql`${scheduledReports.version} + 1` })
    .where(eq(scheduledReports.id, scheduleId))

export const removeReport = (db: Database, scheduleId: string) =>
  db.delete(scheduledReports).where(eq(scheduledReports.id, scheduleId))

/** Of these people, those who are active admins. */
export const listAdmins = (db: Database, personIds: readonly string[]): Promise<string[]> =>
  queryValues(db, pgType.uuid)`select id from people where id = any(${sql.param([...personIds])}::uuid[])
    and role = 'admin' and is_active and archived_at is null`

interface Recipient {
  scheduleId: string
  personId: string
  stopHash: Buffer
}

/** Adds new recipients and removes others. People who unsubscribed stay unsubscribed. */
export async function setRecipients(db: Database, scheduleId: string, rows: readonly Recipient[]) {
  await db.execute(sql`delete from report_recipients where schedule_id = ${scheduleId}
    and stopped_at is null and person_id <> all(${sql.param(rows.map((it) => it.personId))}::uuid[])`)
  if (rows.length > 0)
    await db
      .insert(reportRecipients)
      .values([...rows])
      .onConflictDoNothing()
}

/** False when the person does not get the report any more. */
export async function stopRecipient(
  db: Database,
  { scheduleId, personId }: Omit<Recipient, 'stopHash'>,
  now: Date,
): Promise<boolean> {
  const stopped = await db
    .update(reportRecipients)
    .set({ stoppedAt: now })
    .where(
      and(
        eq(reportRecipients.scheduleId, scheduleId),
        eq(reportRecipients.personId, personId),
        isNull(reportRecipients.stoppedAt),
      ),
    )
    .returning({ personId: reportRecipients.personId })
  return stopped.length === 1
}

export async function findByStopHash(db: Database, stopHash: Buffer) {
  const [row] = await db.select().from(reportRecipients).where(eq(reportRecipients.stopHash, stopHash))
  return row
}

/** Until its owner has done something about the problem. */
export const pauseReport = (db: Database, scheduleId: string, pausedBecause: ReportProblem) =>
  changeReport(db, scheduleId, { nextAt: null, pausedBecause })
