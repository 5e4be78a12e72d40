import { sql } from 'drizzle-orm'
import type { Transaction } from './database.ts'

/** What people wait for one another about; the numbers are the first half of the lock's key. */
const kinds = { identity: 1, booking: 2 } as const

/**
 * Waits until no other transaction holds a turn with one of these names, then holds them all to its end. They are
 * taken in one order, so that two that want the same ones never wait for each other.
 */
export async function waitForTurn(tx: Transaction, kind: keyof typeof kinds, names: string[]): Promise<void> {
  await tx.db.execute(sql`
    select pg_advisory_xact_lock(${kinds[kind]}::int, name)
    from (
      select distinct hashtext(value) as name from unnest(${sql.param(names)}::text[]) as value order by 1
    ) as ordered`)
}
