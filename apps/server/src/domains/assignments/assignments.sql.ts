import { type SQL, sql } from 'drizzle-orm'
import { decimalText } from '#db/lists.ts'

// Fragments that the repositories of this domain share; they read `assignments` as `a`.

/** So many days of the calendar later, at the same time on the wall clock of the institution. */
const daysLater = (
  at: SQL,
  days: SQL,
): SQL => sql`((${at} at time zone ${zone}) + make_interval(days => ${days}))
  at time zone ${zone}`
const zone = sql`coalesce((select time_zone from institution), 'UTC')`

interface Supposing {
  /** As if this mitigation request had moved nothing. */
  notOfRequest?: string | undefined
  /** As if so many days were given besides. */
  moreDays?: number
}

/**
 * Due and last date of one student, in force: `d.due_at`, `d.late_until`, `d.extended`. The class's own, and the days
 * of all extensions that are in force.
 */
export const ownDates = (studentId: SQL, { notOfRequest, moreDays = 0 }: Supposing = {}): SQL => sql`lateral (
  select ${daysLater(sql`a.due_at`, sql`o.days`)} as due_at, ${daysLater(sql`a.late_until`, sql`o.days`)} as late_until,
    o.days > 0 as extended
  from (
    select coalesce(sum(o.days), 0)::int + ${moreDays}::int as days
    from student_due_dates o
    where o.assignment_id = a.id and o.student_id = ${studentId} and o.reversed_at is null
      and ${notOfRequest ? sql`o.request_id is distinct from ${notOfRequest}` : sql`true`}
  ) o) d`

/** Students of the class of `a`: `e`. Who left it is among them with what they handed in before. */
export const studentsOfA = sql`enrolments e on e.class_id = a.class_id and (e.left_at is null or exists (
  select 1 from submissions g where g.assignment_id = a.id and g.student_id = e.student_id))`

/** What was decided about the newest attempt of the submission read as `s`, if anything: `l`. */
export const decisionInForce = sql`late_decisions l
  on l.submission_id = s.id and l.attempt = s.attempts and l.superseded_at is null`

/** Columns of a late policy and the maximum mark, as penalty rules read them. */
export const policyColumns = sql`
  a.late_kind as "lateKind", ${decimalText(sql`a.late_amount`)} as "lateAmount", a.late_unit as "lateUnit",
  a.late_every as "lateEvery", ${decimalText(sql`a.late_floor`)} as "lateFloor", ${decimalText(sql`a.max_mark`)} as "maxMark"`
