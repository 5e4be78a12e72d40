import { type SQL, sql } from 'drizzle-orm'
import { everyWord } from '#db/lists.ts'
import { inNameOrder } from '#db/name-order.ts'
import { searchable } from '#domains/people/people.sql.ts'

/** Whether a person matches every word of a search. Uses the index of the people search. */
export const isFound = (personId: SQL, search: string): SQL =>
  everyWord(
    search,
    (pattern) => sql`${personId} in (select people.id from people where ${searchable} ilike ${pattern})`,
  )

/** Sorts by the names of people, read as `of`. */
export const byName = (of: SQL, direction: SQL): SQL =>
  sql`${inNameOrder(sql`${of}.last_name`)} ${direction}, ${inNameOrder(sql`${of}.first_name`)} ${direction}`
