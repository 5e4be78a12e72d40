import type { Database } from './database.ts'

interface Options {
  /** Batches running at once. A call that finds fewer starts at once. */
  atOnce: number
  /** Calls in one batch. */
  most: number
}

interface Waiting<K, V> {
  key: K
  resolve(value: V): void
  reject(error: unknown): void
}

/**
 * Batches calls: those that arrive while the maximum number of batches is running wait and go together as the
 * next batch. A single call does not wait for others; when a lecture starts, hundreds share a round trip and
 * a commit. `run` returns its results in the order of the keys.
 */
export function batchCalls<K, V>(
  run: (keys: K[]) => Promise<V[]>,
  { atOnce, most }: Options = { atOnce: 2, most: 64 },
) {
  const waiting: Waiting<K, V>[] = []
  let underWay = 0

  async function next(): Promise<void> {
    const batch = waiting.splice(0, most)
    underWay += 1
    try {
      const values = await run(batch.map(({ key }) => key))
      for (const [index, { resolve }] of batch.entries()) resolve(values[index] as V)
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
    underWay -= 1
    if (waiting.length > 0) void next()
  }

  return (key: K): Promise<V> =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject })
      // Deferred, so that requests read from the network together go in one batch.
      if (underWay < atOnce && waiting.length === 1)
        setImmediate(() => waiting.length > 0 && underWay < atOnce && void next())
    })
}

/** One batcher for each connection pool. */
export function batchDatabaseCalls<K, V>(run: (db: Database, keys: K[]) => Promise<V[]>, options?: Options) {
  const known = new WeakMap<object, (key: K) => Promise<V>>()
  return (db: Database, key: K): Promise<V> => {
    const call = known.get(db) ?? batchCalls((keys: K[]) => run(db, keys), options)
    known.set(db, call)
    return call(key)
  }
}
