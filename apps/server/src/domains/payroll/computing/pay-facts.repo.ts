import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { nullable, pgType, queryRows, type ShapeRow } from '#db/rows.ts'
import { lecturersOverTime, taughtS } from '#domains/access/session-access.sql.ts'
import { leaveRequestDays, leaveRequests, leaveTypes } from '#domains/leave/leave.tables.ts'
import { people } from '#domains/people/people.tables.ts'
import { staffDays } from '#domains/staff-attendance/staff-attendance.tables.ts'
import { courses } from '#domains/structure/structure.tables.ts'
import { sessions } from '#domains/timetable/timetable.tables.ts'
import { payProfiles } from '../pay-setup.tables.ts'

// The data that pay is computed from: one statement each, however many people and days.

export interface Period {
  /** Calendar days, both inclusive. */
  from: string
  to: string
  /** The same period in the institution's time zone. */
  start: Date
  end: Date
  timeZone: string
}

const ids = (personIds: readonly string[]) => sql`any(${sql.param(personIds)}::uuid[])`

const payPersonRow = {
  id: people.id,
  name: pgType.text,
  number: people.number,
  role: people.role,
  employmentType: people.employmentType,
  /** An active lecturer or member of staff, who therefore needs a pay profile. */
  isEmployed: pgType.boolean,
  /** First and last day with the institution; an archived person left when they were archived, if not before. */
  joinedOn: pgType.text,
  leftOn: nullable(pgType.text),
  hasBankDetails: pgType.boolean,
}
export type PayPerson = ShapeRow<typeof payPersonRow>

export const listPayPeople = (db: Database, personIds: readonly string[], timeZone: string) =>
  queryRows(db, payPersonRow)`
    select p.id, p.first_name || ' ' || p.last_name as name, p.number, p.role, p.employment_type,
      (p.role in ('lecturer', 'staff') and p.is_active and p.archived_at is null) as is_employed,
      p.starts_on::text as joined_on,
      least(p.ends_on, (p.archived_at at time zone ${timeZone})::date)::text as left_on,
      exists (select 1 from bank_details b where b.person_id = p.id) as has_bank_details
    from people p where p.id = ${ids(personIds)}`

export const listProfileRules = (db: Database, personIds: readonly string[], { from, to }: Period) =>
  queryRows(db, {
    personId: payProfiles.personId,
    id: payProfiles.id,
    employmentType: payProfiles.employmentType,
    basis: payProfiles.basis,
    amount: pgType.float,
    firstDay: pgType.text,
    lastDay: nullable(pgType.text),
    items: pgType.json<readonly { payItemId: string; amount: number | null }[]>(),
  })`
    select f.person_id, f.id, f.employment_type, f.basis,
      f.amount::float8 as amount, f.first_day::text as first_day, f.last_day::text as last_day,
      coalesce((select jsonb_agg(jsonb_build_object('payItemId', i.pay_item_id, 'amount', i.amount) order by i.pay_item_id)
        from pay_profile_items i where i.pay_profile_id = f.id), '[]'::jsonb) as items
    from pay_profiles f
    where f.person_id = ${ids(personIds)} and f.first_day <= ${to}::date
      and (f.last_day is null or f.last_day >= ${from}::date)
    order by f.person_id, f.first_day`

export const listAbsences = (db: Database, personIds: readonly string[], { from, to }: Period) =>
  queryRows(db, {
    personId: staffDays.personId,
    date: pgType.text,
    status: pgType.oneOf(['absent', 'half-day']),
  })`
    select person_id, date::text as date, status from staff_days
    where person_id = ${ids(personIds)} and date between ${from}::date and ${to}::date
      and status in ('absent', 'half-day')`

export const listLeaveDays = (db: Database, personIds: readonly string[], { from, to }: Period) =>
  queryRows(db, {
    personId: leaveRequests.personId,
    requestId: leaveRequests.id,
    date: pgType.text,
    minutes: leaveRequestDays.minutes,
    dayMinutes: leaveTypes.dayMinutes,
    leaveType: pgType.text,
    paid: leaveTypes.paid,
  })`
    select r.person_id, r.id as request_id, d.date::text as date, d.minutes,
      t.day_minutes, t.name::text as leave_type, t.paid
    from leave_requests r
    join leave_types t on t.id = r.leave_type_id
    join leave_request_days d on d.request_id = r.id
    where r.person_id = ${ids(personIds)} and r.status = 'approved'
      and r.first_day <= ${to}::date and r.last_day >= ${from}::date
      and d.date between ${from}::date and ${to}::date`

/**
 * Sessions that one of these people may have taught: as the substitute, or else as a lecturer that the class
 * had when it began or the lecturer who recorded it.
 */
export const listTeachingSessions = (
  db: Database,
  personIds: readonly string[],
  { start, end, timeZone }: Period,
  now: Date,
) =>
  queryRows(db, {
    personId: pgType.uuid,
    sessionId: sessions.id,
    classId: sessions.classId,
    courseCode: pgType.text,
    courseTitle: courses.title,
    /** In the institution's time zone. */
    date: pgType.text,
    minutes: pgType.int,
    status: sessions.status,
    /** The session has ended. */
    over: pgType.boolean,
    /** Check-in was opened, or the register was taken. */
    recorded: pgType.boolean,
    recordedAt: nullable(pgType.text),
    /**
     * Who recorded it, relative to this person: `teacher`: they did, or somebody did for the only lecturer or
     * substitute; `outsider`: they did, but were not a lecturer of the class at that time; `colleague`:
     * another lecturer; `nobody-of-several`: none of the several lecturers that the class had then.
     */
    recordedBy: pgType.oneOf(['teacher', 'outsider', 'colleague', 'nobody-of-several']),
  })`
    with taught as (
      select l.lecturer_id as person_id, s.id from ${lecturersOverTime} l
      join sessions s on ${taughtS} and s.substitute_id is null
      where l.lecturer_id = ${ids(personIds)} and s.starts_at >= ${start} and s.starts_at < ${end}
      union all
      select s.substitute_id, s.id from sessions s
      where s.substitute_id = ${ids(personIds)} and s.starts_at >= ${start} and s.starts_at < ${end}
      union
      select coalesce(w.opened_by, r.taken_by), s.id from sessions s
      left join check_in_windows w on w.session_id = s.id
      left join late_registers r on r.session_id = s.id
      join people p on p.id = coalesce(w.opened_by, r.taken_by) and p.role = 'lecturer'
      where p.id = ${ids(personIds)} and s.substitute_id is null and s.starts_at >= ${start} and s.starts_at < ${end}
    )
    select t.person_id, s.id as session_id, s.class_id, co.code::text as course_code,
      co.title as course_title, (s.starts_at at time zone ${timeZone})::date::text as date,
      round(extract(epoch from s.ends_at - s.starts_at) / 60)::int as minutes, s.status, s.ends_at <= ${now} as over,
      (by.id is not null or exists (
        select 1 from attendance_records a where a.session_id = s.id and a.source not in ('leave', 'mitigation')
      )) as recorded,
      to_char(coalesce(w.opened_at, r.taken_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as recorded_at,
      case
        when s.substitute_id is not null then 'teacher'
        when by.id = t.person_id then case when own.lecturer_id is null then 'outsider' else 'teacher' end
        when by.role = 'lecturer' or exists (
          select 1 from ${lecturersOverTime} l where ${taughtS} and l.lecturer_id = by.id
        ) then 'colleague'
        when (select count(*) from ${lecturersOverTime} l where ${taughtS}) > 1 then 'nobody-of-several'
        else 'teacher'
      end as recorded_by
    from taught t
    join sessions s on s.id = t.id
    join classes c on c.id = s.class_id
    join courses co on co.id = c.course_id
    left join check_in_windows w on w.session_id = s.id
    left join late_registers r on r.session_id = s.id
    left join people by on by.id = coalesce(w.opened_by, r.taken_by)
    left join lateral (
      select l.lecturer_id from ${lecturersOverTime} l where ${taughtS} and l.lecturer_id = t.person_id
    ) own on true`
