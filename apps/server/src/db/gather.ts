import type { Database } from './database.ts'

interface Options {
  /** Batches under way at a time; a call that finds fewer goes at once. */
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
 * Calls that come while enough batches are under way wait and go together as the next one: alone a call waits for
 * nobody, at nine o'clock hundreds share a round trip and a commit. `run` answers in the order of its keys.
 */
export function gather<K, V>(
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
      // After the present turn, so that requests read from the network together go together.
      if (underWay < atOnce && waiting.length === 1)
        setImmediate(() => waiting.length > 0 && underWay < atOnce && void next())
    })
}

/** One gatherer for each pool of connections. */
export function gatherOn<K, V>(run: (db: Database, keys: K[]) => Promise<V[]>, options?: Options) {
  const known = new WeakMap<object, (key: K) => Promise<V>>()
  return (db: Database, key: K): Promise<V> => {
    const call = known.get(db) ?? gather((keys: K[]) => run(db, keys), options)
    known.set(db, call)
    return call(key)
  }
}
