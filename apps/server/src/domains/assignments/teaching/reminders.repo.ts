import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { pgType, queryRows, type ShapeRow } from '#db/rows.ts'
import { isMemberAt } from '#domains/people/membership.sql.ts'
import { enrolments } from '#domains/structure/structure.tables.ts'
import { ownDates } from '../assignments.sql.ts'
import { assignmentReminders, assignments } from '../assignments.tables.ts'

const missingRow = { studentId: enrolments.studentId, dueAt: pgType.instant, isOverdue: pgType.boolean }
export type Missing = ShapeRow<typeof missingRow>

/**
 * Students of an assignment who have not submitted and still can: before their own due date, or as long as late
 * work is accepted.
 */
export const listMissing = (db: Database, assignmentId: string, now: Date) =>
  queryRows(db, missingRow)`
    select e.student_id, d.due_at, d.due_at < ${now}::timestamptz as is_overdue
    from assignments a
    join enrolments e on e.class_id = a.class_id and e.left_at is null
    cross join ${ownDates(sql`e.student_id`)}
    left join mark_entries m on m.sheet_id = a.id and m.student_id = e.student_id
    where a.id = ${assignmentId} and a.published_at is not null and a.archived_at is null
      and a.opens_at <= ${now} and m.released_at is null
      and (d.due_at >= ${now} or (a.late_kind <> 'none' and (d.late_until is null or d.late_until >= ${now})))
      and not exists (select 1 from submissions s where s.assignment_id = a.id and s.student_id = e.student_id)
    order by e.student_id`

/** Allows a new reminder when a due date changes: for everyone, or for the one student whose date it is. */
export const forgetReminders = (db: Database, assignmentId: string, studentId?: string) =>
  db
    .delete(assignmentReminders)
    .where(
      and(
        eq(assignmentReminders.assignmentId, assignmentId),
        studentId ? eq(assignmentReminders.studentId, studentId) : undefined,
      ),
    )

const reminderRow = {
  assignmentId: assignments.id,
  studentId: enrolments.studentId,
  courseCode: pgType.text,
  title: assignments.title,
  dueAt: pgType.instant,
}
export type Reminder = ShapeRow<typeof reminderRow>

/**
 * Students with work due within this many hours who have not submitted or been reminded. Marks them as
 * reminded.
 */
export const takeReminders = (db: Database, now: Date, hours: number) =>
  queryRows(db, reminderRow)`
    with due as (
      select a.id, a.title, c.code::text as code, e.student_id, d.due_at
      from assignments a
      join classes k on k.id = a.class_id
      join courses c on c.id = k.course_id
      join enrolments e on e.class_id = a.class_id and e.left_at is null
      cross join ${ownDates(sql`e.student_id`)}
      where a.published_at is not null and a.archived_at is null and a.opens_at <= ${now}
        -- No own date is earlier than the class's, nor later without an extension: the past is not gone through.
        and a.due_at <= ${now}::timestamptz + make_interval(hours => ${hours})
        and (a.due_at > ${now} or exists (
          select 1 from student_due_dates x where x.assignment_id = a.id and x.reversed_at is null))
        and d.due_at > ${now} and d.due_at <= ${now}::timestamptz + make_interval(hours => ${hours})
        and ${isMemberAt(sql`e.student_id`, sql`d.due_at`)}
        and not exists (select 1 from submissions s where s.assignment_id = a.id and s.student_id = e.student_id)
        -- The conflict below is for two runs at once; who was told an hour ago is not even tried.
        and not exists (
          select 1 from assignment_reminders r where r.assignment_id = a.id and r.student_id = e.student_id)
    ), told as (
      insert into assignment_reminders (assignment_id, student_id, at)
      select id, student_id, ${now}::timestamptz from due on conflict do nothing
      returning assignment_id, student_id
    )
    select due.id as assignment_id, due.student_id, due.code as course_code, due.title, due.due_at
    from told join due on due.id = told.assignment_id and due.student_id = told.student_id`

const digestRow = {
  assignmentId: assignments.id,
  classId: assignments.classId,
  courseCode: pgType.text,
  title: assignments.title,
  submitted: pgType.int,
  enrolled: pgType.int,
}
export type Digest = ShapeRow<typeof digestRow>

/**
 * Assignments past their due date whose lecturers were not notified of the number of submissions. Marks them as
 * notified.
 */
export const takeDigests = (db: Database, now: Date) =>
  queryRows(db, digestRow)`
    with passed as (
      update assignments set digest_at = ${now}
      where published_at is not null and archived_at is null and digest_at is null and due_at < ${now}
      returning id, class_id, title
    )
    select p.id as assignment_id, p.class_id, c.code::text as course_code, p.title,
      (select count(*)::int from submissions s where s.assignment_id = p.id) as submitted,
      (select count(*)::int from enrolments e where e.class_id = p.class_id and e.left_at is null) as enrolled
    from passed p
    join classes k on k.id = p.class_id
    join courses c on c.id = k.course_id`
