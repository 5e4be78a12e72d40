import type { LateDecision } from '@campanile/contract/assignments/submissions.ts'
import { dueSoonHours, type MyAssignmentState } from '@campanile/contract/assignments/submissions.ts'
import type { MarkState } from '@campanile/contract/results/mark-sheets.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { decimalText, everyWordIn, pageClause } from '#db/lists.ts'
import { rowsOf } from '#db/rows.ts'
import { decisionInForce, ownDates, policyColumns } from '../assignments.sql.ts'
import type { AssignmentRow } from '../teaching/assignments.repo.ts'

/** An assignment from the point of view of one student. */
export interface MyAssignmentRow extends AssignmentRow {
  /** The student's own dates; `dueAt` and `lateUntil` are the class's. */
  ownDueAt: Date
  ownLateUntil: Date | null
  extended: boolean
  submissionId: string | null
  submittedAt: Date | null
  decision: LateDecision | null
  /** All three are null until the work is returned. */
  markState: MarkState | null
  mark: string | null
  releasedAt: Date | null
  state: MyAssignmentState
}

const stateAt = (now: Date): SQL => sql`case
  when m.released_at is not null then 'marked'
  when s.submitted_at > d.due_at then 'late'
  when s.id is not null then 'submitted'
  when a.archived_at is not null then 'closed'
  when a.opens_at > ${now} then 'upcoming'
  when d.due_at >= ${now}::timestamptz + make_interval(hours => ${dueSoonHours}) then 'open'
  when d.due_at >= ${now} then 'due-soon'
  when a.late_kind <> 'none' and (d.late_until is null or d.late_until >= ${now}) then 'overdue'
  else 'closed' end`

/** Published assignments of the student's classes. The mark is read only after it was returned. */
const mine = (studentId: string, now: Date): SQL => sql`
  select a.id, a.class_id as "classId", c.code::text as "courseCode", c.title as "courseTitle",
    t.id as "termId", t.name as "termName", a.title, a.text, a.opens_at as "opensAt", a.due_at as "dueAt",
    ${decimalText(sql`a.weight`)} as weight, a.late_until as "lateUntil", a.max_files as "maxFiles",
    a.max_file_bytes as "maxFileBytes", a.accepts, a.published_at as "publishedAt",
    a.archived_at as "archivedAt", a.version, ${policyColumns}, d.due_at as "ownDueAt",
    d.late_until as "ownLateUntil", d.extended, s.id as "submissionId", s.submitted_at as "submittedAt",
    l.decision, m.state as "markState", ${decimalText(sql`m.mark`)} as mark, m.released_at as "releasedAt",
    ${stateAt(now)} as state
  from enrolments e
  join assignments a on a.class_id = e.class_id and a.published_at is not null
  join classes k on k.id = a.class_id
  join courses c on c.id = k.course_id
  join terms t on t.id = k.term_id
  cross join ${ownDates(sql`e.student_id`)}
  left join submissions s on s.assignment_id = a.id and s.student_id = e.student_id
  left join ${decisionInForce}
  left join mark_entries m on m.sheet_id = a.id and m.student_id = e.student_id and m.released_at is not null
  where e.student_id = ${studentId} and e.left_at is null`

const instants: (keyof MyAssignmentRow)[] = [
  'opensAt',
  'dueAt',
  'lateUntil',
  'publishedAt',
  'archivedAt',
  'ownDueAt',
  'ownLateUntil',
  'submittedAt',
  'releasedAt',
]

export async function findMine(
  db: Database,
  studentId: string,
  assignmentId: string,
  now: Date,
): Promise<MyAssignmentRow | undefined> {
  const [row] = await rowsOf<MyAssignmentRow>(
    db,
    sql`${mine(studentId, now)} and a.id = ${assignmentId}`,
    instants,
  )
  return row
}

interface Query {
  page: number
  pageSize: number
  search: string
  classId?: string | undefined
  state?: MyAssignmentState | undefined
  todo: boolean
}

const searched = sql`(x.title || ' ' || x."courseCode" || ' ' || x."courseTitle")`

function narrowed({ search, classId, state, todo }: Query): SQL {
  const conditions = [
    everyWordIn(search, searched),
    classId ? sql`x."classId" = ${classId}` : sql`true`,
    state ? sql`x.state = ${state}` : sql`true`,
    todo ? sql`x.state in ('open', 'due-soon', 'overdue')` : sql`true`,
  ]
  return sql.join(conditions, sql` and `)
}

/** Open work by due date, then the rest, newest first. */
const order = sql`order by x.state not in ('upcoming', 'open', 'due-soon', 'overdue'),
  case when x.state in ('upcoming', 'open', 'due-soon', 'overdue') then x."ownDueAt" end,
  x."ownDueAt" desc, x.id`

export async function listMine(db: Database, studentId: string, query: Query, now: Date) {
  const rows = await rowsOf<MyAssignmentRow>(
    db,
    sql`select x.* from (${mine(studentId, now)}) x where ${narrowed(query)} ${order} ${pageClause(query)}`,
    instants,
  )
  const [count] = await rowsOf<{ total: number }>(
    db,
    sql`select count(*)::int as total from (${mine(studentId, now)}) x where ${narrowed(query)}`,
  )
  return { rows, total: count!.total }
}
