import type { Pool } from 'pg'

/** One row of each kind that paths contain; if possible, one of the demo lecturer or the demo student. */
const query = `
  with person as (select role, id from people where email in ('lecturer@campanile.test', 'student@campanile.test')),
  taught as (select class_id from class_lecturers where lecturer_id in (select id from person)),
  live as (select s.id, s.class_id from sessions s join taught using (class_id)
    where now() between s.starts_at and s.ends_at limit 1)
  select
    (select id from live) as session,
    (select class_id from live) as class,
    (select id from person where role = 'student') as student,
    (select id from person where role = 'lecturer') as lecturer,
    (select room_id from meetings where class_id in (select class_id from taught) and room_id is not null limit 1) as room,
    (select id from batches limit 1) as batch,
    (select id from staff_links limit 1) as link,
    (select id from exams order by starts_at desc limit 1) as exam,
    (select id from assignments where class_id in (select class_id from enrolments where student_id in
      (select id from person)) and class_id in (select class_id from taught) order by due_at desc limit 1) as assignment,
    (select id from mark_sheets where class_id in (select class_id from taught) order by status limit 1) as sheet,
    (select id from pay_runs order by month desc limit 1) as run,
    (select id from payslips where person_id in (select id from person) limit 1) as payslip`

export type Rows = Record<string, string | null>

/** Ids by their placeholder in paths. */
export async function findRows(pool: Pool): Promise<Rows> {
  const { rows } = await pool.query<Rows>(query)
  return rows[0]!
}
