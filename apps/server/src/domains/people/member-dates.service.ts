import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { nullable, pgType, queryRows } from '#db/rows.ts'
import { people } from './people.tables.ts'

/** The first and last day of these people with the institution, for domains that expect people on days. */
export const listMemberDates = (db: Database, personIds: readonly string[]) =>
  queryRows(db, {
    id: people.id,
    startsOn: pgType.text,
    endsOn: nullable(pgType.text),
  })`select id, starts_on::text as starts_on, ends_on::text as ends_on from people
      where id = any(${sql.param(personIds)}::uuid[])`
