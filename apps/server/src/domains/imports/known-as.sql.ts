import type { ImportKind } from '@campanile/contract/imports/imports.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { ImportSource } from './imports.tables.ts'

/**
 * The identifier that a source uses for a row, or else our own. A source and a kind are literals, so that the same
 * expression can be used more than once in a query.
 */
export const knownAs = (source: ImportSource, kind: ImportKind, id: SQL): SQL => {
  const [from, of] = [sql.raw(`'${source}'`), sql.raw(`'${kind}'`)]
  return sql`coalesce((select x.external_id from external_ids x
    where x.row_id = ${id} and x.source = ${from} and x.kind = ${of} order by 1 limit 1), ${id}::text)`
}

export const dayText = (column: string): SQL => sql.raw(`to_char(${column}, 'YYYY-MM-DD')`)
