import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import type { Log } from '#platform/log.ts'
import { type Database, openPool, toDatabase } from './database.ts'
import { isReplicaTrouble } from './errors.ts'
import { createLagMeter } from './replica-lag.ts'

interface Ways {
  primary: pg.Pool
  replica: pg.Pool
  /** Whether the replica is up to date enough for reads. */
  isUsable(): boolean
  /** Called when a read on the replica has failed. */
  failed(error: unknown): void
}

/**
 * A pool for reads: from the replica while it is usable, else from the primary. A read that fails on the
 * replica is repeated on the primary, unless it has already returned rows, as an export may have.
 */
class ReadingPool {
  readonly #ways: Ways

  constructor(ways: Ways) {
    this.#ways = ways
  }

  readonly query = (...args: Parameters<pg.Pool['query']>) =>
    this.#either(async (pool) => pool.query(...args))
  readonly connect = () => this.#either((pool) => pool.connect())

  async #either<T>(read: (pool: pg.Pool) => Promise<T>): Promise<T> {
    const { primary, replica, isUsable, failed } = this.#ways
    if (!isUsable()) return read(primary)
    try {
      return await read(replica)
    } catch (error) {
      if (!isReplicaTrouble(error)) throw error
      failed(error)
      return read(primary)
    }
  }
}

/** gone: it does not respond, or is not a replica. */
export type ReplicaState = 'in-use' | 'behind' | 'gone'

/** A streaming replica for reads that may be some seconds old. */
export interface Replica {
  /** Reads from the replica while it is usable, else from the primary. */
  reading: Database
  pool: pg.Pool
  state(): ReplicaState
  /** As of the last check. Null while it is gone. */
  lagSeconds(): number | null
  /** Resolves when the replica shows everything committed so far; at once if it is not in use. */
  caughtUp(): Promise<void>
  stop(): Promise<void>
}

/** Milliseconds that it may be behind. Beyond that, reads go to the primary. */
const maxLagMs = 5_000
const lagCheckMs = 1_000
/** How often and how long callers check whether it has caught up. */
const catchUpCheckMs = 50
const catchUpTimeoutMs = 2_000

const primaryPosition = `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as position`
const replicaPosition = `select pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::float8 as position
  where pg_is_in_recovery()`

async function readPosition(pool: pg.Pool, query: string): Promise<number> {
  const { rows } = await pool.query<{ position: number }>(query)
  if (!rows[0]) throw new Error('DATABASE_REPLICA_URL does not point to a replica')
  return rows[0].position
}

/** Monitors the replica from now on. A replica that was away is used again once it is back. */
export async function openReplica(url: string, primary: pg.Pool, log: Log): Promise<Replica> {
  const pool = openPool(url, log)
  const meter = createLagMeter()
  let timer: NodeJS.Timeout | undefined
  let looking = Promise.resolve()
  let stopped = false
  let state: ReplicaState = 'gone'
  let lag: number | null = null

  function become(next: ReplicaState, err?: unknown) {
    if (next === state) return
    state = next
    const details = { replica: next, ...(err !== undefined && { err }) }
    if (next === 'in-use') log.info(details, 'replica')
    else log.warn(details, 'replica')
  }

  async function checkLag() {
    try {
      const written = await readPosition(primary, primaryPosition)
      lag = meter.lag(performance.now(), written, await readPosition(pool, replicaPosition))
      become(lag <= maxLagMs ? 'in-use' : 'behind')
    } catch (error) {
      lag = null
      become('gone', error)
    }
  }

  function lookAgain() {
    looking = checkLag().then(() => {
      if (!stopped) timer = setTimeout(lookAgain, lagCheckMs)
    })
  }

  lookAgain()
  await looking
  const ways = {
    primary,
    replica: pool,
    isUsable: () => state === 'in-use',
    failed: (error: unknown) => become('gone', error),
  }
  return {
    reading: toDatabase(new ReadingPool(ways) as unknown as pg.Pool),
    pool,
    state: () => state,
    lagSeconds: () => (lag === null ? null : lag / 1000),
    async caughtUp() {
      const until = performance.now() + catchUpTimeoutMs
      try {
        const wanted = state === 'in-use' ? await readPosition(primary, primaryPosition) : 0
        while (state === 'in-use' && performance.now() < until) {
          if ((await readPosition(pool, replicaPosition)) >= wanted) return
          await delay(catchUpCheckMs)
        }
      } catch (error) {
        become('gone', error)
      }
    },
    async stop() {
      stopped = true
      clearTimeout(timer)
      await looking
      await pool.end()
    },
  }
}
