import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { queryRows } from '#db/rows.ts'
import type { SignedIn } from '#http/context.ts'
import { toLocale } from '#platform/locale.ts'
import { people } from './people.tables.ts'

/** The language that a person reads, if they or the institution have set one. Expects their column. */
export const languageRead = (own: SQL) =>
  sql<string | null>`coalesce(${own}, (select settings #>> '{general,language}' from institution))`

/** The locale that each of these people reads, found by one query. */
export async function readLocales(db: Database, personIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await queryRows(db, { id: people.id, language: people.language })`
    select p.id, ${languageRead(sql`p.language`)} as language
    from people p where p.id = any(${sql.param([...new Set(personIds)])}::uuid[])`
  return new Map(rows.map(({ id, language }) => [id, toLocale(language)]))
}

export async function localeOfPerson(db: Database, personId: string): Promise<string> {
  return (await readLocales(db, [personId])).get(personId) ?? toLocale(null)
}

/** The locale of the caller's downloads. */
export const localeOfActor = ({ db, actor }: Pick<SignedIn, 'db' | 'actor'>): Promise<string> =>
  localeOfPerson(db, actor.id)
