import { and, eq, inArray, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { nullable, pgType, queryRows, type RowShape } from '#db/rows.ts'
import type { ExportSource } from '#domains/personal-data/personal-data.registry.ts'
import type { StoredFile } from '#domains/personal-data/table-data.ts'
import { dataExports } from './my-data.tables.ts'

export type DataExportRow = typeof dataExports.$inferSelect

/** A row as JSON represents it. */
export type PlainRow = Record<string, unknown>

/** One column of a table's primary key, by which its rows are paged. */
interface KeyColumn {
  name: string
  type: string
}

export async function listKeys(db: Database, tables: readonly string[]): Promise<Map<string, KeyColumn[]>> {
  const rows = await queryRows(db, {
    table: pgType.text,
    name: pgType.text,
    type: pgType.text,
  })`select c.relname as "table", a.attname as name, format_type(a.atttypid, a.atttypmod) as type
      from pg_index i join pg_class c on c.oid = i.indrelid
      cross join lateral unnest(i.indkey) with ordinality k(attnum, place)
      join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
      where i.indisprimary and c.oid = any(${sql.param([...tables])}::text[]::regclass[])
      order by c.relname, k.place`
  const keys = new Map<string, KeyColumn[]>(tables.map((table) => [table, []]))
  for (const { table, name, type } of rows) keys.get(table)?.push({ name, type })
  return keys
}

/** The person and source to read, and the primary key to page by. */
export interface Asked {
  source: ExportSource
  personId: string
  key: readonly KeyColumn[]
}

/** The next rows in key order; `place` is the key after which they begin. */
function listPage<S extends RowShape>(
  db: Database,
  { source: { table, rows }, personId, key }: Asked,
  { shape, what, after, limit }: { shape: S; what: SQL; after: readonly string[] | undefined; limit: number },
) {
  const [first = '', ...rest] = rows.split('$me')
  const asked = rest.reduce((query, part) => sql`${query}${personId}::uuid${sql.raw(part)}`, sql.raw(first))
  const columns = key.map(({ name }) => sql`t.${sql.identifier(name)}`)
  const from = after && key.map(({ type }, index) => sql`${after[index]}::${sql.raw(type)}`)
  const list = (parts: SQL[]) => sql.join(parts, sql`, `)
  return queryRows(db, {
    ...shape,
    place: pgType.array(pgType.text),
  })`select ${what}, array[${list(columns.map((it) => sql`${it}::text`))}] as place
      from ${sql.identifier(table)} t
      where ${asked} ${from ? sql`and (${list(columns)}) > (${list(from)})` : sql``}
      order by ${list(columns)} limit ${limit}`
}

/** Exportable rows. Omitted columns are never read from the database. */
export const listOwnRows = (
  db: Database,
  asked: Asked,
  { after, limit }: { after: readonly string[] | undefined; limit: number },
) => {
  const omit = sql.param([...asked.source.omit])
  return listPage(db, asked, {
    shape: { row: pgType.json<PlainRow>() },
    what: sql`to_jsonb(t) - ${omit}::text[] as row`,
    after,
    limit,
  })
}

/** The stored file of each row, in the same order; null if a row has none. */
export const listOwnFiles = (
  db: Database,
  asked: Asked,
  { file, after, limit }: { file: StoredFile; after: readonly string[] | undefined; limit: number },
) => {
  const what = sql`t.${sql.identifier(file.key)} as key, t.${sql.identifier(file.name)} as name`
  const shape = { key: nullable(pgType.text), name: nullable(pgType.text) }
  return listPage(db, asked, { shape, what, after, limit })
}

export async function findExport(db: Database, personId: string): Promise<DataExportRow | undefined> {
  const [row] = await db.select().from(dataExports).where(eq(dataExports.personId, personId))
  return row
}

export async function findExportById(db: Database, id: string): Promise<DataExportRow | undefined> {
  const [row] = await db.select().from(dataExports).where(eq(dataExports.id, id))
  return row
}

/** Replaces the person's export unless it is being packed; false if it is. */
export async function putExport(db: Database, row: typeof dataExports.$inferInsert): Promise<boolean> {
  const rows = await db
    .insert(dataExports)
    .values(row)
    .onConflictDoUpdate({
      target: dataExports.personId,
      set: { ...row, done: 0, tries: 0, expiresAt: null, file: null, nonce: null, tag: null, bytes: null },
      setWhere: ne(dataExports.status, 'working'),
    })
    .returning({ id: dataExports.id })
  return rows.length === 1
}

/** False when the export was deleted or is already packed. */
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

/** Counts an attempt before it begins; false when there were `most` already. */
export async function countTry(db: Database, id: string, most: number): Promise<boolean> {
  const rows = await db
    .update(dataExports)
    .set({ tries: sql`${dataExports.tries} + 1` })
    .where(and(eq(dataExports.id, id), lt(dataExports.tries, most)))
    .returning({ id: dataExports.id })
  return rows.length === 1
}

/** Makes an export expire earlier. */
export const shortenLife = (db: Database, id: string, expiresAt: Date) =>
  db
    .update(dataExports)
    .set({ expiresAt: sql`least(${dataExports.expiresAt}, ${expiresAt})` })
    .where(eq(dataExports.id, id))

export const deleteExports = (db: Database, ids: string[]) =>
  db.delete(dataExports).where(inArray(dataExports.id, ids)).returning({ id: dataExports.id })

/** Expired exports, and those requested before `since` that were never finished. */
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
