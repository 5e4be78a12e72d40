import type { MitigationStatus } from '@campanile/contract/mitigation/mitigation.ts'
import type { MitigationHaving, MitigationSort } from '@campanile/contract/mitigation/mitigation-review.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { pageClause } from '#db/lists.ts'
import { rowsOf } from '#db/rows.ts'
import { nameOrderOfP } from '#domains/people/people.sql.ts'
import { type RequestRow, selectRequests } from './mitigation.repo.ts'
import { requestsWith, statusCounts, studentsWith } from './mitigation.sql.ts'

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
  and ${status ? sql`m.status = ${status}` : sql`true`} and ${requestsWith(search)}`

export interface StatusCounts {
  total: number
  pending: number
  approved: number
  rejected: number
}

/** The number of requests in each status, regardless of the status filter. */
export async function countStatuses(
  db: Database,
  narrowing: Omit<Narrowed, 'status'>,
): Promise<StatusCounts> {
  const [row] = await rowsOf<StatusCounts>(
    db,
    sql`select ${statusCounts} from mitigation_requests m where ${narrowed(narrowing)}`,
  )
  return row!
}

const newestFirst = sql`m.request_date desc, m.id desc`

const titleOrder = sql`m.title collate "und-x-icu"`
const nameBackwards = sql`p.last_name collate "und-x-icu" desc, p.first_name collate "und-x-icu" desc, p.id desc`

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
export const listRequestsOf = (db: Database, whose: Narrowed & { studentId: string }, paging: Paging) =>
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

export interface StudentRow extends StatusCounts {
  studentId: string
  studentName: string
  studentEmail: string
  profileImage: string | null
  latestAt: Date
}

const having = (which: MitigationHaving): SQL =>
  which === 'all' ? sql`` : sql`having count(*) filter (where m.status = ${which}) > 0`

interface StudentQuery extends Paging {
  search: string
  having: MitigationHaving
}

/** Students with requests, those who submitted last first. */
export const listStudents = (db: Database, query: StudentQuery) =>
  rowsOf<StudentRow>(
    db,
    sql`
    select g.*, p.first_name || ' ' || p.last_name as "studentName", p.email::text as "studentEmail",
      p.profile_image as "profileImage"
    from (
      select m.student_id as "studentId", max(m.request_date) as "latestAt", ${statusCounts}
      from mitigation_requests m where ${studentsWith(query.search)}
      group by m.student_id ${having(query.having)}
      order by max(m.request_date) desc, m.student_id ${pageClause(query)}
    ) g
    join people p on p.id = g."studentId"
    order by g."latestAt" desc, g."studentId"`,
    ['latestAt'],
  )

export async function countStudents(
  db: Database,
  query: Pick<StudentQuery, 'search' | 'having'>,
): Promise<number> {
  const [row] = await rowsOf<{ students: number }>(
    db,
    sql`select count(*)::int as students from (
      select 1 from mitigation_requests m where ${studentsWith(query.search)}
      group by m.student_id ${having(query.having)}) g`,
  )
  return row!.students
}

/** Counts of all students and requests. */
export async function totalsOfAll(db: Database): Promise<StatusCounts & { students: number }> {
  const [row] = await rowsOf<StatusCounts & { students: number }>(
    db,
    sql`select count(distinct m.student_id)::int as students, ${statusCounts} from mitigation_requests m`,
  )
  return row!
}
