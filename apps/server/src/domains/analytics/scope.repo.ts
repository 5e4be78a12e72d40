import { analyticsFilters } from '@campanile/contract/analytics/analytics-values.ts'
import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { rowsOf } from '#db/rows.ts'
import { type Filters, filterName } from './scope.sql.ts'

export interface TermRow {
  id: string
  name: string
  from: string
  to: string
}

const columns = sql`id, name, first_day::text as "from", last_day::text as "to"`

/** The most recent terms, newest first. Older ones are left out of the selection. */
export const listTerms = (db: Database) =>
  rowsOf<TermRow>(
    db,
    sql`select ${columns} from terms where archived_at is null order by first_day desc, id limit 24`,
  )

export async function findTerm(db: Database, termId: string) {
  const [row] = await rowsOf<TermRow>(db, sql`select ${columns} from terms where id = ${termId}`)
  return row
}

/** The previous term. */
export async function findTermBefore(db: Database, from: string) {
  const [row] = await rowsOf<TermRow>(
    db,
    sql`select ${columns} from terms where archived_at is null and first_day < ${from}::date
      order by first_day desc, id limit 1`,
  )
  return row
}

/** Active filters with the names people know. A filter whose id does not exist is left out. */
export async function listFilterNames(db: Database, filters: Filters) {
  const names = await Promise.all(
    analyticsFilters.map(async (filter) => {
      const id = filters[filter]
      const [row] = id ? await rowsOf<{ name: string }>(db, filterName[filter](id)) : []
      return row && id ? [{ filter, id, name: row.name }] : []
    }),
  )
  return names.flat()
}
