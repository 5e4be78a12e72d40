import type { LateFilter, LateSort } from '@campanile/contract/assignments/late-submissions.ts'
import type { LateDecision } from '@campanile/contract/assignments/submissions.ts'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { everyWordIn, pageClause } from '#db/lists.ts'
import { rowsOf } from '#db/rows.ts'
import { nameOrderOfP } from '#domains/people/people.sql.ts'
import { decisionInForce, ownDates, policyColumns } from '../assignments.sql.ts'
import { lateDecisions, submissions } from '../assignments.tables.ts'
import type { PolicyColumns } from '../mine/handed-in.repo.ts'

export interface LateRow extends PolicyColumns {
  submissionId: string
  assignmentId: string
  studentId: string
  title: string
  classId: string
  courseCode: string
  studentName: string
  studentNumber: string | null
  profileImage: string | null
  maxMark: string
  submittedAt: Date
  attempts: number
  dueAt: Date
  classDueAt: Date
  extended: boolean
  reason: string | null
  decision: LateDecision | null
  decisionReason: string | null
  decidedBy: string | null
  decidedAt: Date | null
  released: boolean
  version: number
}

const from = sql`
  from submissions s
  join assignments a on a.id = s.assignment_id
  join classes k on k.id = a.class_id
  join courses c on c.id = k.course_id
  join people p on p.id = s.student_id
  cross join ${ownDates(sql`s.student_id`)}
  left join ${decisionInForce}`

const columns = sql`
  s.id as "submissionId", a.id as "assignmentId", p.id as "studentId", a.title, a.class_id as "classId",
  c.code::text as "courseCode", p.first_name || ' ' || p.last_name as "studentName",
  p.number as "studentNumber", p.profile_image as "profileImage", ${policyColumns},
  s.submitted_at as "submittedAt", s.attempts, d.due_at as "dueAt", a.due_at as "classDueAt", d.extended,
  n.reason, l.decision, l.reason as "decisionReason", w.first_name || ' ' || w.last_name as "decidedBy",
  l.decided_at as "decidedAt", s.version,
  exists (select 1 from mark_entries m
    where m.sheet_id = a.id and m.student_id = p.id and m.released_at is not null) as released`

const select = (db: Database, where: SQL, rest: SQL) =>
  rowsOf<LateRow>(
    db,
    sql`
    select ${columns} ${from}
    left join people w on w.id = l.decided_by
    join submission_attempts n on n.submission_id = s.id and n.number = s.attempts
    where ${where} ${rest}`,
    ['submittedAt', 'dueAt', 'classDueAt', 'decidedAt'],
  )

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
  const conditions = [sql`s.submitted_at > d.due_at`, everyWordIn(search, searched)]
  if (termId) conditions.push(sql`k.term_id = ${termId}`)
  if (classId) conditions.push(sql`a.class_id = ${classId}`)
  if (assignmentId) conditions.push(sql`a.id = ${assignmentId}`)
  return sql.join(conditions, sql` and `)
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
  '-student': sql`p.last_name collate "und-x-icu" desc, p.first_name collate "und-x-icu" desc, ${newest}`,
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
  const [row] = await rowsOf<Record<LateFilter, number>>(
    db,
    sql`
    select count(*)::int as all, count(*) filter (where l.id is null)::int as waiting,
      count(*) filter (where l.decision = 'accepted')::int as accepted,
      count(*) filter (where l.decision = 'waived')::int as waived,
      count(*) filter (where l.decision = 'rejected')::int as rejected
    ${from} where ${narrowed(narrowing)}`,
  )
  return row!
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
