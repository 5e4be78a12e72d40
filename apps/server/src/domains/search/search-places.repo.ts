import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { rowsOf } from '#db/rows.ts'
import { type Asked, type Fits, looked, resembles } from './search.sql.ts'
import type { Places, StudyPlaces } from './search-trail.rules.ts'

const listed = (table: SQL, fits: Fits) =>
  sql`array(select t.id from ${table} t where ${fits(sql`t.search_text`)} limit ${looked + 1})`

const study = (fits: Fits) => sql`
  ${listed(sql`courses`, fits)} as courses,
  exists (select from terms_folded t where ${fits(sql`t.folded`)}) as "isTerm"`

const everything = (fits: Fits) => sql`
  p.*, ${study(fits)},
  ${listed(sql`mitigation_requests`, fits)} as mitigation,
  ${listed(sql`assignments`, fits)} as assignments,
  ${listed(sql`exams`, fits)} as exams,
  exists (select from types t where ${fits(sql`t.folded`)}) as "isLeaveType"
  from (
    select coalesce(array_agg(p.id) filter (where p.role = 'student'), '{}') as students,
      coalesce(array_agg(p.id) filter (where p.role <> 'student'), '{}') as employees
    from (select p.id, p.role from people p where ${fits(sql`p.search_text`)} limit ${looked + 1}) p
  ) p`

const read = <T extends StudyPlaces>(
  db: Database,
  asked: Asked,
  columns: (fits: Fits) => SQL,
): Promise<T[]> =>
  rowsOf(
    db,
    sql`with terms_folded as materialized (select ' ' || search_fold(name) as folded from terms),
      types as materialized (select ' ' || search_fold(name::text || ' leave') as folded from leave_types)
    ${sql.join(
      asked.words.map((word) => sql`select ${columns((text) => resembles(text, word, asked))}`),
      sql` union all `,
    )}`,
  )

/** Of every word, in order, where it stands in the whole house. */
export const readPlaces = (db: Database, asked: Asked) => read<Places>(db, asked, everything)

/** And in what is taught alone. */
export const readStudyPlaces = (db: Database, asked: Asked) => read<StudyPlaces>(db, asked, study)
