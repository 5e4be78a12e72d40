import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { errorCode } from '#platform/error-code.ts'
import type { Log } from '#platform/log.ts'
import { StartError } from '../../start-error.ts'
import { advisoryLock } from '../advisory-locks.ts'

interface LockOptions {
  /** Named in the error message. */
  dataDir: string
  log: Log
  /** Called when the database has closed the connection, before the lock is taken again. */
  onConnectionLost?: () => Promise<void>
  /** Called when another server took the lock while the connection was lost. This server must then end. */
  onTaken: (error: StartError) => void
}

interface ServerLock {
  /** Call this before the database is stopped: from then on a lost connection is expected. */
  retire(): void
  release(): Promise<void>
}

class TakenError extends StartError {}

/** The session of a killed server takes a moment to end. */
const timeoutMs = 1_500
const retryMs = 1_000

/**
 * Makes this the only server on an embedded database, until its process ends or the lock is released. The
 * lock belongs to a separate connection, which ends at once when the process is killed. Throws a StartError
 * if another server holds it.
 */
export async function acquireServerLock(url: string, options: LockOptions): Promise<ServerLock> {
  const retired = new AbortController()
  const lost = (error: Error) => {
    if (!retired.signal.aborted) options.log.warn({ err: error }, 'the server lock lost its connection')
  }
  let held = await take(url, options.dataDir, lost)

  async function regain() {
    while (!retired.signal.aborted) {
      try {
        await options.onConnectionLost?.()
        held = await take(url, options.dataDir, lost)
        held.once('end', regain)
        if (retired.signal.aborted) await held.end()
        return
      } catch (error) {
        if (error instanceof TakenError) return options.onTaken(error)
        options.log.warn({ err: error }, 'the database is away, trying again')
        await delay(retryMs, undefined, { ref: false })
      }
    }
  }

  held.once('end', regain)
  return {
    retire: () => retired.abort(),
    async release() {
      retired.abort()
      await held.end()
    },
  }
}

async function take(url: string, dataDir: string, lost: (error: Error) => void): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: `campanile server, process ${process.pid}`,
    connectionTimeoutMillis: 5_000,
  })
  client.on('error', lost)
  try {
    await client.connect()
    await client.query(`set lock_timeout = ${timeoutMs}`)
    await client.query('select pg_advisory_lock($1)', [advisoryLock.server])
    return client
  } catch (error) {
    const isTaken = errorCode(error) === '55P03'
    const holder = isTaken ? await findHolder(client) : ''
    await client.end()
    if (!isTaken) throw error
    throw new TakenError(
      `Another Campanile server is already using this data directory (${dataDir}${holder}). ` +
        'Please stop that one, or set DATA_DIR to another directory.',
      { cause: error },
    )
  }
}

async function findHolder(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select application_name as name from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and granted and objid = $1`,
    [advisoryLock.server],
  )
  return rows[0] ? `, ${rows[0].name}` : ''
}
