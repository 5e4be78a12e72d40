import type { WaitingQueue } from '@campanile/contract/campus-pulse.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { rowsOf } from '#db/rows.ts'
import type { MarkCounts } from './figures.rules.ts'
import { sums } from './scope.sql.ts'

export interface Day {
  start: Date
  end: Date
}

export interface HourRow extends MarkCounts {
  hour: number
  sessions: number
  expected: number
  begun: boolean
  over: boolean
  /** Those who belong to sessions that have begun. */
  expectedByNow: number
}

/** Sessions of a day by their hour, with those who belong there and the marks they have. */
export const listHours = (db: Database, { start, end }: Day, now: Date, timeZone: string) =>
  rowsOf<HourRow>(
    db,
    sql`with today as materialized (
      select s.id, s.class_id, s.starts_at, s.ends_at, extract(hour from s.starts_at at time zone ${timeZone})::int as hour
      from sessions s where s.starts_at >= ${start} and s.starts_at < ${end} and s.status <> 'cancelled'),
    belonging as materialized (
      select e.class_id, count(*)::int as count from enrolments e
      where e.class_id in (select class_id from today) and e.left_at is null group by e.class_id),
    marked as materialized (
      select f.session_id, sum(f.present) as present, sum(f.late) as late, sum(f.absent) as absent, sum(f.excused) as excused
      from session_figures f where f.session_id in (select id from today) group by f.session_id)
    select t.hour, count(*)::int as sessions, coalesce(sum(b.count), 0)::int as expected,
      coalesce(sum(b.count) filter (where t.starts_at <= ${now}), 0)::int as "expectedByNow",
      bool_or(t.starts_at <= ${now}) as begun, bool_and(t.ends_at <= ${now}) as over,
      coalesce(sum(m.present), 0)::int as present, coalesce(sum(m.late), 0)::int as late,
      coalesce(sum(m.absent), 0)::int as absent, coalesce(sum(m.excused), 0)::int as excused
    from today t left join belonging b on b.class_id = t.class_id left join marked m on m.session_id = t.id
    group by t.hour order by t.hour`,
  )

/** Marks of the sessions of a term that began between two moments. */
export async function readMarksBetween(db: Database, termIds: readonly string[], { start, end }: Day) {
  const [row] = await rowsOf<MarkCounts>(
    db,
    sql`select ${sums} from session_figures f
    where f.term_id = any(${sql.param(termIds)}::uuid[]) and f.starts_at >= ${start} and f.starts_at < ${end}`,
  )
  return row!
}

export async function countLive(db: Database, now: Date): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from sessions s join check_in_windows w on w.session_id = s.id
    where s.starts_at > ${now}::timestamptz - interval '1 day' and s.starts_at < ${now}::timestamptz + interval '1 day'
      and w.closed_at is null and w.closes_at > ${now}`,
  )
  return row!.count
}

export interface ClassBelowRow extends MarkCounts {
  classId: string
  courseCode: string
  courseTitle: string
  /** Without the present week. */
  before: MarkCounts
}

/** The classes of a term that stand lowest below what is required. */
export const listClassesBelow = (
  db: Database,
  { termId, monday, required, most }: { termId: string; monday: string; required: number; most: number },
) =>
  rowsOf<ClassBelowRow>(
    db,
    sql`with f as (
      select f.class_id, ${sums},
        json_build_object('present', coalesce(sum(f.present) filter (where f.week < ${monday}::date), 0),
          'late', coalesce(sum(f.late) filter (where f.week < ${monday}::date), 0),
          'absent', coalesce(sum(f.absent) filter (where f.week < ${monday}::date), 0),
          'excused', coalesce(sum(f.excused) filter (where f.week < ${monday}::date), 0)) as before
      from session_figures f where f.term_id = ${termId} group by f.class_id)
    select f.class_id as "classId", c.code::text as "courseCode", c.title as "courseTitle",
      f.present, f.late, f.absent, f.excused, f.before
    from f join classes k on k.id = f.class_id join courses c on c.id = k.course_id
    where (f.present + f.late) * 100 < ${required}::float8 * (f.present + f.late + f.absent)
    order by (f.present + f.late)::float8 / (f.present + f.late + f.absent), c.code, f.class_id limit ${most}`,
  )

export async function countStaffPresent(db: Database, date: string) {
  const [row] = await rowsOf<{ present: number; expected: number }>(
    db,
    sql`select count(*) filter (where d.in_at is not null)::int as present,
      (select count(*)::int from people p
        where p.role in ('staff', 'lecturer') and p.employment_type = 'full-time' and p.is_active and p.archived_at is null
          and not exists (select 1 from staff_days l where l.person_id = p.id and l.date = ${date}::date and l.on_leave))
        as expected
    from staff_days d where d.date = ${date}::date`,
  )
  return row!
}

export interface WaitingRow {
  queue: WaitingQueue
  count: number
  oldestAt: Date | null
}

/** Late work of the present term on which nobody has decided; the class's due date is never after a student's own. */
const lateWork = (termId: string | undefined): SQL => sql`
  select s.submitted_at as at from classes k
  join assignments a on a.class_id = k.id
  join submissions s on s.assignment_id = a.id and s.submitted_at > a.due_at
  left join late_decisions l on l.submission_id = s.id and l.attempt = s.attempts and l.superseded_at is null
  where k.term_id = ${termId ?? null}::uuid and l.id is null
    and not exists (select 1 from student_due_dates o where o.assignment_id = a.id and o.student_id = s.student_id
      and o.reversed_at is null and o.due_at >= s.submitted_at)`

/** Everything that waits for an admin; queues in which nothing does are left out. */
export async function listWaiting(db: Database, termId: string | undefined): Promise<WaitingRow[]> {
  const queues: Record<WaitingQueue, SQL> = {
    mitigation: sql`select request_date as at from mitigation_requests where status = 'pending'`,
    leave: sql`select submitted_at as at from leave_requests where status = 'pending'`,
    'late-submissions': lateWork(termId),
    'face-reviews': sql`select registered_at as at from face_reviews`,
    'staff-corrections': sql`select requested_at as at from staff_corrections where status = 'pending'`,
    findings: sql`select found_at as at from attendance_findings where state = 'open'`,
    disputes: sql`select opened_at as at from disputes where state = 'open'`,
    'pay-questions': sql`select asked_at as at from pay_questions where answered_at is null`,
  }
  const parts = Object.entries(queues).map(
    ([name, rows], place) =>
      sql`select ${place}::int as place, ${name} as queue, count(*)::int as count, min(at) as "oldestAt" from (${rows}) q`,
  )
  const rows = await rowsOf<WaitingRow>(
    db,
    sql`select * from (${sql.join(parts, sql` union all `)}) w where count > 0 order by place`,
    ['oldestAt'],
  )
  return rows.map(({ queue, count, oldestAt }) => ({ queue, count, oldestAt }))
}
