import { type SQL, sql } from 'drizzle-orm'
import { isMemberAtS, isMemberOnSql } from '#domains/people/membership.sql.ts'

// The attendance rate in SQL. Its pure form is attendance-figures.ts of the contract; docs/figures.md
// explains both, and figures.test.ts compares every place that shows one.

const hasBegunIfExcused = (now: Date, mark: SQL) =>
  sql`(${mark}.status <> 'excused' or s.starts_at <= ${now})`

/**
 * Whether a record in a session read as `s` counts: an excuse given in advance counts once the session begins,
 * and no record counts from before the student joined or after they left.
 */
export const countsAt = (now: Date, mark: SQL): SQL =>
  sql`${hasBegunIfExcused(now, mark)} and ${isMemberAtS(sql`${mark}.student_id`)}`

/** The same where `s` has the `day` of each session, which saves computing it for each of many records. */
export const countsOnDayOfS = (now: Date, mark: SQL): SQL =>
  sql`${hasBegunIfExcused(now, mark)} and exists (select 1 from people member
    where member.id = ${mark}.student_id and ${isMemberOnSql(sql`member`, sql`s.day`)})`

/** The number of records `of` with each status, as the columns present, late, absent and excused. */
export const countStatuses = (of: SQL): SQL => sql`
  (count(*) filter (where ${of}.status = 'present'))::int as present,
  (count(*) filter (where ${of}.status = 'late'))::int as late,
  (count(*) filter (where ${of}.status = 'absent'))::int as absent,
  (count(*) filter (where ${of}.status = 'excused'))::int as excused`

/** The same as the columns held, attended and excused; `tally` of the contract in SQL. */
export const countTally = (of: SQL): SQL => sql`
  count(*)::int as held,
  (count(*) filter (where ${of}.status in ('present', 'late')))::int as attended,
  (count(*) filter (where ${of}.status = 'excused'))::int as excused`

/** Attended and counted sessions from the status counts of a row `of`. */
const attended = (of: SQL) => sql`(${of}.present + ${of}.late)`
const counted = (of: SQL) => sql`(${of}.present + ${of}.late + ${of}.absent)`

/** The unrounded rate of a row `of` with status counts, for sorting; null when nothing counts. */
export const attendanceRate = (of: SQL): SQL => sql`${attended(of)}::float8 / nullif(${counted(of)}, 0)`

/** Like isBelow of the contract, for numbers of attended and counted sessions. */
export const isBelowSql = (attendedCount: SQL, countedCount: SQL, required: number): SQL =>
  sql`(${attendedCount} * 100 < ${required}::float8 * ${countedCount})`

/** The same for a row `of` with status counts. */
export const isBelowRequired = (of: SQL, required: number): SQL =>
  isBelowSql(attended(of), counted(of), required)

/**
 * Whether check-in was opened or attendance recorded in a session read as `s`. Excuses given in advance do
 * not count, so that they do not prevent moving it.
 */
export const recordedInS = sql`(exists (select 1 from check_in_windows w where w.session_id = s.id)
  or exists (select 1 from attendance_records a where a.session_id = s.id and a.status <> 'excused'))`
