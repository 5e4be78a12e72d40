import type { Database } from './database.ts'
import { pgType, queryRows } from './rows.ts'

/** Columns whose rows refer to rows of this table and are not deleted with them. */
export const listReferencingColumns = (
  db: Database,
  table: string,
): Promise<{ table: string; column: string }[]> =>
  queryRows(db, {
    table: pgType.text,
    column: pgType.text,
  })`select c.conrelid::regclass::text as "table", a.attname as "column"
      from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid = ${table}::regclass and c.confdeltype <> 'c'`
