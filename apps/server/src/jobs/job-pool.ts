import pg from 'pg'
import { jobTimeoutMs, watched } from '#db/database.ts'
import { isDatabaseUnavailable, isTimeout } from '#db/errors.ts'
import type { Log } from '#platform/log.ts'

/**
 * The library retries only errors with certain codes. If it cannot record that a job is done because of any
 * other error, it ends the process. So every error of a database that is temporarily down is given one of
 * those codes.
 */
const worthRepeating = (error: unknown): never => {
  throw isDatabaseUnavailable(error) || isTimeout(error)
    ? Object.assign(error as Error, { code: 'ETIMEDOUT' })
    : error
}

class JobClient extends pg.Client {
  override query: pg.Client['query'] = (...given: unknown[]) => {
    const result = super.query(...(given as [string])) as unknown
    return (result instanceof Promise ? result.catch(worthRepeating) : result) as never
  }
}

class JobPool extends pg.Pool {
  override connect = ((...given: unknown[]) => {
    // After the pool has ended, the library may still try to record something, and nobody would handle the
    // error.
    if (this.ending) return new Promise(() => {})
    const connected = super.connect(...(given as [])) as Promise<pg.PoolClient> | undefined
    return connected?.catch(worthRepeating)
  }) as pg.Pool['connect']
}

/** Connections for jobs, separate from those for requests, so that neither has to wait for the other. */
export const openJobPool = (url: string, log: Log): pg.Pool =>
  watched(
    new JobPool({
      Client: JobClient,
      connectionString: url,
      max: 10,
      connectionTimeoutMillis: 10_000,
      statement_timeout: 30_000,
      query_timeout: jobTimeoutMs,
      idle_in_transaction_session_timeout: 60_000,
    }),
    log,
  )
