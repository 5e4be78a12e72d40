import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Announcement } from '#events/announcement.ts'
import type { Announcer } from '#events/announcer.ts'
import type { Log } from '#platform/log.ts'
import { isConnectionLost, isDatabaseUnavailable } from './errors.ts'

export type Database = NodePgDatabase & { $client: pg.Pool }

/** An open transaction: `announce` is heard by browsers only after the commit. */
export interface Transaction {
  db: Database
  announce(...announcements: Announcement[]): void
}

/** Milliseconds; a database behind a dead network says nothing, not even that a statement took too long. */
const usualPatience = 40_000
/** The steps of an import may take ten minutes each. */
export const patienceOfJobs = 11 * 60_000

export function openPool(url: string, log: Log, max = 20, patience = usualPatience): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    // A request must not wait for ever behind a database that is gone.
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    query_timeout: patience,
    idle_in_transaction_session_timeout: 60_000,
  })
  return watched(pool, log)
}

/** Without listeners a connection that breaks, idle or in use, takes the process with it. */
export function watched(pool: pg.Pool, log: Log): pg.Pool {
  const lost = (err: Error) => log.warn({ err }, 'database connection lost')
  pool.on('error', lost)
  pool.on('connect', (client) => client.on('error', lost))
  return pool
}

/**
 * Drizzle on a pool. A transaction takes its connection here: Drizzle's own keeps for ever one that breaks before its
 * `begin`, and gives back one that is silent or leads to a database that no longer takes changes.
 */
export function databaseOn(pool: pg.Pool): Database {
  const transaction: Database['transaction'] = async (work, config) => {
    const client = await pool.connect()
    try {
      const result = await drizzle(client).transaction(
        (tx) =>
          // What is prepared is prepared on the transaction's own connection.
          work(Object.assign(tx, { $client: client })).catch((error) => {
            // A rollback would wait once more for an answer that does not come.
            if (isConnectionLost(error)) void (client as pg.PoolClient & pg.Client).end()
            throw error
          }),
        config,
      )
      client.release()
      return result
    } catch (error) {
      client.release(isDatabaseUnavailable(error))
      throw error
    }
  }
  return Object.assign(drizzle(pool), { transaction })
}

/** Runs `work` in one transaction; announcements go out when it has committed, or may have. */
export async function inTransaction<T>(
  { db, events }: { db: Database; events: Announcer },
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const announcements: Announcement[] = []
  try {
    const result = await db.transaction((tx) =>
      work({ db: tx as unknown as Database, announce: (...more) => void announcements.push(...more) }),
    )
    events.announce(announcements)
    return result
  } catch (error) {
    // Whether it has committed nobody knows: announced for nothing, a page reads again what it has.
    if (isConnectionLost(error)) events.announce(announcements)
    throw error
  }
}
