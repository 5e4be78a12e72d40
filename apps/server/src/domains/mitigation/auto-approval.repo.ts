import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { pgType, queryRow } from '#db/rows.ts'

/** Requests that a student sends at once are counted one after the other. */
export const lockStudent = (db: Database, studentId: string) =>
  db.execute(sql`select 1 from people where id = ${studentId} for no key update`)

/**
 * The student's requests in the term that includes this day (of several, the one that began last); null
 * between terms.
 */
export async function countInTerm(
  db: Database,
  studentId: string,
  { today, timeZone }: { today: string; timeZone: string },
): Promise<number | null> {
  const row = await queryRow(db, { requests: pgType.int })`
    select (select count(*)::int from mitigation_requests m where m.student_id = ${studentId}
      and m.request_date >= t.first_day::timestamp at time zone ${timeZone}) as requests
    from terms t
    where t.archived_at is null and ${today}::date between t.first_day and t.last_day
    order by t.first_day desc, t.id limit 1`
  return row?.requests ?? null
}
