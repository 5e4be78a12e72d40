import type { StaffDaySource } from '@campanile/contract/staff-attendance/staff-attendance.ts'
import type { StaffDayStatus } from '@campanile/contract/staff-attendance/staff-day-statuses.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { nullable, pgType, queryRows, queryValues, type ShapeRow } from '#db/rows.ts'
import { staffDayChanges, staffDays } from './staff-attendance.tables.ts'
import type { LeaveTime } from './staff-day.rules.ts'
import { dayColumns, dayPlaces, dayShape } from './staff-day.sql.ts'

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

export type DayRow = ShapeRow<typeof dayShape> & { date: string }

/** The days of some people in a period, in order. */
export const listDays = (db: Database, personIds: string[], from: string, to: string) =>
  queryRows(db, { personId: staffDays.personId, date: pgType.text, ...dayShape })`
    select d.person_id, d.date::text as date, ${dayColumns}
    from staff_days d ${dayPlaces}
    where d.person_id = any(${sql.param(personIds)}::uuid[]) and d.date between ${from}::date and ${to}::date
    order by d.date`

export async function findDay(db: Database, personId: string, date: string): Promise<DayRow | undefined> {
  const [row] = await listDays(db, [personId], date, date)
  return row
}

/** Waits for other writers of this day, then reads it. */
export async function lockDay(db: Database, personId: string, date: string): Promise<DayRow | undefined> {
  await db
    .select({ version: staffDays.version })
    .from(staffDays)
    .where(and(eq(staffDays.personId, personId), eq(staffDays.date, date)))
    .for('update')
  return findDay(db, personId, date)
}

type Time = { at: Date; source: StaffDaySource; linkId: string | null; status: StaffDayStatus | null }

/** False when there is already a check-in: of two clicks at once only one is stored. */
export async function insertComing(
  db: Database,
  personId: string,
  date: string,
  { at, source, linkId, status }: Time,
): Promise<boolean> {
  const coming = { inAt: at, inSource: source, inLinkId: linkId, status }
  const rows = await db
    .insert(staffDays)
    .values({ personId, date, ...coming })
    .onConflictDoUpdate({
      target: [staffDays.personId, staffDays.date],
      set: { ...coming, version: sql`${staffDays.version} + 1` },
      setWhere: sql`${staffDays.inAt} is null and ${staffDays.outAt} is null`,
    })
    .returning({ date: staffDays.date })
  return rows.length === 1
}

/** False when there is no check-in, or already a check-out. */
export async function updateGoing(
  db: Database,
  personId: string,
  date: string,
  { at, source, linkId, status }: Time,
): Promise<boolean> {
  const rows = await db
    .update(staffDays)
    .set({
      outAt: at,
      outSource: source,
      outLinkId: linkId,
      status,
      version: sql`${staffDays.version} + 1`,
    })
    .where(
      and(
        eq(staffDays.personId, personId),
        eq(staffDays.date, date),
        sql`${staffDays.inAt} is not null and ${staffDays.outAt} is null`,
      ),
    )
    .returning({ date: staffDays.date })
  return rows.length === 1
}

type Corrected = Pick<
  typeof staffDays.$inferInsert,
  'inAt' | 'outAt' | 'inSource' | 'outSource' | 'status' | 'decided'
>

/** False when the day is no longer at `version`; null: it had no row. */
export async function putDay(
  db: Database,
  personId: string,
  date: string,
  version: number | null,
  day: Corrected,
): Promise<boolean> {
  const rows =
    version === null
      ? await db
          .insert(staffDays)
          .values({ personId, date, ...day })
          .onConflictDoNothing()
          .returning({ date: staffDays.date })
      : await db
          .update(staffDays)
          .set({ ...day, version: version + 1 })
          .where(
            and(eq(staffDays.personId, personId), eq(staffDays.date, date), eq(staffDays.version, version)),
          )
          .returning({ date: staffDays.date })
  return rows.length === 1
}

export const insertDayChange = (db: Database, ...rows: (typeof staffDayChanges.$inferInsert)[]) =>
  db.insert(staffDayChanges).values(rows)

const changeRow = {
  id: staffDayChanges.id,
  at: staffDayChanges.at,
  act: staffDayChanges.act,
  by: nullable(pgType.text),
  before: staffDayChanges.before,
  after: staffDayChanges.after,
  reason: staffDayChanges.reason,
}

export const listDayChanges = (db: Database, personId: string, date: string) =>
  queryRows(db, changeRow)`
    select c.id, c.at, c.act, p.first_name || ' ' || p.last_name as by, c.before, c.after, c.reason
    from staff_day_changes c left join people p on p.id = c.by
    where c.person_id = ${personId} and c.date = ${date}::date
    order by c.at desc, c.id desc
    limit 100`

const dayReasonRow = {
  date: pgType.text,
  act: staffDayChanges.act,
  reason: staffDayChanges.reason,
}
export type DayReason = ShapeRow<typeof dayReasonRow>

/** The latest reasons written with changes of a person's days: the admin's for a correction, the leave type's name. */
export const listDayReasons = (db: Database, personId: string, { from, to }: { from: string; to: string }) =>
  queryRows(db, dayReasonRow)`
    select distinct on (c.date, c.act) c.date::text as date, c.act, c.reason
    from staff_day_changes c
    where c.person_id = ${personId} and c.date between ${from}::date and ${to}::date
      and c.act in ('correction', 'leave')
    order by c.date, c.act, c.at desc, c.id desc`
