import { sql } from 'drizzle-orm'
import { advisoryLock } from '#db/advisory-locks.ts'
import { type Database, inTransaction, type Transaction } from '#db/database.ts'
import type { Platform } from '#platform/platform.ts'

/** The end of the registration that is written last, as things stand. */
const lastOf = new WeakMap<Database, Promise<unknown>>()

/**
 * A transaction that begins when no other registration is being written, here or on another server: each
 * sees the faces of all before it, so two accounts that register one face at the same moment are found out.
 * Within the process they queue without holding a connection.
 */
export function inRegistrationTurn<T>(ctx: Platform, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const turn = (lastOf.get(ctx.db) ?? Promise.resolve()).then(() =>
    inTransaction(ctx, async (tx) => {
      await tx.db.execute(sql`select pg_advisory_xact_lock(${advisoryLock.faceRegistration})`)
      return work(tx)
    }),
  )
  // Who registers hears of a failure; the next in turn begins all the same.
  const settled = turn.catch(() => undefined)
  lastOf.set(ctx.db, settled)
  return turn
}
