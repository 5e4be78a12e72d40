import { and, eq, inArray, lte, ne, or, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { rowsOf } from '#db/rows.ts'
import type { Source } from './catalogue.ts'
import { dataExports } from './my-data.tables.ts'

export type DataExportRow = typeof dataExports.$inferSelect

/** A row as JSON knows it. */
export type PlainRow = Record<string, unknown>

/** The rows of a source that are this person's, whole: what stays here is taken out afterwards. */
export async function listOwnRows(db: Database, source: Source, personId: string): Promise<PlainRow[]> {
  const { table, column, own } = source
  const conditions = [column && `t."${column}" = $me`, own].filter(Boolean).join(' and ')
  const [first = '', ...rest] = conditions.split('$me')
  const asked = rest.reduce((query, part) => sql`${query}${personId}::uuid${sql.raw(part)}`, sql.raw(first))
  const query = sql`select to_jsonb(t) as row from ${sql.identifier(table)} t where ${asked}`
  return (await rowsOf<{ row: PlainRow }>(db, query)).map(({ row }) => row)
}

export async function findExport(db: Database, personId: string): Promise<DataExportRow | undefined> {
  const [row] = await db.select().from(dataExports).where(eq(dataExports.personId, personId))
  return row
}

export async function findExportById(db: Database, id: string): Promise<DataExportRow | undefined> {
  const [row] = await db.select().from(dataExports).where(eq(dataExports.id, id))
  return row
}

/** In the place of one that is not being packed; false where one is. */
export async function putExport(db: Database, row: typeof dataExports.$inferInsert): Promise<boolean> {
  const rows = await db
    .insert(dataExports)
    .values(row)
    .onConflictDoUpdate({
      target: dataExports.personId,
      set: { ...row, done: 0, expiresAt: null, file: null, nonce: null, tag: null, bytes: null },
      setWhere: ne(dataExports.status, 'working'),
    })
    .returning({ id: dataExports.id })
  return rows.length === 1
}

/** False when the export is gone, or was packed already. */
export async function updateWorking(
  db: Database,
  id: string,
  change: Partial<DataExportRow>,
): Promise<boolean> {
  const rows = await db
    .update(dataExports)
    .set(change)
    .where(and(eq(dataExports.id, id), eq(dataExports.status, 'working')))
    .returning({ id: dataExports.id })
  return rows.length === 1
}

/** Sooner than it would go by itself. */
export const shortenLife = (db: Database, id: string, expiresAt: Date) =>
  db
    .update(dataExports)
    .set({ expiresAt: sql`least(${dataExports.expiresAt}, ${expiresAt})` })
    .where(eq(dataExports.id, id))

export const deleteExports = (db: Database, ids: string[]) =>
  db.delete(dataExports).where(inArray(dataExports.id, ids)).returning({ file: dataExports.file })

/** What has had its time, and what was never finished since then. */
export const listOver = (db: Database, now: Date, since: Date) =>
  db
    .select({ id: dataExports.id })
    .from(dataExports)
    .where(
      or(
        lte(dataExports.expiresAt, now),
        and(ne(dataExports.status, 'ready'), lte(dataExports.requestedAt, since)),
      ),
    )
    .limit(500)

export const listWorking = (db: Database) =>
  db.select({ id: dataExports.id }).from(dataExports).where(eq(dataExports.status, 'working')).limit(100)
