import { type DatedKind, datedKind } from '@campanile/contract/settings/institution.ts'
import { and, eq } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { oncePerTransaction } from '#db/once-per-transaction.ts'
import { pgType, queryPreparedRow, queryRows } from '#db/rows.ts'
import { installation, institution } from './settings.tables.ts'

/** Data planned or recorded in the current time zone, by kind; kinds without rows are omitted. */
export const listDated = (db: Database): Promise<{ kind: DatedKind; count: number }[]> =>
  queryRows(db, { kind: pgType.oneOf(datedKind.options), count: pgType.int })`select kind, count::int from (
      select 1 as place, 'sessions' as kind, count(*) from sessions
      union all select 2, 'exams', count(*) from exams
      union all select 3, 'assignments', count(*) from assignments
      union all select 4, 'staff-days', count(*) from staff_days
      union all select 5, 'leave-requests', count(*) from leave_requests) dated
    where count > 0 order by place`

export type InstitutionRow = typeof institution.$inferSelect

const inTransactions = oncePerTransaction(async (db): Promise<InstitutionRow | undefined> => {
  const [row] = await db.select().from(institution)
  return row
})

export const findInstitution = inTransactions.read

export type PublicInstitutionRow = Pick<InstitutionRow, 'name' | 'timeZone' | 'settings'>

/** Read by every page that nobody is signed in to. */
export const findPublicInstitution = (db: Database): Promise<PublicInstitutionRow | undefined> =>
  queryPreparedRow(db, 'find-public-institution', {
    name: institution.name,
    timeZone: institution.timeZone,
    settings: institution.settings,
  })`select name, time_zone, settings from institution`

/** False when one already exists: two concurrent set-ups create one institution. */
export async function insertInstitution(
  db: Database,
  row: typeof institution.$inferInsert,
): Promise<boolean> {
  const inserted = await db.insert(institution).values(row).onConflictDoNothing().returning()
  inTransactions.forget(db)
  return inserted.length === 1
}

/** False when the row is no longer at `version`. */
export async function updateInstitution(
  db: Database,
  version: number,
  change: Partial<InstitutionRow>,
): Promise<boolean> {
  const updated = await db
    .update(institution)
    .set({ ...change, version: version + 1 })
    .where(and(eq(institution.only, true), eq(institution.version, version)))
    .returning()
  inTransactions.forget(db)
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
