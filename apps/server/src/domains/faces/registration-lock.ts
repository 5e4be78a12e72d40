import { sql } from 'drizzle-orm'
import { advisoryLock } from '#db/advisory-locks.ts'
import { type Database, inTransaction, type Transaction } from '#db/database.ts'
import type { Platform } from '#platform/platform.ts'

/** The registration that is currently last in the queue. */
const lastOf = new WeakMap<Database, Promise<unknown>>()

/**
 * Starts a transaction while no other registration is being written, on this or another server. Each one sees
 * the faces of all earlier ones, so two accounts that register the same face at the same moment are detected.
 * Within the process they queue without holding a connection.
 */
export function withRegistrationLock<T>(ctx: Platform, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const turn = (lastOf.get(ctx.db) ?? Promise.resolve()).then(() =>
    inTransaction(ctx, async (tx) => {
      await tx.db.execute(sql`select pg_advisory_xact_lock(${advisoryLock.faceRegistration})`)
      return work(tx)
    }),
  )
  // The person registering gets the error; the next in the queue starts anyway.
  const settled = turn.catch(() => undefined)
  lastOf.set(ctx.db, settled)
  return turn
}
