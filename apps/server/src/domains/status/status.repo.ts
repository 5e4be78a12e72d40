import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { rowsOf } from '#db/rows.ts'

async function oneRow<T extends object>(
  db: Database,
  query: ReturnType<typeof sql>,
  instants: (keyof T)[] = [],
) {
  const [row] = await rowsOf<T>(db, query, instants)
  return row!
}

interface DatabaseFacts {
  version: string
  bytes: number
  connections: number
  mostConnections: number
  applied: number
}

export const readDatabase = (db: Database): Promise<DatabaseFacts> =>
  oneRow(
    db,
    sql`select split_part(current_setting('server_version'), ' ', 1) as version,
      pg_database_size(current_database())::float8 as bytes,
      (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as connections,
      current_setting('max_connections')::int as "mostConnections",
      (select count(*)::int from drizzle.__drizzle_migrations) as applied`,
  )

export interface JobFacts {
  name: string
  waiting: number
  running: number
  failed: number
  lateSeconds: number | null
}

/** Uses the database's clock, like the queue itself. */
export const listJobs = (db: Database): Promise<JobFacts[]> =>
  rowsOf(
    db,
    sql`select task_identifier as name,
      (count(*) filter (where locked_at is null and attempts < max_attempts and run_at <= now()))::int as waiting,
      (count(*) filter (where locked_at is not null))::int as running,
      (count(*) filter (where locked_at is null and attempts >= max_attempts))::int as failed,
      extract(epoch from now() - min(run_at) filter
        (where locked_at is null and attempts < max_attempts and run_at <= now()))::float8 as "lateSeconds"
    from graphile_worker.jobs group by task_identifier order by task_identifier`,
  )

/** Given up after all attempts. */
const isFailed = sql`locked_at is null and attempts >= max_attempts`

/** Makes failed jobs run again as if newly added; returns how many. */
export async function retryFailed(db: Database): Promise<number> {
  const { count } = await oneRow<{ count: number }>(
    db,
    sql`select count(*)::int as count from graphile_worker.reschedule_jobs(
      array(select id from graphile_worker.jobs where ${isFailed}), run_at => now(), attempts => 0)`,
  )
  return count
}

interface MailFacts {
  queued: number
  failed: number
  unclear: number
  lateSeconds: number | null
}

export const readMail = (db: Database, now: Date): Promise<MailFacts> =>
  oneRow(
    db,
    sql`select (count(*) filter (where state = 'queued'))::int as queued,
      (count(*) filter (where state = 'failed'))::int as failed,
      (count(*) filter (where state = 'unclear'))::int as unclear,
      extract(epoch from ${now}::timestamptz - min(next_attempt_at) filter
        (where state = 'queued' and next_attempt_at <= ${now}))::float8 as "lateSeconds"
    from mail_outbox where state in ('queued', 'failed', 'unclear')`,
  )

export const readPush = (db: Database): Promise<{ devices: number; failing: number }> =>
  oneRow(
    db,
    sql`select count(*)::int as devices, (count(*) filter (where failures > 0))::int as failing
      from push_registrations`,
  )

const backUp = 'backUp'

export const findLastBackup = (db: Database): Promise<{ at: Date | null }> =>
  oneRow(db, sql`select max(at) as at from audit_events where operation = ${backUp}`, ['at'])
