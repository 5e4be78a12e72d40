import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

// SQL fragments that the lists of every domain share.

/** The words of a search as it was typed. */
export const searchWords = (search: string): string[] => search.split(/\s+/).filter(Boolean)

/** A pattern for ilike that matches the typed text literally. */
export const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** All of these conditions. Those of filters that are not set are left out. */
export function allConditions(...conditions: (SQL | false | '' | 0 | null | undefined)[]): SQL {
  const set = conditions.filter((condition) => !!condition)
  return set.length === 0 ? sql`true` : sql.join(set, sql` and `)
}

/** A condition that must hold for each typed word. The callback gets the word's ilike pattern. */
export const everyWord = (search: string, condition: (pattern: string) => SQL): SQL =>
  allConditions(...searchWords(search).map((word) => sql`(${condition(containing(word))})`))

/** The text must contain each typed word. Written like its index, so that the index is used. */
export const containsEveryWord = (search: string, text: SQLWrapper): SQL =>
  everyWord(search, (pattern) => sql`${text} ilike ${pattern}`)

/** The direction of a sort such as `-startsAt`. */
export const sortDirection = (sort: string): SQL => (sort.startsWith('-') ? sql`desc` : sql`asc`)

export const pageClause = ({ page, pageSize }: { page: number; pageSize: number }): SQL =>
  sql`limit ${pageSize} offset ${(page - 1) * pageSize}`

/** An exact decimal in the contract's format, without trailing zeros. */
export const decimalText = (value: SQL): SQL => sql`trim_scale(${value})::text`
