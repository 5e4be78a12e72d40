import { type SQL, sql } from 'drizzle-orm'

// Fragments that the repositories of this domain share; they read `assignments` as `a`.

/** Due and last date of one student, in force: `d.due_at`, `d.late_until`, `d.extended`. The latest holds. */
export const ownDates = (studentId: SQL, notOfRequest: string | null = null): SQL => sql`lateral (
  select greatest(a.due_at, max(o.due_at)) as due_at,
    case when a.late_until is not null then greatest(a.late_until, max(o.late_until)) end as late_until,
    coalesce(max(o.due_at) > a.due_at, false) as extended
  from student_due_dates o
  where o.assignment_id = a.id and o.student_id = ${studentId} and o.reversed_at is null
    and ${notOfRequest ? sql`o.request_id is distinct from ${notOfRequest}` : sql`true`}) d`

/** Students of the class of `a`: `e`. Who left it is among them with what they handed in before. */
export const studentsOfA = sql`enrolments e on e.class_id = a.class_id and (e.left_at is null or exists (
  select 1 from submissions g where g.assignment_id = a.id and g.student_id = e.student_id))`

/** What was decided about the newest attempt of the submission read as `s`, if anything: `l`. */
export const decisionInForce = sql`late_decisions l
  on l.submission_id = s.id and l.attempt = s.attempts and l.superseded_at is null`

/** An exact decimal as the contract has it. */
export const plain = (value: SQL): SQL => sql`trim_scale(${value})::text`

/** Columns of a late policy and the maximum mark, as penalty rules read them. */
export const policyColumns = sql`
  a.late_kind as "lateKind", ${plain(sql`a.late_amount`)} as "lateAmount", a.late_unit as "lateUnit",
  a.late_every as "lateEvery", ${plain(sql`a.late_floor`)} as "lateFloor", ${plain(sql`a.max_mark`)} as "maxMark"`

/** A class in which somebody teaches. */
export const taughtBy = (lecturerId: string): SQL => sql`exists (
  select 1 from class_lecturers t where t.class_id = a.class_id and t.lecturer_id = ${lecturerId})`

export const pageClause = ({ page, pageSize }: { page: number; pageSize: number }): SQL =>
  sql`limit ${pageSize} offset ${(page - 1) * pageSize}`
