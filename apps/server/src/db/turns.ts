import { sql } from 'drizzle-orm'
import type { Transaction } from './database.ts'

/** What people wait for one another about; the number is the first half of the lock's key. */
const kinds = { identity: 1, booking: 2, leave: 3, work: 4, grades: 5, pay: 6, 'sign-in': 7 } as const

/** Waits until no other transaction has this turn, then holds it to its end; of the kind as a whole, or one name in it. */
export async function waitForTurn(tx: Transaction, kind: keyof typeof kinds, name = ''): Promise<void> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(${kinds[kind]}::int, hashtext(${name}))`)
}
