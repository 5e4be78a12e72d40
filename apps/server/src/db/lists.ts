import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

// SQL fragments that the lists of every domain share.

/** The words of a search as it was typed. */
export const wordsOf = (search: string): string[] => search.split(/\s+/).filter(Boolean)

/** A pattern for ilike that matches the typed text literally. */
export const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** A condition that must hold for each typed word. The callback gets the word's ilike pattern. */
export function everyWord(search: string, condition: (pattern: string) => SQL): SQL {
  const words = wordsOf(search)
  return words.length === 0
    ? sql`true`
    : sql.join(
        words.map((word) => sql`(${condition(containing(word))})`),
        sql` and `,
      )
}

/** The text must contain each typed word. Written like its index, so that the index is used. */
export const everyWordIn = (search: string, text: SQLWrapper): SQL =>
  everyWord(search, (pattern) => sql`${text} ilike ${pattern}`)

export const pageClause = ({ page, pageSize }: { page: number; pageSize: number }): SQL =>
  sql`limit ${pageSize} offset ${(page - 1) * pageSize}`

/** An exact decimal in the contract's format, without trailing zeros. */
export const decimalText = (value: SQL): SQL => sql`trim_scale(${value})::text`
