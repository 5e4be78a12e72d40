import { type SQL, sql } from 'drizzle-orm'

// Fragments that the lists of every domain share.

/** The words of a search as it was typed. */
export const wordsOf = (search: string): string[] => search.split(/\s+/).filter(Boolean)

/** A pattern for ilike that finds the typed text literally. */
export const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** Each typed word meets this condition, which is given the word's pattern for ilike. */
export function everyWord(search: string, condition: (pattern: string) => SQL): SQL {
  const words = wordsOf(search)
  return words.length === 0
    ? sql`true`
    : sql.join(
        words.map((word) => sql`(${condition(containing(word))})`),
        sql` and `,
      )
}

export const pageClause = ({ page, pageSize }: { page: number; pageSize: number }): SQL =>
  sql`limit ${pageSize} offset ${(page - 1) * pageSize}`

/** An exact decimal as the contract has it: without zeros that say nothing. */
export const decimalText = (value: SQL): SQL => sql`trim_scale(${value})::text`
