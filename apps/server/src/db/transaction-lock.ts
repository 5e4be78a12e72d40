import { sql } from 'drizzle-orm'
import type { Transaction } from './database.ts'

/** The resources that transactions lock. The number is the first half of the advisory lock's key. */
const kinds = {
  identity: 1,
  booking: 2,
  leave: 3,
  work: 4,
  grades: 5,
  pay: 6,
  'sign-in': 7,
  webhooks: 8,
  'identity-providers': 9,
  'roster-source': 10,
} as const

/**
 * Waits for this lock and holds it until the transaction ends. It covers the whole kind, or one name within
 * it.
 */
export async function acquireLock(tx: Transaction, kind: keyof typeof kinds, name = ''): Promise<void> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(${kinds[kind]}::int, hashtext(${name}))`)
}
