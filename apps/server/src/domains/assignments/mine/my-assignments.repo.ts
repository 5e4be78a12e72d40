import {
  dueSoonHours,
  type MyAssignmentState,
  myAssignmentStates,
} from '@campanile/contract/assignments/submissions.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { allConditions, containsEveryWord, decimalText } from '#db/lists.ts'
import { nullable, pgType, queryPage, queryRow, type ShapeRow } from '#db/rows.ts'
import { markEntries } from '#domains/results/results.tables.ts'
import { institutionZone } from '#domains/settings/time-zone.sql.ts'
import { assignmentColumns, assignmentShape, decisionInForce, ownDates } from '../assignments.sql.ts'
import { lateDecisions, submissions } from '../assignments.tables.ts'

/** An assignment from the point of view of one student. */
const myAssignmentRow = {
  ...assignmentShape,
  /** The student's own dates; `dueAt` and `lateUntil` are the class's. */
  ownDueAt: pgType.instant,
  ownLateUntil: nullable(pgType.instant),
  extended: pgType.boolean,
  submissionId: nullable(submissions.id),
  submittedAt: nullable(submissions.submittedAt),
  decision: nullable(lateDecisions.decision),
  /** All three are null until the work is returned. */
  markState: markEntries.state,
  mark: nullable(pgType.text),
  releasedAt: markEntries.releasedAt,
  state: pgType.oneOf(myAssignmentStates),
  /** The term ended before now. */
  isTermOver: pgType.boolean,
}
export type MyAssignmentRow = ShapeRow<typeof myAssignmentRow>

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
  select ${assignmentColumns}, d.due_at as own_due_at,
    d.late_until as own_late_until, d.extended, s.id as submission_id, s.submitted_at,
    l.decision, m.state as mark_state, ${decimalText(sql`m.mark`)} as mark, m.released_at,
    ${stateAt(now)} as state,
    (t.last_day + 1)::timestamp at time zone ${institutionZone} <= ${now} as is_term_over
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

export const findMine = (
  db: Database,
  studentId: string,
  assignmentId: string,
  now: Date,
): Promise<MyAssignmentRow | undefined> =>
  queryRow(db, myAssignmentRow)`${mine(studentId, now)} and a.id = ${assignmentId}`

interface Query {
  page: number
  pageSize: number
  search: string
  classId?: string | undefined
  state?: MyAssignmentState | undefined
  todo: boolean
}

/** Late work of an earlier term can still be submitted, but is not what to do next. */
const isToDo = sql`(x.state in ('open', 'due-soon') or (x.state = 'overdue' and not x.is_term_over))`

/** Not submitted: too late, or of an earlier term. */
const isMissed = sql`(x.state = 'closed' or (x.state = 'overdue' and x.is_term_over))`

const searched = sql`(x.title || ' ' || x.course_code || ' ' || x.course_title)`

function narrowed({ search, classId, state, todo }: Query): SQL {
  return allConditions(
    containsEveryWord(search, searched),
    classId && sql`x.class_id = ${classId}`,
    state && (state === 'closed' ? isMissed : sql`x.state = ${state}`),
    todo && isToDo,
  )
}

/** Open work by due date, then the rest, newest first. */
const order = sql`order by not (${isToDo} or x.state = 'upcoming'),
  case when ${isToDo} or x.state = 'upcoming' then x.own_due_at end, x.own_due_at desc, x.id`

export async function listMine(db: Database, studentId: string, query: Query, now: Date) {
  const from = sql`from (${mine(studentId, now)}) x where ${narrowed(query)}`
  return queryPage(db, myAssignmentRow, { rows: sql`select x.* ${from} ${order}`, count: from, page: query })
}
