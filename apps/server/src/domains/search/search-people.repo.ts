import { searchFold } from '@campanile/contract/search/search-fold.ts'
import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { pgType, type RowOf } from '#db/row-shape.ts'
import { queryPreparedRows, queryRows } from '#db/rows.ts'
import { people } from '#domains/people/people.tables.ts'
import { type Searched, typosAllowed } from './search.rules.ts'
import {
  type Asked,
  anyOf,
  atMost,
  begins,
  bestFirst,
  maxLookupRows,
  resemblance,
  resembles,
} from './search.sql.ts'
import { fittingRows } from './search-fitting.sql.ts'
import { textShape } from './search-shapes.ts'
import type { Found } from './search-trail.rules.ts'

/** Milliseconds after which a search is cancelled. */
const timeoutMs = 2_000

/** For this transaction: limits the time of a search, and sets how similar a word must be. */
export const prepareSearch = (db: Database, plans: 'auto' | 'force_generic_plan' = 'auto') =>
  db.execute(sql`select set_config('statement_timeout', ${String(timeoutMs)}, true),
    set_config('pg_trgm.word_similarity_threshold', ${String(resemblance)}, true),
    set_config('plan_cache_mode', ${plans}, true)`)

export const personShape = {
  id: people.id,
  ...textShape,
  role: people.role,
  employmentType: people.employmentType,
  number: people.number,
  email: pgType.text,
  profileImage: people.profileImage,
  title: pgType.text,
}
type UnkeyedRow = RowOf<typeof personShape>
export type PersonRow = UnkeyedRow & Searched

export const personColumns = sql`p.id, p.first_name || ' ' || p.last_name as name, p.role,
  p.employment_type, p.number, p.email::text as email, p.profile_image,
  ltrim(p.name_text) as title`

/** People that the words may name. Misspelt words are only compared with names. */
export const named = (asked: Asked, finds: typeof resembles) =>
  sql.join(
    asked.words.map((word) =>
      asked.typos > 0 && typosAllowed(word) > 0
        ? finds(sql`p.name_text`, word, asked)
        : begins(sql`p.search_text`, word),
    ),
    sql` and `,
  )

const anybody = sql`select ${personColumns}, p.search_text as text, p.search_text as anchor
  from people p where p.archived_at is null`

const withKeys = (people: readonly UnkeyedRow[]): PersonRow[] =>
  people.map((it) => ({ ...it, keys: [searchFold(it.email), searchFold(it.number ?? '')] }))

/** People of the whole institution, by name, number or email address. */
export const findPeople = async (db: Database, { ids, further }: Found, asked: Asked): Promise<PersonRow[]> =>
  withKeys(
    await queryPreparedRows(
      db,
      'search-people',
      personShape,
      fittingRows(asked, {
        rows: sql`${anybody} and p.id = ${anyOf([...ids, ...(further?.ids ?? [])])}`,
        order: sql`lower(x.number) = ${asked.words.join(' ')} desc nulls last, length(x.text), x.text`,
      }),
    ),
  )

/**
 * People by a misspelt name. Two typos are read without a limit, because most rows that look similar do not
 * match.
 */
export const findMisspeltPeople = async (db: Database, asked: Asked): Promise<PersonRow[]> =>
  withKeys(
    await queryRows(
      db,
      personShape,
      sql`${anybody} and p.id in (select p.id from people p where p.archived_at is null
          and ${named(asked, resembles)} ${asked.typos === 1 ? sql`limit ${maxLookupRows}` : sql``})
        order by ${bestFirst(sql`p.name_text`, asked)}, length(p.search_text), p.search_text ${atMost(asked)}`,
    ),
  )
