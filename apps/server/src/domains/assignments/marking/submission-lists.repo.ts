import type { SubmissionFilter, SubmissionSort } from '@campanile/contract/assignments/marking.ts'
import type { LateDecision } from '@campanile/contract/assignments/submissions.ts'
import type { MarkState } from '@campanile/contract/results/mark-sheets.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { decimalText, everyWordIn, pageClause } from '#db/lists.ts'
import { rowsOf } from '#db/rows.ts'
import { nameOrderOfP } from '#domains/people/people.sql.ts'
import { decisionInForce, ownDates, policyColumns, studentsOfA } from '../assignments.sql.ts'
import type { PolicyColumns } from '../mine/handed-in.repo.ts'

export interface SubmissionRow extends PolicyColumns {
  assignmentId: string
  studentId: string
  firstName: string
  lastName: string
  isEnrolled: boolean
  studentEmail: string
  studentNumber: string | null
  profileImage: string | null
  maxMark: string
  dueAt: Date
  extended: boolean
  submissionId: string | null
  submittedAt: Date | null
  attempts: number
  files: number
  decision: LateDecision | null
  markState: MarkState | null
  mark: string | null
  markVersion: number
  releasedAt: Date | null
  feedbackVersion: number
  feedback: string | null
  hasFeedback: boolean
  markedAt: Date | null
}

const filters: Record<SubmissionFilter, SQL> = {
  all: sql`true`,
  'not-submitted': sql`s.id is null`,
  submitted: sql`s.id is not null`,
  late: sql`s.submitted_at > d.due_at`,
  'to-mark': sql`e.left_at is null and s.id is not null and m.state is null and l.decision is distinct from 'rejected'`,
  marked: sql`m.state is not null`,
  returned: sql`m.released_at is not null`,
}

const searched = sql`
  (p.first_name || ' ' || p.last_name || ' ' || p.email::text || ' ' || coalesce(p.number, ''))`

export interface SubmissionQuery {
  assignmentId: string
  studentId?: string
  search: string
  filter: SubmissionFilter
}

/** Students with the work they handed in. */
const from = ({ assignmentId, studentId, search, filter }: SubmissionQuery): SQL => sql`
  from assignments a
  join ${studentsOfA}
  join people p on p.id = e.student_id
  cross join ${ownDates(sql`e.student_id`)}
  left join submissions s on s.assignment_id = a.id and s.student_id = e.student_id
  left join ${decisionInForce}
  left join mark_entries m on m.sheet_id = a.id and m.student_id = e.student_id
  left join assignment_feedback f on f.assignment_id = a.id and f.student_id = e.student_id
  where a.id = ${assignmentId} and ${filters[filter]}
    and ${studentId ? sql`e.student_id = ${studentId}` : sql`true`}
    and ${everyWordIn(search, searched)}`

const select = (db: Database, query: SubmissionQuery, rest: SQL) =>
  rowsOf<SubmissionRow>(
    db,
    sql`
    select a.id as "assignmentId", p.id as "studentId", p.first_name as "firstName", p.last_name as "lastName",
      e.left_at is null as "isEnrolled",
      p.email::text as "studentEmail", p.number as "studentNumber", p.profile_image as "profileImage",
      ${policyColumns}, d.due_at as "dueAt", d.extended, s.id as "submissionId",
      s.submitted_at as "submittedAt", coalesce(s.attempts, 0) as attempts,
      (select count(*)::int from submission_files h join submission_attempts n on n.id = h.attempt_id
        where n.submission_id = s.id and n.number = s.attempts) as files,
      l.decision, m.state as "markState", ${decimalText(sql`m.mark`)} as mark, coalesce(m.version, 0) as "markVersion",
      m.released_at as "releasedAt", coalesce(f.version, 0) as "feedbackVersion", f.text as feedback,
      f.text is not null or f.file_key is not null as "hasFeedback", m.entered_at as "markedAt"
    ${from(query)} ${rest}`,
    ['dueAt', 'submittedAt', 'releasedAt', 'markedAt'],
  )

const backwards = sql`p.last_name collate "und-x-icu" desc, p.first_name collate "und-x-icu" desc, p.id desc`
const orders: Record<SubmissionSort, SQL> = {
  student: nameOrderOfP,
  '-student': backwards,
  submittedAt: sql`s.submitted_at nulls last, ${nameOrderOfP}`,
  '-submittedAt': sql`s.submitted_at desc nulls last, ${nameOrderOfP}`,
  mark: sql`m.mark nulls last, ${nameOrderOfP}`,
  '-mark': sql`m.mark desc nulls last, ${nameOrderOfP}`,
}

interface Paged extends SubmissionQuery {
  page: number
  pageSize: number
  sort: SubmissionSort
}

export const listPage = (db: Database, query: Paged) =>
  select(db, query, sql`order by ${orders[query.sort]} ${pageClause(query)}`)

export async function countAll(db: Database, query: SubmissionQuery): Promise<number> {
  const [row] = await rowsOf<{ total: number }>(db, sql`select count(*)::int as total ${from(query)}`)
  return row!.total
}

/** The next students of a long list, in order of id. */
export const listAfter = (
  db: Database,
  query: SubmissionQuery,
  after: SubmissionRow | undefined,
  limit: number,
) => {
  const beyond = after
    ? sql`and (p.last_name collate "und-x-icu", p.first_name collate "und-x-icu", p.id)
        > (${after.lastName}, ${after.firstName}, ${after.studentId}::uuid)`
    : sql``
  return select(db, query, sql`${beyond} order by ${nameOrderOfP} limit ${limit}`)
}

export async function findOne(
  db: Database,
  assignmentId: string,
  studentId: string,
): Promise<SubmissionRow | undefined> {
  const [row] = await select(db, { assignmentId, studentId, search: '', filter: 'all' }, sql``)
  return row
}

/** Students whose marked work has not been returned yet. */
export async function listMarkedIds(db: Database, assignmentId: string): Promise<string[]> {
  const rows = await rowsOf<{ studentId: string }>(
    db,
    sql`
    select m.student_id as "studentId" from mark_entries m
    where m.sheet_id = ${assignmentId} and m.state is not null and m.released_at is null`,
  )
  return rows.map(({ studentId }) => studentId)
}
