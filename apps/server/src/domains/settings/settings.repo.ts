import { and, eq } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { installation, institution } from './settings.tables.ts'

export type InstitutionRow = typeof institution.$inferSelect

export async function findInstitution(db: Database): Promise<InstitutionRow | undefined> {
  const [row] = await db.select().from(institution)
  return row
}

/** False when one already exists: two concurrent set-ups create one institution. */
export async function insertInstitution(
  db: Database,
  row: typeof institution.$inferInsert,
): Promise<boolean> {
  const inserted = await db.insert(institution).values(row).onConflictDoNothing().returning()
  return inserted.length === 1
}

/** False when the row is no longer at `version`. */
export async function updateInstitutionSettings(
  db: Database,
  version: number,
  change: Pick<InstitutionRow, 'settings' | 'updatedAt'>,
): Promise<boolean> {
  const updated = await db
    .update(institution)
    .set({ ...change, version: version + 1 })
    .where(and(eq(institution.only, true), eq(institution.version, version)))
    .returning()
  return updated.length === 1
}

/** Stores the value unless one exists already; returns the stored value. */
export async function keepInstallationValue(db: Database, name: string, value: string): Promise<string> {
  await db.insert(installation).values({ name, value }).onConflictDoNothing()
  return (await findInstallationValue(db, name)) ?? value
}

export async function findInstallationValue(db: Database, name: string): Promise<string | undefined> {
  const [row] = await db.select().from(installation).where(eq(installation.name, name))
  return row?.value
}
