import type { EmploymentType, Role } from '@campanile/contract/roles.ts'
import { searchFold } from '@campanile/contract/search/search-fold.ts'
import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { preparedRowsOf, rowsOf } from '#db/rows.ts'
import { type Named, type Searched, typosAllowed } from './search.rules.ts'
import { type Asked, anyOf, atMost, begins, bestFirst, looked, resemblance, resembles } from './search.sql.ts'
import { fittingRows } from './search-fitting.sql.ts'
import type { Found } from './search-trail.rules.ts'

/** Milliseconds after which a search is given up. */
const patience = 2_000

/** For this transaction: nobody holds the database up by searching, and typos are found. */
export const prepareSearch = (db: Database, plans: 'auto' | 'force_generic_plan' = 'auto') =>
  db.execute(sql`select set_config('statement_timeout', ${String(patience)}, true),
    set_config('pg_trgm.word_similarity_threshold', ${String(resemblance)}, true),
    set_config('plan_cache_mode', ${plans}, true)`)

export interface PersonRow extends Named, Searched {
  id: string
  role: Role
  employmentType: EmploymentType | null
  number: string | null
  email: string
  profileImage: string | null
}

export const personColumns = sql`p.id, p.first_name || ' ' || p.last_name as name, p.role,
  p.employment_type as "employmentType", p.number, p.email::text as email, p.profile_image as "profileImage",
  ltrim(p.name_text) as title`

/** Whom the words may name: what is misspelt is looked for in names alone. */
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

const withKeys = (people: readonly Omit<PersonRow, 'keys'>[]): PersonRow[] =>
  people.map((it) => ({ ...it, keys: [searchFold(it.email), searchFold(it.number ?? '')] }))

/** Anybody of the house, by name, number or e-mail address. */
export const findPeople = async (db: Database, { ids, further }: Found, asked: Asked): Promise<PersonRow[]> =>
  withKeys(
    await preparedRowsOf(
      db,
      'search-people',
      fittingRows(asked, {
        rows: sql`${anybody} and p.id = ${anyOf([...ids, ...(further?.ids ?? [])])}`,
        order: sql`lower(x.number) = ${asked.words.join(' ')} desc nulls last, length(x.text), x.text`,
      }),
    ),
  )

/** By a name that is misspelt. What resembles one with two typos is not cut short: most of it is something else. */
export const findMisspeltPeople = async (db: Database, asked: Asked): Promise<PersonRow[]> =>
  withKeys(
    await rowsOf(
      db,
      sql`${anybody} and p.id in (select p.id from people p where p.archived_at is null
          and ${named(asked, resembles)} ${asked.typos === 1 ? sql`limit ${looked}` : sql``})
        order by ${bestFirst(sql`p.name_text`, asked)}, length(p.search_text), p.search_text ${atMost(asked)}`,
    ),
  )
