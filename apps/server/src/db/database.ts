import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Announcement } from '#events/announcement.ts'
import type { Announcer } from '#events/announcer.ts'
import type { Log } from '#platform/log.ts'
import { isConnectionLost, isDatabaseUnavailable } from './errors.ts'

/** The pool, or a transaction or savepoint on one connection of it. */
export interface Database extends Omit<NodePgDatabase, 'transaction'> {
  $client: pg.Pool
  transaction<T>(work: (tx: Database) => Promise<T>): Promise<T>
}

/** An open transaction. Browsers receive what is passed to `announce` only after the commit. */
export interface Transaction {
  db: Database
  announce(...announcements: Announcement[]): void
}

/** Milliseconds. A database behind a broken network sends nothing, not even that a statement timed out. */
const defaultTimeoutMs = 40_000
/** Each step of an import may take ten minutes. */
export const jobTimeoutMs = 11 * 60_000

export function openPool(url: string, log: Log, max = 20, timeoutMs = defaultTimeoutMs): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    // A request must not wait forever for a database that is gone.
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    query_timeout: timeoutMs,
    idle_in_transaction_session_timeout: 60_000,
  })
  return watched(pool, log)
}

/**
 * Handles errors of broken connections, idle or in use. Without these listeners they would crash the process.
 */
export function watched(pool: pg.Pool, log: Log): pg.Pool {
  const lost = (err: Error) => log.warn({ err }, 'database connection lost')
  pool.on('error', lost)
  pool.on('connect', (client) => client.on('error', lost))
  return pool
}

/**
 * Drizzle on a pool, with its own handling of a transaction's connection. Drizzle's would leak a connection
 * that breaks before `begin`, and would return to the pool one that no longer responds or whose database is
 * read-only.
 */
export function toDatabase(pool: pg.Pool): Database {
  const transaction: Database['transaction'] = async (work) => {
    const client = await pool.connect()
    try {
      const result = await drizzle(client).transaction((tx) =>
        work(onConnection(tx, client)).catch((error) => {
          // A rollback would only wait again for a response that does not come.
          if (isConnectionLost(error)) void (client as pg.PoolClient & pg.Client).end()
          throw error
        }),
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

type DrizzleTransaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0]

const transactions = new WeakSet<object>()

/** Whether this is a transaction or a savepoint. */
export const isTransaction = (db: Database): boolean => transactions.has(db)

/** Statements of a transaction and of its savepoints run on the transaction's own connection. */
function onConnection(tx: DrizzleTransaction, client: pg.PoolClient): Database {
  const savepoint = tx.transaction.bind(tx)
  transactions.add(tx)
  return Object.assign(tx, {
    // In a transaction, only `query` is used.
    $client: client as unknown as pg.Pool,
    transaction: ((work) =>
      savepoint((inner) => work(onConnection(inner, client)))) as Database['transaction'],
  })
}

/** Runs `work` in one transaction. Announcements are sent when it has committed, or may have. */
export async function inTransaction<T>(
  { db, events }: { db: Database; events: Announcer },
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const announcements: Announcement[] = []
  try {
    const result = await db.transaction((tx) =>
      work({ db: tx, announce: (...more) => void announcements.push(...more) }),
    )
    events.announce(announcements)
    return result
  } catch (error) {
    // It may have committed. An unnecessary announcement only makes pages reload.
    if (isConnectionLost(error)) events.announce(announcements)
    throw error
  }
}
