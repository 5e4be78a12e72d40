import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { pgType, queryOne, queryValues } from '#db/rows.ts'
import { staleFigures } from '../analytics.tables.ts'

export type StaleKind = 'session' | 'class'

/**
 * Takes the oldest due ids from the queue, up to a limit. The rows are deleted in the transaction of the
 * recomputation, and come back if it fails.
 */
export const takeStale = (db: Database, kind: StaleKind, now: Date, limit: number): Promise<string[]> =>
  queryValues(db, staleFigures.ref)`with chosen as (
      select ref from (select ref, min(id) as first from (
        select id, ref from stale_figures where kind = ${kind} and due_at <= ${now} order by due_at, id limit ${limit * 50}
      ) oldest group by ref) due order by first limit ${limit}),
    gone as (delete from stale_figures f using chosen c where f.ref = c.ref and f.kind = ${kind} and f.due_at <= ${now})
    select ref from chosen`

/** Queues classes that are not already queued for this time or earlier. */
export const addStaleClasses = (db: Database, classIds: readonly string[], dueAt: Date) =>
  db.execute(sql`insert into stale_figures (kind, ref, due_at)
    select 'class', c.id, ${dueAt} from (select distinct unnest(${sql.param(classIds)}::uuid[]) as id) c
    where not exists (select 1 from stale_figures f where f.ref = c.id and f.kind = 'class' and f.due_at <= ${dueAt})`)

/** Queues future sessions with excuses given in advance, which count once the session begins. */
export const addSessionsAhead = (db: Database, sessionIds: readonly string[], now: Date) =>
  db.execute(sql`insert into stale_figures (kind, ref, due_at)
    select 'session', s.id, s.starts_at from sessions s
    where s.id = any(${sql.param(sessionIds)}::uuid[]) and s.starts_at > ${now}
      and exists (select 1 from attendance_records r where r.session_id = s.id and r.status = 'excused')
      and not exists (select 1 from stale_figures f
        where f.ref = s.id and f.kind = 'session' and f.due_at = s.starts_at)`)

/** Number of queued rows that are due, counted up to `most`. */
export async function countStale(db: Database, now: Date, most = 10_000): Promise<number> {
  const row = await queryOne(db, {
    count: pgType.int,
  })`select count(*)::int as count from (select 1 from stale_figures where due_at <= ${now} limit ${most}) f`
  return row.count
}

export const markAllStale = (db: Database) => db.execute(sql`select mark_all_figures()`)

/** Queues the classes of current terms. */
export const markPresentTermsStale = (db: Database, today: string) =>
  db.execute(sql`insert into stale_figures (kind, ref)
    select 'class', k.id from classes k join terms t on t.id = k.term_id
    where t.first_day <= ${today}::date and t.last_day >= ${today}::date`)
