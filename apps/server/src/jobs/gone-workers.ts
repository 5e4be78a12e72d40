import type { WorkerEvents } from 'graphile-worker'
import type pg from 'pg'
import { advisoryLock } from '#db/advisory-locks.ts'
import type { Log } from '#platform/log.ts'

/** Milliseconds between two checks, and for which a worker must be gone before its jobs are released. */
interface Pace {
  every: number
  patience: number
}
const defaultPace: Pace = { every: 30_000, patience: 120_000 }

/**
 * The library releases the jobs of a killed server only after four hours. Each worker therefore holds an
 * advisory lock on the connection that the library listens on. If a job's worker has held none for a while,
 * its jobs are released. A worker whose connection breaks has that time to listen again. It is measured in
 * this process, so that a clock that jumps takes no job away from a running server.
 */
export function releaseJobsOfGoneWorkers(
  pool: pg.Pool,
  events: WorkerEvents,
  log: Log,
  { every, patience }: Pace = defaultPace,
): { stop(): void } {
  let ownId = ''
  /** Since when each worker has been gone. */
  let gone = new Map<string, number>()

  // With keep-alive, the database notices within a minute that this machine has lost power or its network.
  const lockOwnId = (client: pg.PoolClient) =>
    client
      .query(
        `select set_config('tcp_keepalives_idle', '30', false), set_config('tcp_keepalives_interval', '10', false),
           set_config('tcp_keepalives_count', '3', false), pg_advisory_lock_shared($1, hashtext($2))`,
        [advisoryLock.worker, ownId],
      )
      .catch((err) => log.warn({ err }, 'worker could not show that it is running'))

  events.on('pool:create', ({ workerPool }) => {
    ownId = workerPool.id
  })
  events.on('pool:listen:success', ({ client }) => {
    // The library is about to begin listening. A connection runs one statement at a time.
    client.once('drain', () => lockOwnId(client))
  })

  async function check() {
    const { rows } = await pool.query<{ id: string }>(
      `select distinct locked_by as id from graphile_worker.jobs
       where locked_by <> $2 and not exists (
         select from pg_locks join pg_database d on d.oid = database
         where locktype = 'advisory' and datname = current_database() and classid = $1
           and objid = (hashtext(locked_by)::bigint & 4294967295)::oid)`,
      [advisoryLock.worker, ownId],
    )
    const now = performance.now()
    gone = new Map(rows.map(({ id }) => [id, gone.get(id) ?? now]))
    const ids = [...gone].filter(([, since]) => now - since >= patience).map(([id]) => id)
    if (ids.length === 0) return
    log.warn({ workers: ids.length }, 'jobs of workers that are gone are run again')
    await pool.query('select graphile_worker.force_unlock_workers($1)', [ids])
  }

  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const checkAgain = async () => {
    await check().catch((err) => log.warn({ err }, 'jobs of workers that are gone not released'))
    if (!isStopped) timer = setTimeout(checkAgain, every)
  }
  timer = setTimeout(checkAgain, every)
  return {
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
