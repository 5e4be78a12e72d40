import type { EmploymentType, Role } from '@campanile/contract/roles.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { rowsOf } from '#db/rows.ts'
import { type Named, type Searched, typosAllowed } from './search.rules.ts'
import {
  type Asked,
  anyOf,
  atMost,
  begins,
  bestFirst,
  type Fits,
  fitsAll,
  looked,
  lookedAt,
  resemblance,
  resembles,
  unindexed,
} from './search.sql.ts'
import type { Found } from './search-trail.rules.ts'

/** Milliseconds after which a search is given up. */
const patience = 2_000

/** For this transaction: nobody holds the database up by searching, and typos are found. */
export const prepareSearch = (db: Database) =>
  db.execute(sql`select set_config('statement_timeout', ${String(patience)}, true),
    set_config('pg_trgm.word_similarity_threshold', ${String(resemblance)}, true)`)

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

/** Some of all people. What resembles a word with two typos in it is not cut short: most of it is something else. */
function peopleLookedAt(asked: Asked, found: Found): SQL {
  const there = sql`select p.id from people p where p.archived_at is null`
  if (found !== 'anywhere')
    return sql`${there} and p.id = ${anyOf(found.ids)} and ${fitsAll(unindexed(sql`p.search_text`), asked)}`
  const called = (fits: Fits, most: number) => sql`${there} and ${fits(sql`p.search_text`)} limit ${most}`
  if (asked.typos === 0) return lookedAt(asked, { together: [called] })
  return sql`${there} and ${named(asked, resembles)} ${asked.typos === 1 ? sql`limit ${looked}` : sql``}`
}

/** Anybody of the house, by name, number or e-mail address; misspelt, by name. */
export const findAnybody = (db: Database, asked: Asked, found: Found): Promise<PersonRow[]> => {
  const whole = asked.words.join(' ')
  const text = asked.typos > 0 ? sql`p.name_text` : sql`p.search_text`
  return rowsOf(
    db,
    sql`
    select ${personColumns}, p.search_text as text,
      array[search_fold(p.email::text), ltrim(p.number_text)] as keys
    from people p
    where p.id in (${peopleLookedAt(asked, found)})
    order by (lower(p.number) = ${whole}) is true desc, ${bestFirst(text, asked)}, length(p.search_text), p.search_text
    ${atMost(asked)}`,
  )
}
