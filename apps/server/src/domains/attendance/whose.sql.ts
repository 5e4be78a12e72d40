import { type SQL, sql } from 'drizzle-orm'
import { containing } from '#domains/people/people.sql.ts'
import type { Actor } from '#http/context.ts'

// Fragments that the repositories of this domain share; they read `sessions` as `s`.

/**
 * Sessions that the caller runs: an admin all, a lecturer those of the classes it teaches or stands in for. Both are
 * found by an index; never null, as it is also shown as what the caller may do.
 */
export const runBy = (actor: Actor): SQL =>
  actor.role === 'admin'
    ? sql`true`
    : sql`((s.substitute_id is not null and s.substitute_id = ${actor.id}) or s.class_id = any(array(
        select l.class_id from class_lecturers l where l.lecturer_id = ${actor.id})))`

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
