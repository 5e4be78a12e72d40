import type { SubmissionFilter, SubmissionSort } from '@campanile/contract/assignments/marking.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { containsEveryWord, decimalText, pageClause } from '#db/lists.ts'
import { countRows, nullable, pgType, queryRows, queryValues, type ShapeRow } from '#db/rows.ts'
import { nameOrderOfP, reverseNameOrderOfP } from '#domains/people/people.sql.ts'
import { people } from '#domains/people/people.tables.ts'
import { markEntries } from '#domains/results/results.tables.ts'
import { decisionInForce, lateRuleShape, ownDates, policyColumns, studentsOfA } from '../assignments.sql.ts'
import {
  assignmentFeedback,
  assignments,
  lateDecisions,
  submissionFiles,
  submissions,
} from '../assignments.tables.ts'

const workFileRow = {
  studentId: people.id,
  number: people.number,
  firstName: people.firstName,
  lastName: people.lastName,
  key: submissionFiles.key,
  name: submissionFiles.name,
}
export type WorkFile = ShapeRow<typeof workFileRow>

/** Files of every student's newest submission for the class, by student. */
export const listNewestFiles = (db: Database, assignmentId: string) =>
  queryRows(db, workFileRow)`
    select p.id as student_id, p.number, p.first_name, p.last_name, f.key, f.name
    from submissions s
    join submission_attempts n on n.submission_id = s.id and n.number = s.attempts
    join submission_files f on f.attempt_id = n.id
    join people p on p.id = s.student_id
    where s.assignment_id = ${assignmentId}
    order by ${nameOrderOfP}, f.id`

const submissionRow = {
  assignmentId: assignments.id,
  studentId: people.id,
  firstName: people.firstName,
  lastName: people.lastName,
  isEnrolled: pgType.boolean,
  studentEmail: pgType.text,
  studentNumber: people.number,
  profileImage: people.profileImage,
  ...lateRuleShape,
  dueAt: pgType.instant,
  extended: pgType.boolean,
  submissionId: nullable(submissions.id),
  submittedAt: nullable(submissions.submittedAt),
  attempts: pgType.int,
  files: pgType.int,
  decision: nullable(lateDecisions.decision),
  markState: markEntries.state,
  mark: nullable(pgType.text),
  markVersion: pgType.int,
  releasedAt: markEntries.releasedAt,
  feedbackVersion: pgType.int,
  feedback: assignmentFeedback.text,
  hasFeedback: pgType.boolean,
  markedAt: nullable(markEntries.enteredAt),
}
export type SubmissionRow = ShapeRow<typeof submissionRow>

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

/** Students with the work they submitted. */
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
    and ${containsEveryWord(search, searched)}`

const select = (db: Database, query: SubmissionQuery, rest: SQL) =>
  queryRows(db, submissionRow)`
    select a.id as assignment_id, p.id as student_id, p.first_name, p.last_name,
      e.left_at is null as is_enrolled,
      p.email::text as student_email, p.number as student_number, p.profile_image,
      ${policyColumns}, d.due_at, d.extended, s.id as submission_id,
      s.submitted_at, coalesce(s.attempts, 0) as attempts,
      (select count(*)::int from submission_files h join submission_attempts n on n.id = h.attempt_id
        where n.submission_id = s.id and n.number = s.attempts) as files,
      l.decision, m.state as mark_state, ${decimalText(sql`m.mark`)} as mark, coalesce(m.version, 0) as mark_version,
      m.released_at, coalesce(f.version, 0) as feedback_version, f.text as feedback,
      f.text is not null or f.file_key is not null as has_feedback, m.entered_at as marked_at
    ${from(query)} ${rest}`

const backwards = reverseNameOrderOfP
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

const placeRow = { studentId: people.id, hasWork: pgType.boolean, toMark: pgType.boolean }

/** Everyone with work, and this student, by name. */
export const listPositions = (db: Database, assignmentId: string, studentId: string) =>
  queryRows(db, placeRow)`
    select p.id as student_id, s.id is not null as has_work, ${filters['to-mark']} as to_mark
    ${from({ assignmentId, search: '', filter: 'all' })} and (s.id is not null or p.id = ${studentId})
    order by ${nameOrderOfP}`

export const countAll = (db: Database, query: SubmissionQuery): Promise<number> =>
  countRows(db)`${from(query)}`

/** The next students of a long list, in order of id. */
export const listAfter = (
  db: Database,
  query: SubmissionQuery,
  after: SubmissionRow | undefined,
  limit: number,
) => {
  const beyond = after
    ? sql`and (${nameOrderOfP})
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
export const listMarkedIds = (db: Database, assignmentId: string): Promise<string[]> =>
  queryValues(db, markEntries.studentId)`
    select m.student_id from mark_entries m
    where m.sheet_id = ${assignmentId} and m.state is not null and m.released_at is null`
