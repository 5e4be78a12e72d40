import { type SQL, sql } from 'drizzle-orm'
import { containing } from '#domains/people/people.sql.ts'

// Fragments that lists of this and other domains share.

/** Each typed word is found in one of these texts. */
export function everyWordIn(search: string, texts: (pattern: string) => SQL): SQL {
  const words = search.split(/\s+/).filter(Boolean)
  return words.length === 0
    ? sql`true`
    : sql.join(
        words.map((word) => sql`(${texts(containing(word))})`),
        sql` and `,
      )
}

export const pageClause = ({ page, pageSize }: { page: number; pageSize: number }): SQL =>
  sql`limit ${pageSize} offset ${(page - 1) * pageSize}`
