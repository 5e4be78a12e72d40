import { eq, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { displayPairings, displays } from './displays.tables.ts'

export const insertPairing = (db: Database, row: typeof displayPairings.$inferInsert) =>
  db.insert(displayPairings).values(row)

export const deletePairing = (db: Database, secretHash: Buffer) =>
  db.delete(displayPairings).where(eq(displayPairings.secretHash, secretHash))

export async function findPairingBySecret(db: Database, secretHash: Buffer) {
  const [row] = await db.select().from(displayPairings).where(eq(displayPairings.secretHash, secretHash))
  return row
}

export async function findPairingByCode(db: Database, codeHash: Buffer) {
  const [row] = await db.select().from(displayPairings).where(eq(displayPairings.codeHash, codeHash))
  return row
}

/** The same, locked until the transaction ends, so that only one of two people who confirm it succeeds. */
export async function lockPairing(db: Database, codeHash: Buffer) {
  const [row] = await db
    .select()
    .from(displayPairings)
    .where(eq(displayPairings.codeHash, codeHash))
    .for('update')
  return row
}

export const confirmPairing = (db: Database, pairingId: string, displayId: string) =>
  db.update(displayPairings).set({ displayId }).where(eq(displayPairings.id, pairingId))

/** Undefined when the display has been revoked. */
export async function giveToken(db: Database, displayId: string, tokenHash: Buffer, seenAt: Date) {
  const [row] = await db
    .update(displays)
    .set({ tokenHash, seenAt })
    .where(eq(displays.id, displayId))
    .returning()
  return row
}

/** Deletes the display that a new pairing replaces in the same browser. */
export const deleteDisplayByToken = (db: Database, tokenHash: Buffer) =>
  db.execute(sql`delete from displays where token_hash = ${tokenHash}`)
