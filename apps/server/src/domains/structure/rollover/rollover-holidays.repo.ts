import type { Database } from '#db/database.ts'
import { pgType, queryRows } from '#db/rows.ts'
import type { Days } from '#domains/timetable/weekly.rules.ts'

/** Public holidays, and those of a term. */
export const listHolidays = (db: Database, termId: string | null): Promise<Days[]> =>
  queryRows(db, { firstDay: pgType.text, lastDay: pgType.text })`
    select first_day::text as first_day, last_day::text as last_day from holidays
    where term_id is null or term_id = ${termId}::uuid`
