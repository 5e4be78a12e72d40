import { desc, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { queryValues } from '#db/rows.ts'
import { staffDayClosings, staffDays } from './staff-attendance.tables.ts'
import { isExpected, isStaff, shiftOfDay } from './staff-day.sql.ts'

/** The last day that was closed. */
export async function findLastClosing(db: Database): Promise<string | undefined> {
  const [row] = await db
    .select({ date: staffDayClosings.date })
    .from(staffDayClosings)
    .orderBy(desc(staffDayClosings.date))
    .limit(1)
  return row?.date
}

/** Claims the closing of a day; false when another process has already done so. */
export async function claimClosing(db: Database, date: string, closedAt: Date): Promise<boolean> {
  const rows = await db
    .insert(staffDayClosings)
    .values({ date, closedAt, absent: 0, forgotten: 0 })
    .onConflictDoNothing()
    .returning({ date: staffDayClosings.date })
  return rows.length === 1
}

export const saveClosing = (db: Database, date: string, absent: number, forgotten: number) =>
  db.update(staffDayClosings).set({ absent, forgotten }).where(sql`${staffDayClosings.date} = ${date}`)

/**
 * Records an absence for everyone who was expected on a day and has nothing recorded; returns these people.
 */
export const insertAbsences = (db: Database, { date, at }: { date: string; at: Date }): Promise<string[]> =>
  queryValues(db, staffDays.personId)`
    with absent as (
      insert into staff_days (person_id, date, status)
      select people.id, ${date}::date, 'absent'
      from people ${shiftOfDay(date)}
      where ${isStaff} and people.archived_at is null and people.is_active and ${isExpected(date)}
      order by people.id
      on conflict (person_id, date) do update set status = 'absent', version = staff_days.version + 1
        where staff_days.in_at is null and staff_days.status is null and not staff_days.on_leave
      returning person_id
    ), change as (
      insert into staff_day_changes (id, person_id, date, at, act, after)
      select gen_random_uuid(), person_id, ${date}::date, ${at}::timestamptz, 'closing',
        '{"inAt": null, "outAt": null, "status": "absent"}'::jsonb
      from absent
    )
    select person_id from absent`

/** People who checked in on a day but did not check out. */
export const listNotGone = (db: Database, date: string): Promise<string[]> =>
  queryValues(db, staffDays.personId)`select person_id from staff_days
    where date = ${date}::date and in_at is not null and out_at is null`
