import type { MitigationStatus } from '@campanile/contract/mitigation/mitigation.ts'
import type { MitigationHaving, MitigationSort } from '@campanile/contract/mitigation/mitigation-review.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { pageClause } from '#db/lists.ts'
import { inNameOrder } from '#db/name-order.ts'
import { pgType, queryOne, queryRows, type ShapeRow } from '#db/rows.ts'
import { nameOrderOfP, reverseNameOrderOfP } from '#domains/people/people.sql.ts'
import { people } from '#domains/people/people.tables.ts'
import { type RequestRow, selectRequests } from './mitigation.repo.ts'
import { requestCondition, statusCounts, studentCondition } from './mitigation.sql.ts'
import { mitigationRequests } from './mitigation.tables.ts'

interface Paging {
  page: number
  pageSize: number
}

interface Narrowed {
  search?: string
  studentId?: string
  status?: MitigationStatus | undefined
}

const narrowed = ({ search = '', studentId, status }: Narrowed): SQL => sql`
  ${studentId ? sql`m.student_id = ${studentId}` : sql`true`}
  and ${status ? sql`m.status = ${status}` : sql`true`} and ${requestCondition(search)}`

const statusCountsRow = {
  total: pgType.int,
  pending: pgType.int,
  approved: pgType.int,
  rejected: pgType.int,
}
export type StatusCounts = ShapeRow<typeof statusCountsRow>

/** The number of requests in each status, regardless of the status filter. */
export async function countStatuses(
  db: Database,
  narrowing: Omit<Narrowed, 'status'>,
): Promise<StatusCounts> {
  const row = await queryOne(
    db,
    statusCountsRow,
  )`select ${statusCounts} from mitigation_requests m where ${narrowed(narrowing)}`
  return row
}

const newestFirst = sql`m.request_date desc, m.id desc`

const titleOrder = inNameOrder(sql`m.title`)
const nameBackwards = reverseNameOrderOfP

const orders: Record<MitigationSort, SQL> = {
  '-requestDate': newestFirst,
  requestDate: sql`m.request_date, m.id`,
  student: sql`${nameOrderOfP}, ${newestFirst}`,
  '-student': sql`${nameBackwards}, ${newestFirst}`,
  title: sql`${titleOrder}, ${newestFirst}`,
  '-title': sql`${titleOrder} desc, ${newestFirst}`,
  status: sql`m.status, ${newestFirst}`,
  '-status': sql`m.status desc, ${newestFirst}`,
}

export const listRequests = (db: Database, query: Narrowed & Paging & { sort: MitigationSort }) =>
  selectRequests(db, narrowed(query), sql`order by ${orders[query.sort]} ${pageClause(query)}`)

/** Newest first. */
export const listStudentRequests = (db: Database, whose: Narrowed & { studentId: string }, paging: Paging) =>
  selectRequests(db, narrowed(whose), sql`order by ${newestFirst} ${pageClause(paging)}`)

/** The next requests when reading a long list, newest first. */
export const listRequestsAfter = (
  db: Database,
  narrowing: Narrowed,
  after: RequestRow | undefined,
  limit: number,
) =>
  selectRequests(
    db,
    sql`${narrowed(narrowing)}
      and ${after ? sql`(m.request_date, m.id) < (${after.requestDate}::timestamptz, ${after.id}::uuid)` : sql`true`}`,
    sql`order by ${newestFirst} limit ${limit}`,
  )

const studentRow = {
  studentId: mitigationRequests.studentId,
  latestAt: pgType.instant,
  total: pgType.int,
  pending: pgType.int,
  approved: pgType.int,
  rejected: pgType.int,
  studentName: pgType.text,
  studentEmail: pgType.text,
  profileImage: people.profileImage,
}
export type StudentRow = ShapeRow<typeof studentRow>

const having = (which: MitigationHaving): SQL =>
  which === 'all' ? sql`` : sql`having count(*) filter (where m.status = ${which}) > 0`

interface StudentQuery extends Paging {
  search: string
  having: MitigationHaving
}

/** Students with requests, those who submitted last first. */
export const listStudents = (db: Database, query: StudentQuery) =>
  queryRows(db, studentRow)`
    select g.*, p.first_name || ' ' || p.last_name as student_name, p.email::text as student_email,
      p.profile_image
    from (
      select m.student_id, max(m.request_date) as latest_at, ${statusCounts}
      from mitigation_requests m where ${studentCondition(query.search)}
      group by m.student_id ${having(query.having)}
      order by max(m.request_date) desc, m.student_id ${pageClause(query)}
    ) g
    join people p on p.id = g.student_id
    order by g.latest_at desc, g.student_id`

export async function countStudents(
  db: Database,
  query: Pick<StudentQuery, 'search' | 'having'>,
): Promise<number> {
  const row = await queryOne(db, { students: pgType.int })`select count(*)::int as students from (
      select 1 from mitigation_requests m where ${studentCondition(query.search)}
      group by m.student_id ${having(query.having)}) g`
  return row.students
}

/** Counts of all students and requests. */
export async function totalsOfAll(db: Database): Promise<StatusCounts & { students: number }> {
  const row = await queryOne(db, {
    students: pgType.int,
    total: pgType.int,
    pending: pgType.int,
    approved: pgType.int,
    rejected: pgType.int,
  })`select count(distinct m.student_id)::int as students, ${statusCounts} from mitigation_requests m`
  return row
}
