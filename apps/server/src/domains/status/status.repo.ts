import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { nullable, pgType, queryOne, queryRows, type RowShape, type ShapeRow } from '#db/rows.ts'

async function oneRow<S extends RowShape>(db: Database, shape: S, query: ReturnType<typeof sql>) {
  const row = await queryOne(db, shape)`${query}`
  return row
}

const databaseFacts = {
  version: pgType.text,
  bytes: pgType.float,
  connections: pgType.int,
  mostConnections: pgType.int,
  applied: pgType.int,
}

export const readDatabase = (db: Database) =>
  oneRow(
    db,
    databaseFacts,
    sql`select split_part(current_setting('server_version'), ' ', 1) as version,
      pg_database_size(current_database())::float8 as bytes,
      (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as connections,
      current_setting('max_connections')::int as most_connections,
      (select count(*)::int from drizzle.__drizzle_migrations) as applied`,
  )

const jobFacts = {
  name: pgType.text,
  waiting: pgType.int,
  running: pgType.int,
  failed: pgType.int,
  lateSeconds: nullable(pgType.float),
}
export type JobFacts = ShapeRow<typeof jobFacts>

/** Uses the database's clock, like the queue itself. */
export const listJobs = (db: Database): Promise<JobFacts[]> =>
  queryRows(db, jobFacts)`select task_identifier as name,
      (count(*) filter (where locked_at is null and attempts < max_attempts and run_at <= now()))::int as waiting,
      (count(*) filter (where locked_at is not null))::int as running,
      (count(*) filter (where locked_at is null and attempts >= max_attempts))::int as failed,
      extract(epoch from now() - min(run_at) filter
        (where locked_at is null and attempts < max_attempts and run_at <= now()))::float8 as late_seconds
    from graphile_worker.jobs group by task_identifier order by task_identifier`

/** Given up after all attempts. */
const isFailed = sql`locked_at is null and attempts >= max_attempts`

/** Makes failed jobs run again as if newly added; returns how many. */
export async function retryFailed(db: Database): Promise<number> {
  const { count } = await oneRow(
    db,
    { count: pgType.int },
    sql`select count(*)::int as count from graphile_worker.reschedule_jobs(
      array(select id from graphile_worker.jobs where ${isFailed}), run_at => now(), attempts => 0)`,
  )
  return count
}

const mailFacts = {
  queued: pgType.int,
  failed: pgType.int,
  unclear: pgType.int,
  lateSeconds: nullable(pgType.float),
}

export const readMail = (db: Database, now: Date) =>
  oneRow(
    db,
    mailFacts,
    sql`select (count(*) filter (where state = 'queued'))::int as queued,
      (count(*) filter (where state = 'failed'))::int as failed,
      (count(*) filter (where state = 'unclear'))::int as unclear,
      extract(epoch from ${now}::timestamptz - min(next_attempt_at) filter
        (where state = 'queued' and next_attempt_at <= ${now}))::float8 as late_seconds
    from mail_outbox where state in ('queued', 'failed', 'unclear')`,
  )

export const readPush = (db: Database) =>
  oneRow(
    db,
    { devices: pgType.int, failing: pgType.int },
    sql`select count(*)::int as devices, (count(*) filter (where failures > 0))::int as failing
      from push_registrations`,
  )

const backUp = 'backUp'

export const findLastBackup = (db: Database) =>
  oneRow(
    db,
    { at: nullable(pgType.instant) },
    sql`select max(at) as at from audit_events where operation = ${backUp}`,
  )
