import { type SQL, sql } from 'drizzle-orm'
import { isBelowSql } from '#domains/attendance/counted.sql.ts'
import { inScope, type Scope } from '../scope.sql.ts'

/** Rules to simulate. Null leaves a rule unchanged. */
export interface TriedPolicy {
  required: number
  lateAfterMinutes: number | null
  absentAfterMinutes: number | null
  latesPerAbsence: number
}

/** Number of the ascending minutes within a limit; all of them without one. */
const within = (minutes: SQL, limit: number | null): SQL =>
  limit === null ? sql`cardinality(${minutes})` : sql`width_bucket(${limit}::smallint, ${minutes})`

const present = sql`f.present_minutes`
const late = sql`f.late_minutes`

/** Simulated numbers of present and late among students who checked in themselves. */
function ownMarks({ lateAfterMinutes, absentAfterMinutes }: TriedPolicy): { present: SQL; late: SQL } {
  const came = sql`(${within(present, absentAfterMinutes)} + ${within(late, absentAfterMinutes)})`
  if (lateAfterMinutes === null)
    return { present: within(present, absentAfterMinutes), late: within(late, absentAfterMinutes) }
  const limit = Math.min(lateAfterMinutes, absentAfterMinutes ?? lateAfterMinutes)
  const inTime = sql`(${within(present, limit)} + ${within(late, limit)})`
  return { present: inTime, late: sql`(${came} - ${inTime})` }
}

/**
 * Students in classes, as `e`: their records, the simulated records as `tried_…`, and whether each is below
 * the limit. `offset 0` prevents the database from computing each value again for every use.
 */
export function simulated(scope: Scope, policy: TriedPolicy, requiredNow: number): SQL {
  const own = ownMarks(policy)
  const converted = policy.latesPerAbsence > 0 ? sql`late_then / ${policy.latesPerAbsence}::int` : sql`0`
  return sql`(
    select *, ${isBelowSql(sql`(present + late)`, sql`(present + late + absent)`, requiredNow)} as below,
      ${isBelowSql(sql`(tried_present + tried_late)`, sql`(tried_present + tried_late + tried_absent)`, policy.required)}
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
