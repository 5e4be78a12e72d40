import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { allConditions } from '#db/lists.ts'
import { nullable, pgType, queryRow } from '#db/rows.ts'

/** Rows per statement, so that even a large table is processed in short statements. */
const batchSize = 10_000

export type SweptRow = Record<string, unknown>

interface Sweep {
  table: string
  key: readonly string[]
  columns: readonly string[]
  /** The rows to check, as an SQL condition on `t`. */
  where: SQL
  /** More columns to read. */
  more?: SQL
}

const list = (parts: SQL[]) => sql.join(parts, sql`, `)
const named = (columns: readonly string[], prefix = sql`t`) =>
  list(columns.map((it) => sql`${prefix}.${sql.identifier(it)}`))

/** Goes through a whole table and saves what `change` returns for each row; returns how many rows changed. */
export async function sweep(
  db: Database,
  asked: Sweep,
  change: (row: SweptRow) => SweptRow | undefined,
): Promise<number> {
  let changed = 0
  for (let after: SweptRow | undefined; ; ) {
    const { found, last } = await sweepTable(db, asked, after)
    const rows = found.map(change).filter((row) => row !== undefined)
    if (rows.length > 0) await write(db, asked, rows)
    changed += rows.length
    if (!last) return changed
    after = last
  }
}

async function sweepTable(
  db: Database,
  { table, key, columns, where, more = sql`'{}'::jsonb` }: Sweep,
  after: SweptRow | undefined,
): Promise<{ found: SweptRow[]; last: SweptRow | undefined }> {
  const from = sql`jsonb_populate_record(null::${sql.identifier(table)}, ${JSON.stringify(after ?? {})}::jsonb) r`
  const textColumns = list([...key, ...columns].map((it) => sql`${it}::text, t.${sql.identifier(it)}`))
  const row = await queryRow(db, {
    found: nullable(pgType.json<SweptRow[]>()),
    last: nullable(pgType.json<SweptRow>()),
  })`
    with part as (
      select * from ${sql.identifier(table)} t
      ${after ? sql`where (${named(key)}) > (select ${named(key, sql`r`)} from ${from})` : sql``}
      order by ${named(key)} limit ${batchSize})
    select (select jsonb_agg(jsonb_build_object(${textColumns}) || ${more}) from part t where ${where}) as found,
      (select to_jsonb(t) from (select ${named(key)} from part t order by ${list(
        key.map((it) => sql`t.${sql.identifier(it)} desc`),
      )} limit 1) t where (select count(*) from part) = ${batchSize}) as last`
  return { found: row?.found ?? [], last: row?.last ?? undefined }
}

async function write(db: Database, { table, key, columns }: Sweep, rows: SweptRow[]): Promise<void> {
  const name = sql.identifier(table)
  await db.execute(sql`
    update ${name} t set ${list(columns.map((it) => sql`${sql.identifier(it)} = r.${sql.identifier(it)}`))}
    from jsonb_populate_recordset(null::${name}, ${JSON.stringify(rows)}::jsonb) r
    where ${allConditions(...key.map((it) => sql`t.${sql.identifier(it)} = r.${sql.identifier(it)}`))}`)
}
