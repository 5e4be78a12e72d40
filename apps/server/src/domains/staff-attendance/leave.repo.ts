import type { Database } from '#db/database.ts'
import { pgType, queryValues } from '#db/rows.ts'
import type { LeaveTime } from './staff-day.rules.ts'

/** The leave of one day. */
export interface DayOnLeave {
  date: string
  onLeave: boolean
  leaveTimes: LeaveTime[]
}

/** Sets the leave and the resulting status of these days; returns the days that changed. */
export const putLeave = (
  db: Database,
  personId: string,
  days: readonly (DayOnLeave & { status: string | null })[],
): Promise<string[]> =>
  queryValues(db, pgType.text)`
    insert into staff_days (person_id, date, status, on_leave, leave_times)
    select ${personId}::uuid, given.date, given.status, given."onLeave", given."leaveTimes"
    from jsonb_to_recordset(${JSON.stringify(days)}::jsonb)
      as given(date date, status text, "onLeave" boolean, "leaveTimes" jsonb)
    on conflict (person_id, date) do update
      set status = excluded.status, on_leave = excluded.on_leave, leave_times = excluded.leave_times,
        decided = false, version = staff_days.version + 1
      where (staff_days.on_leave, staff_days.leave_times) is distinct from (excluded.on_leave, excluded.leave_times)
    returning date::text as date`
