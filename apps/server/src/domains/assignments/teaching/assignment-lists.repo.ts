import type { AssignmentState } from '@campanile/contract/assignments/assignment.ts'
import type { AssignmentSort } from '@campanile/contract/assignments/assignments.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { allConditions, containsEveryWord, pageClause } from '#db/lists.ts'
import { inNameOrder } from '#db/name-order.ts'
import { countRows, pgType, queryRows, type ShapeRow } from '#db/rows.ts'
import { isClassRunBy } from '#domains/access/session-access.sql.ts'
import { dayOfSql } from '#domains/people/membership.sql.ts'
import { isFromCurrentTermT } from '#domains/structure/current-term.sql.ts'
import type { Actor } from '#http/context.ts'
import { decisionInForce, ownDates, workToMarkOfA } from '../assignments.sql.ts'
import { assignments } from '../assignments.tables.ts'
import { selectAssignments } from './assignments.repo.ts'

const countsRow = {
  assignmentId: assignments.id,
  enrolled: pgType.int,
  left: pgType.int,
  submitted: pgType.int,
  late: pgType.int,
  marked: pgType.int,
  returned: pgType.int,
  toMark: pgType.int,
}
export type CountsRow = ShapeRow<typeof countsRow>

/**
 * Progress of each assignment. The lateral join handles one assignment at a time; a plain join would scan a
 * student's work once for each of them. Students who left the class count if they submitted before.
 */
export const listCounts = (db: Database, assignmentIds: readonly string[]) =>
  queryRows(db, countsRow)`
    select a.id as assignment_id, n.*
    from assignments a cross join lateral (
      select count(*) filter (where e.left_at is null)::int as enrolled, count(e.left_at)::int as "left",
        count(s.id)::int as submitted, count(s.id) filter (where s.submitted_at > d.due_at)::int as late,
        count(m.state)::int as marked, count(m.released_at)::int as returned,
        count(s.id) filter (where e.left_at is null and m.state is null and l.decision is distinct from 'rejected')::int
          as to_mark
      from enrolments e
      left join submissions s on s.assignment_id = a.id and s.student_id = e.student_id
      left join mark_entries m on m.sheet_id = a.id and m.student_id = e.student_id
      left join ${decisionInForce}
      left join ${ownDates(sql`e.student_id`)} on true
      where e.class_id = a.class_id and (e.left_at is null or s.id is not null)) n
    where a.id = any(${sql.param(assignmentIds)}::uuid[])`

export interface AssignmentQuery {
  search: string
  termId?: string | undefined
  fromCurrentTerm: boolean
  classId?: string | undefined
  state?: AssignmentState | undefined
  toMark: boolean
}

const inState = (state: AssignmentState | undefined, now: Date): SQL => {
  const current = sql`a.archived_at is null`
  const published = sql`${current} and a.published_at is not null`
  switch (state) {
    case undefined:
      return current
    case 'archived':
      return sql`a.archived_at is not null`
    case 'draft':
      return sql`${current} and a.published_at is null`
    case 'upcoming':
      return sql`${published} and a.opens_at > ${now}`
    case 'open':
      return sql`${published} and a.opens_at <= ${now} and a.due_at >= ${now}`
    case 'closed':
      return sql`${published} and a.due_at < ${now}`
  }
}

const searched = sql`(a.title || ' ' || c.code::text || ' ' || c.title)`

const waiting = sql`exists (select 1 from ${workToMarkOfA})`

function narrowed(actor: Actor, query: AssignmentQuery, now: Date): SQL {
  return allConditions(
    isClassRunBy(sql`a.class_id`, actor),
    inState(query.state, now),
    containsEveryWord(query.search, searched),
    query.termId && sql`k.term_id = ${query.termId}`,
    query.fromCurrentTerm && isFromCurrentTermT(dayOfSql(now)),
    query.classId && sql`a.class_id = ${query.classId}`,
    query.toMark && waiting,
  )
}

const title = inNameOrder(sql`a.title`)
const inOrderOfTime = sql`a.due_at, a.id`
const orders = (now: Date): Record<AssignmentSort, SQL> => ({
  upcoming: sql`a.due_at < ${now}, case when a.due_at >= ${now} then a.due_at end, a.due_at desc, a.id`,
  dueAt: inOrderOfTime,
  '-dueAt': sql`a.due_at desc, a.id desc`,
  title: sql`${title}, a.due_at, a.id`,
  '-title': sql`${title} desc, a.due_at, a.id`,
  class: sql`c.code, a.due_at desc, a.id`,
  '-class': sql`c.code desc, a.due_at desc, a.id`,
})

interface Paged extends AssignmentQuery {
  page: number
  pageSize: number
  sort: AssignmentSort
}

export const listPage = (db: Database, actor: Actor, query: Paged, now: Date) =>
  selectAssignments(
    db,
    narrowed(actor, query, now),
    sql`order by ${orders(now)[query.sort]} ${pageClause(query)}`,
  )

/** The next page after a known assignment, by due date. */
export function listAfter(
  db: Database,
  actor: Actor,
  query: AssignmentQuery,
  now: Date,
  { after, limit }: { after: { dueAt: string; id: string } | undefined; limit: number },
) {
  const beyond = after ? sql`and (a.due_at, a.id) > (${after.dueAt}::timestamptz, ${after.id}::uuid)` : sql``
  return selectAssignments(
    db,
    sql`${narrowed(actor, query, now)} ${beyond}`,
    sql`order by ${inOrderOfTime} limit ${limit}`,
  )
}

export const countAll = (db: Database, actor: Actor, query: AssignmentQuery, now: Date): Promise<number> =>
  countRows(db)`from assignments a
    join classes k on k.id = a.class_id
    join courses c on c.id = k.course_id
    join terms t on t.id = k.term_id
    where ${narrowed(actor, query, now)}`
