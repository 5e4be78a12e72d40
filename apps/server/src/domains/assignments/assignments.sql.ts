import { type SQL, sql } from 'drizzle-orm'
import { decimalText } from '#db/lists.ts'
import { pgType } from '#db/rows.ts'
import { institutionZone } from '#domains/settings/time-zone.sql.ts'
import { courses, terms } from '#domains/structure/structure.tables.ts'
import { assignments } from './assignments.tables.ts'

// Fragments shared by the repositories of this domain. They expect `assignments` as `a`.

/** This many calendar days later, at the same local time of the institution. */
const daysLater = (
  at: SQL,
  days: SQL,
): SQL => sql`((${at} at time zone ${institutionZone}) + make_interval(days => ${days}))
  at time zone ${institutionZone}`

interface Supposing {
  /** Ignores the extension from this mitigation request. */
  notOfRequest?: string | undefined
  /** Adds this many days. */
  moreDays?: number
}

/**
 * Due date and final cut-off that apply to one student: `d.due_at`, `d.late_until`, `d.extended`. These are
 * the dates of the class plus the days of all extensions in force.
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

/** Students of the class of `a`, as `e`. Includes former students who submitted before they left. */
export const studentsOfA = sql`enrolments e on e.class_id = a.class_id and (e.left_at is null or exists (
  select 1 from submissions g where g.assignment_id = a.id and g.student_id = e.student_id))`

/** The decision about the newest attempt of the submission `s`, if any, as `l`. */
export const decisionInForce = sql`late_decisions l
  on l.submission_id = s.id and l.attempt = s.attempts and l.superseded_at is null`

/** Submissions `s` to `a` that have not been marked, of students in the class; conditions can follow. */
export const workToMarkOfA = sql`submissions s
  join enrolments e on e.class_id = a.class_id and e.student_id = s.student_id and e.left_at is null
  left join mark_entries m on m.sheet_id = a.id and m.student_id = s.student_id
  left join ${decisionInForce}
  where s.assignment_id = a.id and m.state is null and l.decision is distinct from 'rejected'`

/** Columns of the late policy and the maximum mark, in the form that the penalty rules expect. */
export const policyColumns = sql`
  a.late_kind, ${decimalText(sql`a.late_amount`)} as late_amount, a.late_unit,
  a.late_every, ${decimalText(sql`a.late_floor`)} as late_floor, ${decimalText(sql`a.max_mark`)} as max_mark`

/** Columns needed to mark late work. */
export const lateRuleShape = {
  lateKind: assignments.lateKind,
  lateAmount: pgType.text,
  lateUnit: assignments.lateUnit,
  lateEvery: assignments.lateEvery,
  lateFloor: pgType.text,
  maxMark: pgType.text,
}

/** An assignment with its class. `assignmentColumns` returns it. */
export const assignmentShape = {
  id: assignments.id,
  classId: assignments.classId,
  courseCode: pgType.text,
  courseTitle: courses.title,
  termId: terms.id,
  termName: terms.name,
  title: assignments.title,
  text: assignments.text,
  opensAt: assignments.opensAt,
  dueAt: assignments.dueAt,
  weight: pgType.text,
  lateUntil: assignments.lateUntil,
  maxFiles: assignments.maxFiles,
  maxFileBytes: assignments.maxFileBytes,
  accepts: assignments.accepts,
  publishedAt: assignments.publishedAt,
  archivedAt: assignments.archivedAt,
  version: assignments.version,
  remindedAt: assignments.remindedAt,
  rubric: assignments.rubric,
  ...lateRuleShape,
}

/** Reads the course as `c` and the term as `t`. */
export const assignmentColumns = sql`
  a.id, a.class_id, c.code::text as course_code, c.title as course_title, t.id as term_id, t.name as term_name,
  a.title, a.text, a.opens_at, a.due_at, ${decimalText(sql`a.weight`)} as weight, a.late_until, a.max_files,
  a.max_file_bytes, a.accepts, a.published_at, a.archived_at, a.version,
  a.reminded_at, a.rubric, ${policyColumns}`
