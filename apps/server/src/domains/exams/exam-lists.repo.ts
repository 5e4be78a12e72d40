import type { ExamSort } from '@campanile/contract/exams/exam-words.ts'
import type { exams } from '@campanile/contract/exams/exams.ts'
import type { ParsedInput } from '@campanile/contract/operation.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { allConditions, containsEveryWord, pageClause } from '#db/lists.ts'
import { inNameOrder } from '#db/name-order.ts'
import { countRows } from '#db/rows.ts'
import { dayOfSql } from '#domains/people/membership.sql.ts'
import { isFromCurrentTermT } from '#domains/structure/current-term.sql.ts'
import { type ExamRow, selectExams } from './exams.repo.ts'

type Query = ParsedInput<typeof exams.listExams>
export type Narrowing = Omit<Query, 'page' | 'pageSize'> & { timeZone: string; now: Date }

const states: Record<NonNullable<Query['state']>, SQL> = {
  archived: sql`e.archived_at is not null`,
  cancelled: sql`e.cancelled_at is not null and e.archived_at is null`,
  published: sql`e.published_at is not null and e.cancelled_at is null and e.archived_at is null`,
  draft: sql`e.published_at is null and e.cancelled_at is null and e.archived_at is null`,
}

const searched = sql`(e.title || ' ' || c.code::text || ' ' || c.title)`

/** When a day begins in the institution's time zone. */
const beginOf = (day: string, timeZone: string) => sql`(${day}::date::timestamp at time zone ${timeZone})`

const narrowed = ({
  search,
  termId,
  fromCurrentTerm,
  classId,
  type,
  state,
  from,
  to,
  timeZone,
  now,
}: Narrowing): SQL =>
  allConditions(
    state ? states[state] : sql`e.archived_at is null`,
    containsEveryWord(search, searched),
    termId && sql`k.term_id = ${termId}`,
    fromCurrentTerm && isFromCurrentTermT(dayOfSql(now)),
    classId && sql`e.class_id = ${classId}`,
    type && sql`e.type = ${type}`,
    from && sql`e.starts_at >= ${beginOf(from, timeZone)}`,
    to && sql`e.starts_at < ((${to}::date + 1)::timestamp at time zone ${timeZone})`,
  )

const inOrderOfTime = sql`e.starts_at, e.id`

const orders = (now: Date): Record<ExamSort, SQL> => ({
  upcoming: sql`e.ends_at < ${now}, case when e.ends_at >= ${now} then e.starts_at end, e.starts_at desc, e.id`,
  startsAt: inOrderOfTime,
  '-startsAt': sql`e.starts_at desc, e.id desc`,
  course: sql`c.code, ${inOrderOfTime}`,
  '-course': sql`c.code desc, ${inOrderOfTime}`,
  title: sql`${inNameOrder(sql`e.title`)}, ${inOrderOfTime}`,
  '-title': sql`${inNameOrder(sql`e.title`)} desc, ${inOrderOfTime}`,
})

export const listExams = (db: Database, query: Query & Narrowing): Promise<ExamRow[]> =>
  selectExams(db, narrowed(query), sql`order by ${orders(query.now)[query.sort]} ${pageClause(query)}`)

export const countExams = (db: Database, query: Narrowing): Promise<number> =>
  countRows(db)`from exams e
    join classes k on k.id = e.class_id join courses c on c.id = k.course_id join terms t on t.id = k.term_id
    where ${narrowed(query)}`

/** The next batch of exams, in order of time. */
export const listExamsAfter = (
  db: Database,
  query: Narrowing,
  { after, limit, printed = false }: { after: ExamRow | undefined; limit: number; printed?: boolean },
): Promise<ExamRow[]> =>
  selectExams(
    db,
    allConditions(
      narrowed(query),
      printed && sql`e.cancelled_at is null`,
      after && sql`(e.starts_at, e.id) > (${after.startsAt}::timestamptz, ${after.id}::uuid)`,
    ),
    sql`order by ${inOrderOfTime} limit ${limit}`,
  )

/** These exams, in order of time. */
export const listExamsOf = (db: Database, examIds: readonly string[]): Promise<ExamRow[]> =>
  selectExams(db, sql`e.id = any(${sql.param(examIds)}::uuid[])`, sql`order by ${inOrderOfTime}`)

/** Drafts of a term that are not over, in order of time. */
export const listDrafts = (db: Database, termId: string, now: Date): Promise<ExamRow[]> =>
  selectExams(
    db,
    sql`k.term_id = ${termId} and ${states.draft} and e.ends_at > ${now}`,
    sql`order by ${inOrderOfTime}`,
  )
