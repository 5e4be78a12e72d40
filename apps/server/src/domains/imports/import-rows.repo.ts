import type { ImportKind, ImportRow, RowOutcome } from '@campanile/contract/imports/imports.ts'
import { and, asc, count, eq, gt, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { BulkRow } from '#db/bulk.ts'
import type { Database } from '#db/database.ts'
import { listReferencingColumns } from '#db/foreign-keys.ts'
import { containsEveryWord } from '#db/lists.ts'
import { queryRows, queryValues } from '#db/rows.ts'
import { people } from '#domains/people/people.tables.ts'
import { importRows } from './imports.tables.ts'
import { kindSql } from './kinds.sql.ts'
import { m } from './rows.messages.ts'

/** A line after it was read. */
export interface StagedRow {
  kind: ImportKind
  file: string
  line: number
  key: string
  alias: string | null
  label: string
  gone: boolean
  data: Record<string, unknown>
  refs: Record<string, string | null>
  /** Set when the outcome is already known after reading. */
  settled: { outcome: 'reject' | 'unchanged'; reason: string } | null
}

export async function insertStaged(db: Database, importId: string, first: number, rows: StagedRow[]) {
  const values = rows.map(({ settled, ...row }, index) => ({
    ...row,
    row_no: first + index,
    settled: settled !== null,
    outcome: settled?.outcome ?? null,
    reason: settled?.reason ?? null,
  }))
  await db.execute(sql`
    insert into import_rows (import_id, row_no, kind, file, line, key, alias, label, gone, data, refs, settled,
      outcome, reason)
    select ${importId}, v.row_no, v.kind, v.file, v.line, v.key, v.alias, v.label, v.gone, v.data, v.refs,
      v.settled, v.outcome, v.reason
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as v(row_no int, kind text, file text, line int,
      key text, alias text, label text, gone bool, data jsonb, refs jsonb, settled bool, outcome text,
      reason text)`)
}

export const deleteRows = (db: Database, importId: string) =>
  db.delete(importRows).where(eq(importRows.importId, importId))

/** Rows of one kind that an import writes or has written, in pages of `size`. */
export async function* writtenRows(db: Database, importId: string, kind: ImportKind, size: number) {
  let last = 0
  for (;;) {
    const rows = await db
      .select({
        rowNo: importRows.rowNo,
        label: importRows.label,
        outcome: importRows.outcome,
        targetId: importRows.targetId,
        before: importRows.before,
        after: importRows.after,
      })
      .from(importRows)
      .where(
        and(
          eq(importRows.importId, importId),
          eq(importRows.kind, kind),
          gt(importRows.rowNo, last),
          sql`${importRows.outcome} in ('create', 'change', 'deactivate')`,
        ),
      )
      .orderBy(asc(importRows.rowNo))
      .limit(size)
    if (rows.length === 0) return
    last = rows.at(-1)!.rowNo
    yield rows as WrittenRow[]
    if (rows.length < size) return
  }
}

export interface WrittenRow {
  rowNo: number
  label: string
  outcome: 'create' | 'change' | 'deactivate'
  targetId: string
  before: BulkRow | null
  after: BulkRow
}

export async function countWritten(db: Database, importId: string): Promise<number> {
  const { rows } = await db.execute<{ lines: string }>(sql`select count(*) as lines from import_rows
    where import_id = ${importId} and outcome in ('create', 'change', 'deactivate')`)
  return Number(rows[0]?.lines)
}

/** Whether lines create or change an admin, or change a person's role or email address. */
export async function changesAccess(db: Database, importId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from import_rows
    where import_id = ${importId} and kind = 'person' and outcome in ('create', 'change', 'deactivate')
      and (after ->> 'role' = 'admin' or before ->> 'role' = 'admin'
        or before ->> 'role' <> after ->> 'role' or before ->> 'email' <> after ->> 'email')
    limit 1`)
  return rows.length > 0
}

interface Filter {
  importId: string
  search?: string
  outcome?: RowOutcome | 'kept' | undefined
  kind?: ImportKind | undefined
}

const rowFilter = ({ importId, search = '', outcome, kind }: Filter): SQL | undefined =>
  and(
    eq(importRows.importId, importId),
    // During the dry run, most lines have no outcome yet.
    isNotNull(importRows.outcome),
    kind && eq(importRows.kind, kind),
    outcome === 'kept' ? eq(importRows.undo, 'kept') : outcome && eq(importRows.outcome, outcome),
    containsEveryWord(search, importRows.label),
  )

const viewColumns = {
  rowNo: importRows.rowNo,
  kind: importRows.kind,
  file: importRows.file,
  line: importRows.line,
  label: importRows.label,
  outcome: importRows.outcome,
  reason: importRows.reason,
  before: importRows.before,
  after: importRows.after,
  refs: importRows.refs,
  undo: importRows.undo,
}

export type RowRecord = Omit<ImportRow, 'changes'> & {
  before: BulkRow | null
  after: BulkRow | null
  refs: Record<string, string | null>
}

export async function listRows(db: Database, filter: Filter & { page: number; pageSize: number }) {
  const where = rowFilter(filter)
  const [rows, [counted]] = await Promise.all([
    db
      .select(viewColumns)
      .from(importRows)
      .where(where)
      .orderBy(asc(importRows.rowNo))
      .limit(filter.pageSize)
      .offset((filter.page - 1) * filter.pageSize),
    db.select({ total: count() }).from(importRows).where(where),
  ])
  return { rows: rows as RowRecord[], total: counted?.total ?? 0 }
}

/** All rows, in pages. */
export async function* everyRow(db: Database, filter: Filter, size: number): AsyncGenerator<RowRecord[]> {
  let last = 0
  for (;;) {
    const rows = await db
      .select(viewColumns)
      .from(importRows)
      .where(and(rowFilter(filter), gt(importRows.rowNo, last)))
      .orderBy(asc(importRows.rowNo))
      .limit(size)
    if (rows.length === 0) return
    last = rows.at(-1)!.rowNo
    yield rows as RowRecord[]
  }
}

/** Marks what can be undone. A row that differs from what the import wrote is kept, with the reason. */
export async function judgeUndo(db: Database, importId: string, kind: ImportKind): Promise<void> {
  // A person who no longer teaches a class has no row at all.
  const ended = kind === 'lecturer' ? sql`w.outcome = 'deactivate'` : sql`false`
  await db.execute(sql`
    with there as (${kindSql[kind].existing})
    update import_rows r set
      undo = case when d.stands then 'undone' else 'kept' end,
      reason = case when d.stands then r.reason when d.facts is null then ${m.removedSince()}
        else ${m.changedSince()} end
    from (
      select w.row_no, t.facts,
        case when ${ended} then t.id is null else coalesce(t.facts = w.after, false) end as stands
      from import_rows w left join there t on t.id = w.target_id
      where w.import_id = ${importId} and w.kind = ${kind} and w.outcome in ('create', 'change', 'deactivate')
    ) d
    where r.import_id = ${importId} and r.row_no = d.row_no`)
}

/**
 * Keeps rows that the import created and that have been used since, because deleting them would lose that
 * data.
 */
export async function keepUsed(
  db: Database,
  importId: string,
  kind: ImportKind,
  table: string,
  ignored: string[],
): Promise<void> {
  const pointers = await listReferencingColumns(db, table)
  for (const { table: name, column } of pointers.filter((it) => !ignored.includes(it.table))) {
    await db.execute(sql`
      update import_rows r set undo = 'kept', reason = ${m.usedSince()}
      where r.import_id = ${importId} and r.kind = ${kind} and r.outcome = 'create' and r.undo = 'undone'
        and exists (select 1 from ${sql.raw(name)} u where u.${sql.identifier(column)} = r.target_id)`)
  }
}

export async function countKept(db: Database, importId: string): Promise<number> {
  const { rows } = await db.execute<{ lines: string }>(
    sql`select count(*) as lines from import_rows where import_id = ${importId} and undo = 'kept'`,
  )
  return Number(rows[0]?.lines)
}

/** Rows of one kind to undo, in pages. */
export async function* undoneRows(db: Database, importId: string, kind: ImportKind, size: number) {
  for await (const rows of writtenRows(db, importId, kind, size)) {
    const kept = await queryValues(
      db,
      importRows.rowNo,
    )`select row_no from import_rows where import_id = ${importId} and undo = 'kept'
        and row_no between ${rows[0]!.rowNo} and ${rows.at(-1)!.rowNo}`
    const keptNos = new Set(kept)
    yield rows.filter(({ rowNo }) => !keptNos.has(rowNo))
  }
}

/** People the import created who cannot sign in and have no invitation from it yet; marks them as invited. */
export const takeUninvited = (db: Database, importId: string, limit: number, now: Date) =>
  queryRows(db, { id: people.id, email: people.email, firstName: people.firstName })`with taken as (
        update import_rows set invited_at = ${now.toISOString()}::timestamptz
        where import_id = ${importId} and row_no in (
          select row_no from import_rows where import_id = ${importId} and kind = 'person' and outcome = 'create'
            and invited_at is null order by row_no limit ${limit} for update)
        returning target_id)
      select p.id, p.email, p.first_name from taken
      join people p on p.id = taken.target_id and p.archived_at is null and p.is_active`
