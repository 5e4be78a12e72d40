import { expect } from 'vitest'
import { pgType, queryRow } from '#db/rows.ts'
import type { TestServer } from './server.ts'

export type Query = (text: string, values?: unknown[]) => Promise<unknown>

/**
 * Another process in the middle of its transaction, which has locked something with `hold`. `act` has to wait until it
 * has performed `write` and committed.
 */
export async function whileHeld<T>(
  { pool, platform }: Pick<TestServer, 'pool' | 'platform'>,
  hold: (query: Query) => Promise<unknown>,
  act: () => Promise<T>,
  write: (query: Query) => Promise<unknown>,
): Promise<T> {
  const client = await pool.connect()
  const query: Query = (text, values) => client.query(text, values)
  try {
    await query('begin')
    await hold(query)
    const acting = act()
    const countWaiting = async () =>
      (
        await queryRow(platform.db, { waits: pgType.int })`
          select count(*)::int as waits from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`
      )?.waits
    // Anything that did not wait has finished by now, which the assertions of the test would notice.
    await Promise.race([expect.poll(countWaiting).toBe(1), acting])
    await write(query)
    await query('commit')
    return await acting
  } finally {
    client.release()
  }
}
