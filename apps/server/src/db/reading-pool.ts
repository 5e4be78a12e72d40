import type pg from 'pg'
import { isReplicaTrouble } from './errors.ts'

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
export class ReadingPool {
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
