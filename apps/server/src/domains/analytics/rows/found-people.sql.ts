import { type SQL, sql } from 'drizzle-orm'
import { everyWord } from '#db/lists.ts'
import { searchable } from '#domains/people/people.sql.ts'

/** Whether a person is found by every word of a search; looked up by the index of the people's search. */
export const isFound = (personId: SQL, search: string): SQL =>
  everyWord(
    search,
    (pattern) => sql`${personId} in (select people.id from people where ${searchable} ilike ${pattern})`,
  )

/** The order of a list by the names of its people, read as `of`. */
export const byName = (of: SQL, direction: SQL): SQL =>
  sql`${of}.last_name collate "und-x-icu" ${direction}, ${of}.first_name collate "und-x-icu" ${direction}`

export const directionOf = (sort: string): SQL => (sort.startsWith('-') ? sql`desc` : sql`asc`)
