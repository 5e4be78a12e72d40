import { type SQL, sql } from 'drizzle-orm'
import { inScope, type Scope } from '../scope.sql.ts'

/** Rules to try; null leaves one as it was. */
export interface TriedPolicy {
  required: number
  lateAfterMinutes: number | null
  absentAfterMinutes: number | null
  latesPerAbsence: number
}

/** How many of ascending minutes are within a limit; without one all are. */
const within = (minutes: SQL, limit: number | null): SQL =>
  limit === null ? sql`cardinality(${minutes})` : sql`width_bucket(${limit}::smallint, ${minutes})`

const present = sql`f.present_minutes`
const late = sql`f.late_minutes`

/** Of those who checked in themselves: who would have been present, and who would have been late. */
function ownMarks({ lateAfterMinutes, absentAfterMinutes }: TriedPolicy): { present: SQL; late: SQL } {
  const came = sql`(${within(present, absentAfterMinutes)} + ${within(late, absentAfterMinutes)})`
  if (lateAfterMinutes === null)
    return { present: within(present, absentAfterMinutes), late: within(late, absentAfterMinutes) }
  const limit = Math.min(lateAfterMinutes, absentAfterMinutes ?? lateAfterMinutes)
  const inTime = sql`(${within(present, limit)} + ${within(late, limit)})`
  return { present: inTime, late: sql`(${came} - ${inTime})` }
}

/** The same as isBelow of the contract. */
const below = (attended: SQL, counted: SQL, required: number): SQL =>
  sql`(${attended} * 100 < ${required}::float8 * ${counted})`

/**
 * Students in classes, `e`: their marks, what these would be under other rules, as `tried_`, and on which side of what
 * is required they stand. Offset 0 keeps the database from reckoning each of them once for every use.
 */
export function simulated(scope: Scope, policy: TriedPolicy, requiredNow: number): SQL {
  const own = ownMarks(policy)
  const converted = policy.latesPerAbsence > 0 ? sql`late_then / ${policy.latesPerAbsence}::int` : sql`0`
  return sql`(
    select *, ${below(sql`(present + late)`, sql`(present + late + absent)`, requiredNow)} as below,
      ${below(sql`(tried_present + tried_late)`, sql`(tried_present + tried_late + tried_absent)`, policy.required)}
        as tried_below
    from (
      select *, present_then as tried_present, late_then - ${converted} as tried_late,
        present + late + absent - present_then - late_then + ${converted} as tried_absent
      from (
        select f.class_id, f.student_id, f.batch_id, f.present, f.late, f.absent, f.excused,
          f.present - cardinality(${present}) + ${own.present} as present_then,
          f.late - cardinality(${late}) + ${own.late} as late_then
        from student_figures f where ${inScope(scope, sql`f.letters <> ''`)} offset 0
      ) own offset 0
    ) tried
  ) e`
}
