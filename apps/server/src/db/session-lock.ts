import type { Database } from './database.ts'

/**
 * Does the work unless another process or job is already doing it. The lock is tied to the connection, so a
 * process that dies releases it at once.
 */
export async function unlessAtWork(db: Database, key: number, name: string, work: () => Promise<void>) {
  const client = await db.$client.connect()
  try {
    const { rows } = await client.query('select pg_try_advisory_lock($1::int, hashtext($2)) as free', [
      key,
      name,
    ])
    if (!rows[0].free) return
    try {
      await work()
    } finally {
      await client.query('select pg_advisory_unlock($1::int, hashtext($2))', [key, name])
    }
  } finally {
    client.release()
  }
}
