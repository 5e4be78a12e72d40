import { and, count, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { sessions } from '../accounts.tables.ts'
import { recoveryCodes, secondFactors } from '../second-factor.tables.ts'

type SecondFactorRow = typeof secondFactors.$inferSelect

export async function findSecondFactor(db: Database, personId: string): Promise<SecondFactorRow | undefined> {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.personId, personId))
  return row
}

/** Whether the person's second factor is on. */
export async function hasSecondFactor(db: Database, personId: string): Promise<boolean> {
  const row = await findSecondFactor(db, personId)
  return row?.confirmedAt != null
}

/** Replaces a secret that was never confirmed; false when a confirmed one exists. */
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

/** False when it was confirmed, or set up again, in the meantime. */
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

/** Uses up a time step; false when it or a later one was already used, in any server process. */
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

/** Uses up a recovery code; false when the person has no such unused code. */
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

/** False when it was not on. */
export async function deleteSecondFactor(db: Database, personId: string): Promise<boolean> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.personId, personId))
  const rows = await db.delete(secondFactors).where(eq(secondFactors.personId, personId)).returning()
  return rows.some(({ confirmedAt }) => confirmedAt !== null)
}

/** The second factor is off, so no session of this person counts as having proved it. */
export const unmarkTwoFactors = (db: Database, personId: string) =>
  db.update(sessions).set({ twoFactors: false }).where(eq(sessions.personId, personId))

/** Records that this session has proved both factors. */
export const markTwoFactors = (db: Database, sessionId: string) =>
  db.update(sessions).set({ twoFactors: true }).where(eq(sessions.id, sessionId))
