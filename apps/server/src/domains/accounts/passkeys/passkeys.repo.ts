import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { pgType, queryPreparedRow } from '#db/rows.ts'
import { answeredPasskeyChallenges, passkeys } from '../passkeys.tables.ts'

export type PasskeyRow = typeof passkeys.$inferSelect

export const listPersonPasskeys = (db: Database, personId: string): Promise<PasskeyRow[]> =>
  db.select().from(passkeys).where(eq(passkeys.personId, personId)).orderBy(asc(passkeys.id))

/** Whether the person has any. Read at every check-in. */
export async function hasPasskeys(db: Database, personId: string): Promise<boolean> {
  const row = await queryPreparedRow(db, 'has-passkeys', {
    found: pgType.boolean,
  })`select exists (select 1 from passkeys where person_id = ${personId}) as found`
  return row!.found
}

/** Locks the passkey until the transaction ends, so that concurrent uses are counted one after the other. */
export async function lockPasskey(db: Database, credentialId: string): Promise<PasskeyRow | undefined> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId)).for('update')
  return row
}

/** False when this credential is already registered, to any person. */
export async function insertPasskey(db: Database, row: typeof passkeys.$inferInsert): Promise<boolean> {
  const rows = await db.insert(passkeys).values(row).onConflictDoNothing().returning({ id: passkeys.id })
  return rows.length === 1
}

export const countUse = (db: Database, id: string, use: { counter: number; lastUsedAt: Date }) =>
  db.update(passkeys).set(use).where(eq(passkeys.id, id))

const own = (personId: string, id: string) => and(eq(passkeys.personId, personId), eq(passkeys.id, id))

export async function lockOwnPasskey(db: Database, personId: string, id: string) {
  const [row] = await db.select().from(passkeys).where(own(personId, id)).for('update')
  return row
}

export const setPasskeyName = (db: Database, personId: string, id: string, name: string) =>
  db.update(passkeys).set({ name }).where(own(personId, id))

export const deletePasskey = (db: Database, personId: string, id: string) =>
  db.delete(passkeys).where(own(personId, id))

/** False when the challenge was already answered, in any server process. */
export async function keepAnswered(db: Database, id: string, expiresAt: Date): Promise<boolean> {
  const rows = await db
    .insert(answeredPasskeyChallenges)
    .values({ id, expiresAt })
    .onConflictDoNothing()
    .returning({ id: answeredPasskeyChallenges.id })
  return rows.length === 1
}
