import { analyticsFilters } from '@campanile/contract/analytics/analytics-values.ts'
import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { pgType, queryRow, queryRows, type ShapeRow } from '#db/rows.ts'
import { terms } from '#domains/structure/structure.tables.ts'
import { type Filters, filterName } from './scope.sql.ts'

const termRow = {
  id: terms.id,
  name: terms.name,
  from: pgType.text,
  to: pgType.text,
}
export type TermRow = ShapeRow<typeof termRow>

const columns = sql`id, name, first_day::text as "from", last_day::text as "to"`

/** The most recent terms, newest first. Older ones are left out of the selection. */
export const listTerms = (db: Database) =>
  queryRows(
    db,
    termRow,
  )`select ${columns} from terms where archived_at is null order by first_day desc, id limit 24`

export const findTerm = (db: Database, termId: string) =>
  queryRow(db, termRow)`select ${columns} from terms where id = ${termId}`

/** The previous term. */
export const findTermBefore = (db: Database, from: string) =>
  queryRow(db, termRow)`select ${columns} from terms where archived_at is null and first_day < ${from}::date
      order by first_day desc, id limit 1`

/** Active filters with the names people know. A filter whose id does not exist is left out. */
export async function listFilterNames(db: Database, filters: Filters) {
  const names = await Promise.all(
    analyticsFilters.map(async (filter) => {
      const id = filters[filter]
      const [row] = id ? await queryRows(db, { name: pgType.text })`${filterName[filter](id)}` : []
      return row && id ? [{ filter, id, name: row.name }] : []
    }),
  )
  return names.flat()
}
