import type pg from 'pg'
import { isReplicaTrouble } from './errors.ts'

interface Ways {
  primary: pg.Pool
  replica: pg.Pool
  /** Whether the replica is near enough to be read from. */
  isUsable(): boolean
  /** It failed just now. */
  failed(error: unknown): void
}

/**
 * A pool for reading alone: from the replica while that may be used, else from the primary. A read that the replica
 * breaks off is made again on the primary; one that has begun to answer, an export for instance, is not.
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
