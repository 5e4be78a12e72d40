import { and, eq, gt, inArray, isNull, notInArray, or } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { personStatus } from './people.sql.ts'
import { people } from './people.tables.ts'

// At least one admin must be able to sign in.

/**
 * Locks these people and all admins, in the order in which single changes lock admins, so that admins who disable
 * each other wait for each other.
 */
export const lockWithAdmins = (db: Database, personIds: readonly string[]) =>
  db
    .select({ id: people.id })
    .from(people)
    .where(or(inArray(people.id, [...personIds]), and(eq(people.role, 'admin'), isNull(people.archivedAt))))
    .orderBy(people.id)
    .for('update')

/** The admins who can sign in after a day. */
const signingIn = (after: string) =>
  and(
    eq(people.role, 'admin'),
    eq(personStatus, 'active'),
    or(isNull(people.endsOn), gt(people.endsOn, after)),
  )

/** Whether an admin who can sign in after a day would be left without these people. */
export async function hasAdminWithout(
  db: Database,
  personIds: readonly string[],
  after: string,
): Promise<boolean> {
  const rows = await db
    .select({ id: people.id })
    .from(people)
    .where(and(signingIn(after), notInArray(people.id, [...personIds])))
    .limit(1)
  return rows.length > 0
}

/**
 * Locks the admins who can sign in after a day and counts the others. If two admins disable each other at once,
 * the second waits here and is then rejected.
 */
export async function countOtherAdmins(db: Database, personId: string, after: string): Promise<number> {
  const rows = await db
    .select({ id: people.id })
    .from(people)
    .where(signingIn(after))
    .orderBy(people.id)
    .for('update')
  return rows.filter((row) => row.id !== personId).length
}
