import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { rowsOf } from '#db/rows.ts'

/** Sets or ends leave on these days with the status each has then; which days that changed. */
export async function putLeave(
  db: Database,
  personId: string,
  days: readonly { date: string; status: string | null }[],
  onLeave: boolean,
): Promise<string[]> {
  const rows = await rowsOf<{ date: string }>(
    db,
    sql`
    insert into staff_days (person_id, date, status, on_leave)
    select ${personId}::uuid, given.date, given.status, ${onLeave}
    from unnest(${sql.param(days.map(({ date }) => date))}::date[], ${sql.param(days.map(({ status }) => status))}::text[])
      as given(date, status)
    on conflict (person_id, date) do update
      set status = excluded.status, on_leave = excluded.on_leave, decided = false, version = staff_days.version + 1
      where staff_days.on_leave <> excluded.on_leave
    returning date::text as date`,
  )
  return rows.map(({ date }) => date)
}
