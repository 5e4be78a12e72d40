import type { leaveManagement } from '@campanile/contract/leave/leave-management.ts'
import type { ParsedInput } from '@campanile/contract/operation.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { allConditions, containsEveryWord, pageClause, sortDirection } from '#db/lists.ts'
import { countRows, pgType, queryOne, type ShapeRow } from '#db/rows.ts'
import { nameOrder, searchable } from '#domains/people/people.sql.ts'
import { type LeaveRow, selectRequests } from './leave-requests.repo.ts'

type Query = ParsedInput<typeof leaveManagement.listLeave>
type Narrowing = Pick<Query, 'search' | 'status' | 'role' | 'leaveTypeId' | 'personId'>

const narrowed = ({ search, status, role, leaveTypeId, personId }: Narrowing): SQL =>
  allConditions(
    containsEveryWord(search, searchable),
    status && sql`r.status = ${status}`,
    role && sql`people.role = ${role}`,
    leaveTypeId && sql`r.leave_type_id = ${leaveTypeId}`,
    personId && sql`r.person_id = ${personId}`,
  )

const columns: Record<string, SQL[]> = {
  submittedAt: [sql`r.submitted_at`],
  from: [sql`r.first_day`],
  person: nameOrder,
}

function queueOrder(sort: Query['sort']): SQL {
  const direction = sortDirection(sort)
  const by = columns[sort.replace('-', '')] ?? []
  return sql.join([...by.map((column) => sql`${column} ${direction}`), sql`r.id`], sql`, `)
}

const countsRow = {
  total: pgType.int,
  pending: pgType.int,
  approved: pgType.int,
  rejected: pgType.int,
  withdrawn: pgType.int,
  revoked: pgType.int,
}
type Counts = ShapeRow<typeof countsRow>

/** The number of requests in each status, regardless of the status filter. */
async function countRequests(db: Database, query: Narrowing): Promise<Counts> {
  const row = await queryOne(db, countsRow)`
    select count(*)::int as total, (count(*) filter (where r.status = 'pending'))::int as pending,
      (count(*) filter (where r.status = 'approved'))::int as approved,
      (count(*) filter (where r.status = 'rejected'))::int as rejected,
      (count(*) filter (where r.status = 'withdrawn'))::int as withdrawn,
      (count(*) filter (where r.status = 'revoked'))::int as revoked
    from leave_requests r join people on people.id = r.person_id where ${narrowed({ ...query, status: undefined })}`
  return row
}

/** A page of requests. */
export async function listQueue(db: Database, query: Query) {
  const { page, pageSize } = query
  const [rows, total, counts] = await Promise.all([
    selectRequests(
      db,
      sql`where ${narrowed(query)} order by ${queueOrder(query.sort)}
        ${pageClause({ page, pageSize })}`,
    ),
    countRows(db)`from leave_requests r join people on people.id = r.person_id
      where ${narrowed(query)}`,
    countRequests(db, query),
  ])
  return { rows, total, counts }
}

/** The next requests after the last one read, newest first. */
export const listNextRows = (
  db: Database,
  query: Narrowing,
  { after, limit }: { after: LeaveRow | undefined; limit: number },
) => {
  const behind = after ? sql`(r.submitted_at, r.id) < (${after.submittedAt}, ${after.id}::uuid)` : sql`true`
  return selectRequests(
    db,
    sql`where ${narrowed(query)} and ${behind} order by r.submitted_at desc, r.id desc limit ${limit}`,
  )
}
