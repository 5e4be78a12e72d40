import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { pgType, queryRow, queryRows } from '#db/rows.ts'
import type { TestServer } from '#testing/server.ts'
import type { Marked } from './marked-world.ts'

/** Texts that identify the person. */
export const personTraces = ({ mark, person, number, address }: Marked): string[] => [
  mark,
  person.lastName,
  person.email,
  'formerly@vexborough.test',
  number,
  address,
]

/** Rows of all tables, including jobs, that contain one of these texts: the number per table. */
export async function findTraces({ platform: { db } }: TestServer, sought: readonly string[]) {
  const tables = await queryRows(db, {
    schema: pgType.text,
    name: pgType.text,
  })`select table_schema as schema, table_name as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`
  // Binary values are searched in hexadecimal.
  const all = sought.flatMap((it) => [it, Buffer.from(it).toString('hex')])
  const found = new Map<string, number>()
  for (const { schema, name } of tables) {
    const row = await queryRow(db, {
      count: pgType.int,
    })`select count(*)::int as count from ${sql.identifier(schema)}.${sql.identifier(name)} t
        where exists (select 1 from unnest(${sql.param(all)}::text[]) s where strpos(lower(t::text), lower(s)) > 0)`
    if (row && row.count > 0) found.set(name, row.count)
  }
  return found
}

/** Stored files with one of these texts in their content or name. */
export function findFiles({ dataDir }: TestServer, sought: readonly string[]): string[] {
  const root = join(dataDir, 'files')
  return readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => {
    const bytes = statSync(join(root, path)).isFile() ? readFileSync(join(root, path)) : Buffer.alloc(0)
    return sought.some((it) => path.includes(it) || bytes.includes(it))
  })
}
