import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { nullable, pgType, queryRow, queryRows, queryValues, type ShapeRow } from '#db/rows.ts'
import { hasLeftSql } from '#domains/people/membership.sql.ts'
import { people } from '#domains/people/people.tables.ts'
import { languageRead } from '#domains/people/reader-locales.ts'
import { reportMails, reportRuns, scheduledReports } from './scheduled-reports.tables.ts'

const dueRow = {
  id: scheduledReports.id,
  every: scheduledReports.every,
  weekday: scheduledReports.weekday,
  monthDay: scheduledReports.monthDay,
  hour: scheduledReports.hour,
}

/** Reports whose time has come; two servers never get the same one. */
export const lockDue = (db: Database, now: Date, limit: number) =>
  queryRows(db, dueRow)`select id, every, weekday, month_day, hour from scheduled_reports
    where next_at <= ${now} order by next_at, id limit ${limit} for update skip locked`

/** Leaves the version as it is, so that an owner who is editing the report loses nothing. */
export const setNext = (db: Database, scheduleId: string, nextAt: Date) =>
  db.update(scheduledReports).set({ nextAt }).where(eq(scheduledReports.id, scheduleId))

/** The id of a new run; undefined when one is still under way. */
export async function insertRun(db: Database, scheduleId: string, startedAt: Date) {
  const [row] = await db
    .insert(reportRuns)
    .values({ scheduleId, startedAt, state: 'waiting' })
    .onConflictDoNothing()
    .returning({ id: reportRuns.id })
  return row?.id
}

const runRow = {
  id: reportRuns.id,
  startedAt: reportRuns.startedAt,
  scheduleId: scheduledReports.id,
  ownerId: scheduledReports.ownerId,
  ownerRole: people.role,
  /** Whether the owner can sign in. */
  ownerIsActive: pgType.boolean,
  name: scheduledReports.name,
  report: scheduledReports.report,
  params: scheduledReports.params,
  format: scheduledReports.format,
  period: scheduledReports.period,
  every: scheduledReports.every,
}
export type RunRow = ShapeRow<typeof runRow>

/** Counts an attempt of a run that is not finished yet. */
export async function beginAttempt(db: Database, runId: string, now: Date): Promise<RunRow | undefined> {
  await db
    .update(reportRuns)
    .set({ attempts: sql`${reportRuns.attempts} + 1` })
    .where(and(eq(reportRuns.id, runId), eq(reportRuns.state, 'waiting')))
  return queryRow(db, runRow)`
    select r.id, r.started_at, s.id as schedule_id, s.owner_id, p.role as owner_role,
      p.is_active and p.archived_at is null and not ${hasLeftSql(sql`p`, now)} as owner_is_active,
      s.name, s.report, s.params, s.format, s.period, s.every
    from report_runs r join scheduled_reports s on s.id = r.schedule_id join people p on p.id = s.owner_id
    where r.id = ${runId} and r.state = 'waiting'`
}

const readerRow = {
  id: people.id,
  role: people.role,
  email: people.email,
  firstName: people.firstName,
  language: nullable(people.language),
}
export type Reader = ShapeRow<typeof readerRow>

/** The recipients of a report who can sign in: its owner, and others only as long as they are admins. */
export const listReaders = (db: Database, { scheduleId, ownerId }: RunRow, now: Date): Promise<Reader[]> =>
  queryRows(db, readerRow)`
    select p.id, p.role, p.email, p.first_name, ${languageRead(sql`p.language`)} as language
    from report_recipients r join people p on p.id = r.person_id
    where r.schedule_id = ${scheduleId} and r.stopped_at is null and (p.id = ${ownerId} or p.role = 'admin')
      and p.is_active and p.archived_at is null and not ${hasLeftSql(sql`p`, now)}
    order by p.id`

type Change = Pick<typeof reportRuns.$inferInsert, 'state' | 'problem'>

/** False when another worker has finished the run. */
export async function finishRun(db: Database, runId: string, change: Change): Promise<boolean> {
  const finished = await db
    .update(reportRuns)
    .set(change)
    .where(and(eq(reportRuns.id, runId), inArray(reportRuns.state, ['waiting'])))
    .returning({ id: reportRuns.id })
  return finished.length === 1
}

export const insertReportMails = (db: Database, rows: (typeof reportMails.$inferInsert)[]) =>
  db.insert(reportMails).values(rows)

export async function countAttempts(db: Database, runId: string): Promise<number> {
  const [attempts] = await queryValues(db, pgType.int)`select attempts from report_runs where id = ${runId}`
  return attempts ?? 0
}
