import { and, count, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { sessions } from '../accounts.tables.ts'
import { recoveryCodes, secondFactors } from '../second-factor.tables.ts'

type SecondFactorRow = typeof secondFactors.$inferSelect

export async function findSecondFactor(db: Database, personId: string): Promise<SecondFactorRow | undefined> {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.personId, personId))
  return row
}

/** Whether signing in asks for it. */
export async function isOn(db: Database, personId: string): Promise<boolean> {
  const row = await findSecondFactor(db, personId)
  return row?.confirmedAt != null
}

/** In the place of a secret that was never confirmed; false where one is. */
export async function putSecret(
  db: Database,
  row: { personId: string; secret: Buffer; createdAt: Date },
): Promise<boolean> {
  const { secret, createdAt } = row
  const rows = await db
    .insert(secondFactors)
    .values(row)
    .onConflictDoUpdate({
      target: secondFactors.personId,
      set: { secret, createdAt, lastStep: 0 },
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ personId: secondFactors.personId })
  return rows.length === 1
}

/** False when it was confirmed, or started anew, in the meantime. */
export async function confirmSecret(
  db: Database,
  { personId, secret }: SecondFactorRow,
  { lastStep, confirmedAt }: { lastStep: number; confirmedAt: Date },
): Promise<boolean> {
  const rows = await db
    .update(secondFactors)
    .set({ confirmedAt, lastStep })
    .where(
      and(
        eq(secondFactors.personId, personId),
        eq(secondFactors.secret, secret),
        isNull(secondFactors.confirmedAt),
      ),
    )
    .returning({ personId: secondFactors.personId })
  return rows.length === 1
}

/** Takes a step out of use; false when it, or a later one, was used before, in whichever process. */
export async function useStep(db: Database, personId: string, step: number): Promise<boolean> {
  const rows = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(
      and(
        eq(secondFactors.personId, personId),
        isNotNull(secondFactors.confirmedAt),
        lt(secondFactors.lastStep, step),
      ),
    )
    .returning({ personId: secondFactors.personId })
  return rows.length === 1
}

/** Takes a recovery code out of use; false when there is none such (any more). */
export async function useRecoveryCode(db: Database, personId: string, hash: Buffer): Promise<boolean> {
  const rows = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.personId, personId), eq(recoveryCodes.hash, hash)))
    .returning({ personId: recoveryCodes.personId })
  return rows.length === 1
}

export async function replaceRecoveryCodes(
  db: Database,
  personId: string,
  hashes: readonly Buffer[],
  createdAt: Date,
): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.personId, personId))
  await db.insert(recoveryCodes).values(hashes.map((hash) => ({ personId, hash, createdAt })))
}

export async function countRecoveryCodes(db: Database, personId: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.personId, personId))
  return row?.left ?? 0
}

/** False when there was none that was on. */
export async function deleteSecondFactor(db: Database, personId: string): Promise<boolean> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.personId, personId))
  const rows = await db.delete(secondFactors).where(eq(secondFactors.personId, personId)).returning()
  return rows.some(({ confirmedAt }) => confirmedAt !== null)
}

/** There is no second one any more that a session of this person could have proved. */
export const unmarkTwoFactors = (db: Database, personId: string) =>
  db.update(sessions).set({ twoFactors: false }).where(eq(sessions.personId, personId))

/** This session has proved both. */
export const markTwoFactors = (db: Database, sessionId: string) =>
  db.update(sessions).set({ twoFactors: true }).where(eq(sessions.id, sessionId))
