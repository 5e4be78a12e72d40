import type { ImportKind, ImportState, ImportView } from '@campanile/contract/imports/imports.ts'
import { and, count, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { notNull, pgType, queryRows, queryValues } from '#db/rows.ts'
import { people } from '#domains/people/people.tables.ts'
import { externalIds, type ImportSource, importRows, imports } from './imports.tables.ts'

export type ImportRecord = typeof imports.$inferSelect & { createdBy: string }

const selectImports = (db: Database) =>
  db
    .select({
      record: imports,
      createdBy: sql<string>`${people.firstName} || ' ' || ${people.lastName}`,
    })
    .from(imports)
    .innerJoin(people, eq(people.id, imports.requestedBy))

export async function findImport(db: Database, importId: string): Promise<ImportRecord | undefined> {
  const [row] = await selectImports(db).where(eq(imports.id, importId))
  return row && { ...row.record, createdBy: row.createdBy }
}

export async function listImports(db: Database, { page, pageSize }: { page: number; pageSize: number }) {
  const [rows, [counted]] = await Promise.all([
    selectImports(db)
      .orderBy(desc(imports.createdAt), desc(imports.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    db.select({ total: count() }).from(imports),
  ])
  return {
    rows: rows.map(({ record, createdBy }) => ({ ...record, createdBy })),
    total: counted?.total ?? 0,
  }
}

export const insertImport = (db: Database, row: typeof imports.$inferInsert) => db.insert(imports).values(row)

/** Deletes an import with its lines; false when it is in another state. */
export async function deleteImport(db: Database, importId: string, from: ImportState[]): Promise<boolean> {
  const deleted = await db
    .delete(imports)
    .where(and(eq(imports.id, importId), inArray(imports.state, from)))
    .returning({ id: imports.id })
  return deleted.length === 1
}

/** The oldest imports before this time that are not being worked on. */
export const findOld = (db: Database, before: Date, limit: number) =>
  db
    .select({ id: imports.id, file: imports.file })
    .from(imports)
    .where(
      and(lt(imports.createdAt, before), inArray(imports.state, ['ready', 'failed', 'undone', 'applied'])),
    )
    .orderBy(imports.createdAt)
    .limit(limit)

type Change = Partial<typeof imports.$inferInsert>

/** Moves an import from one of these states to the next; false when it is no longer in one of them. */
export async function moveImport(
  db: Database,
  importId: string,
  from: ImportState[],
  change: Change & { state: ImportState },
): Promise<boolean> {
  const moved = await db
    .update(imports)
    .set(change)
    .where(and(eq(imports.id, importId), inArray(imports.state, from)))
    .returning({ id: imports.id })
  return moved.length === 1
}

export const updateImport = (db: Database, importId: string, change: Change) =>
  db.update(imports).set(change).where(eq(imports.id, importId))

export const addInvitationsSent = (db: Database, importId: string, sent: number) =>
  db
    .update(imports)
    .set({ invitationsSent: sql`${imports.invitationsSent} + ${sent}` })
    .where(eq(imports.id, importId))

/** Imports in progress, no matter who works on them. */
export const findUnfinished = (db: Database) =>
  db
    .select({ id: imports.id })
    .from(imports)
    .where(inArray(imports.state, ['reading', 'applying', 'undoing']))

/** The number of lines by kind and outcome. */
export async function countOutcomes(db: Database, importId: string): Promise<ImportView['kinds']> {
  const rows = await queryRows(db, {
    kind: importRows.kind,
    outcome: notNull(importRows.outcome),
    lines: pgType.bigint,
  })`select kind, outcome, count(*) as lines from import_rows where import_id = ${importId} group by 1, 2`
  const byKind = new Map<string, ImportView['kinds'][number]>()
  for (const { kind, outcome, lines } of rows) {
    const none = { kind, create: 0, change: 0, deactivate: 0, reject: 0, unchanged: 0 }
    byKind.set(kind, { ...(byKind.get(kind) ?? none), [outcome]: Number(lines) })
  }
  return [...byKind.values()]
}

/** Stores the source's identifiers for the rows that were written or matched. */
export async function keepExternalIds(db: Database, importId: string, source: ImportSource): Promise<void> {
  await db.execute(sql`
    insert into external_ids (source, kind, external_id, row_id, created, import_id)
    select ${source}, r.kind, r.key, r.target_id, r.outcome = 'create', r.import_id
    from import_rows r
    where r.import_id = ${importId} and r.outcome in ('create', 'change', 'unchanged') and r.target_id is not null
      and r.line is not null and not r.gone
      and not exists (select 1 from external_ids x
        where x.source = ${source} and x.kind = r.kind and x.row_id = r.target_id)
    on conflict (source, kind, external_id) do update
      set row_id = excluded.row_id, created = excluded.created, import_id = excluded.import_id`)
  await markDeactivated(db, importId, source, 'deactivate', true)
  await markDeactivated(db, importId, source, 'change', false)
}

/** Marks rows that the source removed, so that they are restored when it lists them again. */
const markDeactivated = (
  db: Database,
  importId: string,
  source: ImportSource,
  outcome: 'deactivate' | 'change',
  deactivated: boolean,
) =>
  db.execute(sql`update external_ids x set deactivated = ${deactivated} from import_rows r
    where r.import_id = ${importId} and r.outcome = ${outcome} and x.source = ${source} and x.kind = r.kind
      and x.row_id = r.target_id and x.deactivated <> ${deactivated}`)

/** The reverse of keepExternalIds, for undone lines. */
export async function forgetExternalIds(db: Database, importId: string, source: ImportSource): Promise<void> {
  await db.execute(sql`delete from external_ids x using import_rows r
    where x.import_id = ${importId} and r.import_id = x.import_id and r.kind = x.kind and r.target_id = x.row_id
      and r.undo is distinct from 'kept'`)
  await db.execute(sql`update external_ids x set deactivated = (r.outcome = 'change' and
      ((r.before ->> 'is_active') = 'false' or r.before ->> 'left_at' is not null))
    from import_rows r
    where r.import_id = ${importId} and r.undo = 'undone' and r.outcome in ('deactivate', 'change')
      and x.source = ${source} and x.kind = r.kind and x.row_id = r.target_id`)
}

/** The number of rows that a source created and has not removed, by kind. */
export async function countInUse(
  db: Database,
  source: ImportSource,
): Promise<ReadonlyMap<ImportKind, number>> {
  const rows = await queryRows(db, { kind: externalIds.kind, count: pgType.int })`
    select kind, count(*)::int as count from external_ids
    where source = ${source} and created and not deactivated group by kind`
  return new Map(rows.map(({ kind, count }) => [kind, count]))
}

/** Updates the planner's statistics, which are wrong for a table that was just filled. */
export async function analyzeTables(db: Database, ...names: string[]): Promise<void> {
  for (const name of names) await db.execute(sql`analyze ${sql.identifier(name)}`)
}

export async function listStagedKinds(db: Database, importId: string): Promise<ReadonlySet<string>> {
  const rows = await queryValues(
    db,
    importRows.kind,
  )`select distinct kind from import_rows where import_id = ${importId}`
  return new Set(rows)
}

/**
 * For joins of whole lists. The planner's statistics are out of date for tables filled by this import, and it
 * would select a nested loop.
 */
export async function joiningLists<T>(db: Database, work: () => Promise<T>): Promise<T> {
  await db.execute(sql`set local enable_nestloop = off`)
  const result = await work()
  await db.execute(sql`set local enable_nestloop = on`)
  return result
}

/** Allows longer statements than when a person is waiting, and formats timestamps the same everywhere. */
export async function runLong(db: Database): Promise<void> {
  await db.execute(sql`set local statement_timeout = '10min'`)
  await db.execute(sql`set local timezone = 'UTC'`)
}
