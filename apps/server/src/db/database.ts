import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Announcement } from '#events/announcement.ts'
import type { Announcer } from '#events/announcer.ts'
import type { Log } from '#platform/log.ts'

export type Database = NodePgDatabase & { $client: pg.Pool }

/** An open transaction: `announce` is heard by browsers only after the commit. */
export interface Transaction {
  db: Database
  announce(...announcements: Announcement[]): void
}

export function openPool(url: string, log: Log, max = 20): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    // A request must not wait for ever behind a database that is gone.
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
  })
  // Without listeners a connection that breaks, idle or in use, takes the process with it.
  const lost = (err: Error) => log.warn({ err }, 'database connection lost')
  pool.on('error', lost)
  pool.on('connect', (client) => client.on('error', lost))
  return pool
}

export const databaseOn = (pool: pg.Pool): Database => drizzle(pool)

/** Runs `work` in one transaction; announcements go out when, and only when, it has committed. */
export async function inTransaction<T>(
  { db, events }: { db: Database; events: Announcer },
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const announcements: Announcement[] = []
  const result = await db.transaction((tx) =>
    work({ db: tx as unknown as Database, announce: (...more) => void announcements.push(...more) }),
  )
  events.announce(announcements)
  return result
}
