import { readdir } from 'node:fs/promises'
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '#db/database.ts'
import { pgType, queryRows } from '#db/rows.ts'

export interface Column {
  name: string
  type: string
  notNull: boolean
  generated: boolean
}

export interface Reference {
  columns: string[]
  table: string
  targets: string[]
}

export interface Table {
  name: string
  columns: Column[]
  references: Reference[]
}

/** All tables, as described by the database itself. */
export async function readTables(db: Database): Promise<Map<string, Table>> {
  const columns = await queryRows(db, {
    table: pgType.text,
    name: pgType.text,
    type: pgType.text,
    notNull: pgType.boolean,
    generated: pgType.boolean,
  })`select c.relname as "table", a.attname as name, format_type(a.atttypid, null) as type,
        a.attnotnull as not_null, a.attgenerated <> '' as generated
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by c.relname, a.attnum`
  const references = await queryRows(db, {
    of: pgType.text,
    table: pgType.text,
    columns: pgType.array(pgType.text),
    targets: pgType.array(pgType.text),
  })`select k.conrelid::regclass::text as of, k.confrelid::regclass::text as "table",
        array(select attname::text from unnest(k.conkey) with ordinality u(n, i)
          join pg_attribute a on a.attrelid = k.conrelid and a.attnum = u.n order by u.i) as columns,
        array(select attname::text from unnest(k.confkey) with ordinality u(n, i)
          join pg_attribute a on a.attrelid = k.confrelid and a.attnum = u.n order by u.i) as targets
      from pg_constraint k where k.contype = 'f' and k.connamespace = 'public'::regnamespace`
  const tables = new Map<string, Table>()
  for (const { table, ...column } of columns) {
    const known = tables.get(table) ?? { name: table, columns: [], references: [] }
    known.columns.push(column)
    tables.set(table, known)
  }
  for (const { of, ...reference } of references) tables.get(of)?.references.push(reference)
  return tables
}

/** Columns with values from a fixed list, by `table.column`; they contain no typed text. */
export async function readLists(): Promise<Map<string, readonly string[]>> {
  const lists = new Map<string, readonly string[]>()
  const root = new URL('../../..', import.meta.url).pathname
  const files = await readdir(root, { recursive: true })
  for (const file of files.filter((it) => it.endsWith('.tables.ts'))) {
    const all: Record<string, unknown> = await import(`${root}/${file}`)
    for (const table of Object.values(all)) {
      if (!is(table, PgTable)) continue
      for (const column of Object.values(getTableColumns(table))) {
        const values = column.enumValues
        if (values?.length) lists.set(`${getTableName(table)}.${column.name}`, values)
      }
    }
  }
  return lists
}
