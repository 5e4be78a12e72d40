import { attendanceBands } from '@campanile/contract/analytics/analytics-values.ts'
import { type SQL, sql } from 'drizzle-orm'
import { attendanceRate } from '#domains/attendance/counted.sql.ts'
import { inScope, type Scope } from '../scope.sql.ts'

/**
 * Students in classes, as `e`, with their attendance as `rate`, from 0 to 1, and the results of their work.
 */
export const ratedEnrolments = (scope: Scope): SQL => sql`(
  select f.class_id, f.student_id, f.batch_id, f.present, f.late, f.absent, f.excused,
    ${attendanceRate(sql`f`)} as rate, f.work_due, f.work_submitted,
    f.work_in_time, f.mark_count, f.mark_sum::float8 / nullif(f.mark_count, 0) as mark,
    f.work_submitted::float8 / nullif(f.work_due, 0) as came
  from student_figures f where ${inScope(scope, sql`f.present + f.late + f.absent > 0`)}) e`

const [, ...limits] = attendanceBands

/** Index of the `attendanceBands` entry it belongs to. */
export const percentageBand: SQL = sql`width_bucket(100 * e.rate, ${sql.param(limits)}::float8[])`
