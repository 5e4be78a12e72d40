import { type SQL, sql } from 'drizzle-orm'
import { allConditions } from '#db/lists.ts'
import type { Filter } from './filter.rules.ts'

const idPattern = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/** Compares a column of ids with text that may be no id at all. */
export const isId = (column: SQL, text: string): SQL =>
  idPattern.test(text) ? sql`${column} = ${text}::uuid` : sql`false`

/** A filter as a condition; `condition` translates a single comparison. */
export function filterSql<Name extends string>(
  filter: Filter<Name>,
  condition: (attribute: Name, value: string) => SQL,
): SQL {
  if (!('join' in filter)) return condition(filter.attribute, filter.value)
  const parts = filter.filters.map((it) => filterSql(it, condition))
  return filter.join === 'and' ? sql`(${allConditions(...parts)})` : sql`(${sql.join(parts, sql` or `)})`
}

/** Whether a person `p` exists for the directory of this account. */
export const isVisibleAccount = (accountId: string): SQL => sql`(p.archived_at is null and not exists (
  select 1 from directory_people gone where gone.account_id = ${accountId} and gone.person_id = p.id
    and gone.removed_at is not null))`

/** The rows of one page of SCIM, which counts them from 1. */
export const rangeClause = ({ startIndex, count }: { startIndex: number; count: number }): SQL =>
  sql`limit ${count} offset ${startIndex - 1}`
