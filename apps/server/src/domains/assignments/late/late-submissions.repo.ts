import type { LateFilter, LateSort } from '@campanile/contract/assignments/late-submissions.ts'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { allConditions, containsEveryWord, pageClause } from '#db/lists.ts'
import { inNameOrder } from '#db/name-order.ts'
import { nullable, pgType, queryOne, queryRows, type ShapeRow } from '#db/rows.ts'
import { nameOrderOfP } from '#domains/people/people.sql.ts'
import { people } from '#domains/people/people.tables.ts'
import { decisionInForce, lateRuleShape, ownDates, policyColumns } from '../assignments.sql.ts'
import { assignments, lateDecisions, submissionAttempts, submissions } from '../assignments.tables.ts'

const lateRow = {
  submissionId: submissions.id,
  assignmentId: assignments.id,
  studentId: people.id,
  title: assignments.title,
  classId: assignments.classId,
  courseCode: pgType.text,
  studentName: pgType.text,
  studentNumber: people.number,
  profileImage: people.profileImage,
  ...lateRuleShape,
  submittedAt: submissions.submittedAt,
  attempts: submissions.attempts,
  dueAt: pgType.instant,
  classDueAt: assignments.dueAt,
  extended: pgType.boolean,
  reason: submissionAttempts.reason,
  decision: nullable(lateDecisions.decision),
  decisionReason: lateDecisions.reason,
  decidedBy: nullable(pgType.text),
  decidedAt: nullable(lateDecisions.decidedAt),
  version: submissions.version,
  released: pgType.boolean,
}
export type LateRow = ShapeRow<typeof lateRow>

const from = sql`
  from submissions s
  join assignments a on a.id = s.assignment_id
  join classes k on k.id = a.class_id
  join courses c on c.id = k.course_id
  join people p on p.id = s.student_id
  cross join ${ownDates(sql`s.student_id`)}
  left join ${decisionInForce}`

const columns = sql`
  s.id as submission_id, a.id as assignment_id, p.id as student_id, a.title, a.class_id,
  c.code::text as course_code, p.first_name || ' ' || p.last_name as student_name,
  p.number as student_number, p.profile_image, ${policyColumns},
  s.submitted_at, s.attempts, d.due_at, a.due_at as class_due_at, d.extended,
  n.reason, l.decision, l.reason as decision_reason, w.first_name || ' ' || w.last_name as decided_by,
  l.decided_at, s.version, exists (select 1 from mark_entries m
    where m.sheet_id = a.id and m.student_id = p.id and m.released_at is not null) as released`

const select = (db: Database, where: SQL, rest: SQL) =>
  queryRows(db, lateRow)`
    select ${columns} ${from}
    left join people w on w.id = l.decided_by
    join submission_attempts n on n.submission_id = s.id and n.number = s.attempts
    where ${where} ${rest}`

interface Narrowing {
  search: string
  termId?: string | undefined
  classId?: string | undefined
  assignmentId?: string | undefined
}

const searched = sql`
  (p.first_name || ' ' || p.last_name || ' ' || p.email::text || ' ' || coalesce(p.number, '') || ' '
    || a.title || ' ' || c.code::text)`

function narrowed({ search, termId, classId, assignmentId }: Narrowing): SQL {
  return allConditions(
    sql`s.submitted_at > d.due_at`,
    containsEveryWord(search, searched),
    termId && sql`k.term_id = ${termId}`,
    classId && sql`a.class_id = ${classId}`,
    assignmentId && sql`a.id = ${assignmentId}`,
  )
}

const filters: Record<LateFilter, SQL> = {
  all: sql`true`,
  waiting: sql`l.id is null`,
  accepted: sql`l.decision = 'accepted'`,
  waived: sql`l.decision = 'waived'`,
  rejected: sql`l.decision = 'rejected'`,
}

const late = sql`s.submitted_at - d.due_at`
const newest = sql`s.submitted_at desc, s.id desc`
const orders: Record<LateSort, SQL> = {
  submittedAt: sql`s.submitted_at, s.id`,
  '-submittedAt': newest,
  lateness: sql`${late}, s.id`,
  '-lateness': sql`${late} desc, s.id`,
  student: sql`${nameOrderOfP}, ${newest}`,
  '-student': sql`${inNameOrder(sql`p.last_name`)} desc, ${inNameOrder(sql`p.first_name`)} desc, ${newest}`,
}

interface Query extends Narrowing {
  filter: LateFilter
  sort: LateSort
  page: number
  pageSize: number
}

export const listLate = (db: Database, query: Query) =>
  select(
    db,
    sql`${narrowed(query)} and ${filters[query.filter]}`,
    sql`order by ${orders[query.sort]} ${pageClause(query)}`,
  )

/** The next page of a long list, oldest first. */
export const listLateAfter = (
  db: Database,
  query: Narrowing & { filter: LateFilter },
  after: LateRow | undefined,
  limit: number,
) => {
  const beyond = after
    ? sql`and (s.submitted_at, s.id) > (${after.submittedAt}::timestamptz, ${after.submissionId}::uuid)`
    : sql``
  return select(
    db,
    sql`${narrowed(query)} and ${filters[query.filter]} ${beyond}`,
    sql`order by ${orders.submittedAt} limit ${limit}`,
  )
}

export async function countLate(db: Database, narrowing: Narrowing) {
  const row = await queryOne(db, {
    all: pgType.int,
    waiting: pgType.int,
    accepted: pgType.int,
    waived: pgType.int,
    rejected: pgType.int,
  })`
    select count(*)::int as all, count(*) filter (where l.id is null)::int as waiting,
      count(*) filter (where l.decision = 'accepted')::int as accepted,
      count(*) filter (where l.decision = 'waived')::int as waived,
      count(*) filter (where l.decision = 'rejected')::int as rejected
    ${from} where ${narrowed(narrowing)}`
  return row
}

/** Undefined when there is none, or it is not late. */
export async function findLate(
  db: Database,
  assignmentId: string,
  studentId: string,
): Promise<LateRow | undefined> {
  const where = sql`a.id = ${assignmentId} and p.id = ${studentId} and s.submitted_at > d.due_at`
  const [row] = await select(db, where, sql``)
  return row
}

/** Locks a submission until the end of the transaction. */
export const lockSubmission = (db: Database, assignmentId: string, studentId: string) =>
  db
    .select({ id: submissions.id })
    .from(submissions)
    .where(and(eq(submissions.assignmentId, assignmentId), eq(submissions.studentId, studentId)))
    .for('update')

/** Replaces any earlier decision, which stays in the history. */
export async function insertDecision(
  db: Database,
  row: Omit<typeof lateDecisions.$inferInsert, 'id'>,
): Promise<void> {
  await db
    .update(lateDecisions)
    .set({ supersededAt: row.decidedAt })
    .where(and(eq(lateDecisions.submissionId, row.submissionId), isNull(lateDecisions.supersededAt)))
  await db.insert(lateDecisions).values(row)
  await db
    .update(submissions)
    .set({ version: sql`${submissions.version} + 1` })
    .where(eq(submissions.id, row.submissionId))
}
