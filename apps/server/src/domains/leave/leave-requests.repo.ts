import type { LeavePart, LeaveStatus } from '@campanile/contract/leave/leave-request.ts'
import type { EmploymentType, Role } from '@campanile/contract/roles.ts'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { insertAll } from '#db/bulk.ts'
import type { Database } from '#db/database.ts'
import { pageClause } from '#db/lists.ts'
import { rowsOf } from '#db/rows.ts'
import { requestColumns, requestInstants, requestTables } from './leave.sql.ts'
import { leaveRequestDays, leaveRequests } from './leave.tables.ts'

export interface LeaveRow {
  id: string
  personId: string
  personName: string
  role: Role
  employmentType: EmploymentType | null
  email: string
  profileImage: string | null
  status: LeaveStatus
  leaveTypeId: string
  leaveType: string
  dayMinutes: number
  fileAfterDays: number | null
  entitledMinutes: number | null
  from: string
  to: string
  part: LeavePart
  startsAt: string | null
  endsAt: string | null
  /** The period it covers, on the institution's clock. */
  begins: string
  ends: string
  minutes: number
  days: number
  reason: string
  attachments: { id: string; name: string; type: string; size: number; uploadedAt: string }[]
  submittedAt: Date
  approvedAt: Date | null
  decidedAt: Date | null
  decidedById: string | null
  decidedBy: string | null
  rejectionReason: string | null
  revokedReason: string | null
  version: number
}

export const selectRequests = (db: Database, rest: SQL) =>
  rowsOf<LeaveRow>(db, sql`select ${requestColumns} from ${requestTables} ${rest}`, [...requestInstants])

export async function findRequest(db: Database, requestId: string): Promise<LeaveRow | undefined> {
  const [row] = await selectRequests(db, sql`where r.id = ${requestId}`)
  return row
}

/** A page of one person's requests, newest first. */
export async function listRequestsOf(
  db: Database,
  personId: string,
  { status, page, pageSize }: { status?: LeaveStatus | undefined; page: number; pageSize: number },
) {
  const where = sql`where r.person_id = ${personId} and ${status ? sql`r.status = ${status}` : sql`true`}`
  const rows = await selectRequests(
    db,
    sql`${where} order by r.submitted_at desc, r.id desc ${pageClause({ page, pageSize })}`,
  )
  const [counted] = await rowsOf<{ total: number }>(
    db,
    sql`select count(*)::int as total from leave_requests r ${where}`,
  )
  return { rows, total: counted?.total ?? 0 }
}

/** A person's pending requests. */
export const listPendingOf = (db: Database, personId: string) =>
  selectRequests(db, sql`where r.person_id = ${personId} and r.status = 'pending' order by r.during`)

/** One person's requests that were approved or rejected since, the earliest first. */
export const listDecided = (db: Database, personId: string, since: Date, limit: number) =>
  selectRequests(
    db,
    sql`where r.person_id = ${personId} and r.status in ('approved', 'rejected') and r.decided_at > ${since}
    order by r.decided_at, r.id limit ${limit}`,
  )

/** One person's requests that overlap a period and were not rejected. */
export const listRequestsIn = (db: Database, personId: string, { from, to }: { from: string; to: string }) =>
  selectRequests(
    db,
    sql`where r.person_id = ${personId} and r.status in ('pending', 'approved')
      and r.first_day <= ${to}::date and r.last_day >= ${from}::date
    order by r.during`,
  )

interface Stretch {
  start: string
  end: string
}
const during = ({ start, end }: Stretch) => sql`tsrange(${start}::timestamp, ${end}::timestamp)`

/** A pending or approved request of this person that overlaps the period. */
export async function findOverlap(
  db: Database,
  personId: string,
  stretch: Stretch,
): Promise<LeaveRow | undefined> {
  const [row] = await selectRequests(
    db,
    sql`where r.person_id = ${personId} and r.status in ('pending', 'approved') and r.during && ${during(stretch)}
    order by r.during limit 1`,
  )
  return row
}

type NewRequest = Omit<typeof leaveRequests.$inferInsert, 'during' | 'status'> & { stretch: Stretch }

/** False when the id is already used. The exclusion constraint rejects overlapping requests. */
export async function insertRequest(db: Database, { stretch, ...row }: NewRequest): Promise<boolean> {
  const inserted = await db
    .insert(leaveRequests)
    .values({ ...row, status: 'pending', during: during(stretch) as never })
    .onConflictDoNothing({ target: leaveRequests.id })
    .returning({ id: leaveRequests.id })
  return inserted.length === 1
}

export interface Counted {
  date: string
  minutes: number
}

/** Replaces the counted days of a request. */
export async function putDays(db: Database, requestId: string, days: readonly Counted[]): Promise<void> {
  await db.delete(leaveRequestDays).where(eq(leaveRequestDays.requestId, requestId))
  const rows = days
    .filter(({ minutes }) => minutes > 0)
    .map(({ date, minutes }) => ({ request_id: requestId, date, minutes }))
  await insertAll(db, leaveRequestDays, ['request_id', 'date', 'minutes'], rows)
}

type Decision = Partial<typeof leaveRequests.$inferInsert> & { status: LeaveStatus }

/** False when the request has changed since it was read. */
export async function changeStatus(
  db: Database,
  { id, version, status }: Pick<LeaveRow, 'id' | 'version' | 'status'>,
  decision: Decision,
): Promise<boolean> {
  const { rowCount } = await db
    .update(leaveRequests)
    .set({ ...decision, version: version + 1 })
    .where(
      and(eq(leaveRequests.id, id), eq(leaveRequests.version, version), eq(leaveRequests.status, status)),
    )
  return rowCount === 1
}

/** A person's approved leave that overlaps these days. */
export const listApproved = (db: Database, personId: string, { from, to }: { from: string; to: string }) =>
  rowsOf<Pick<LeaveRow, 'from' | 'to' | 'part' | 'startsAt' | 'endsAt' | 'begins' | 'ends'>>(
    db,
    sql`
    select r.first_day::text as "from", r.last_day::text as "to", r.part,
      to_char(r.starts_at, 'HH24:MI') as "startsAt", to_char(r.ends_at, 'HH24:MI') as "endsAt",
      lower(r.during)::text as "begins", upper(r.during)::text as "ends"
    from leave_requests r
    where r.person_id = ${personId} and r.status = 'approved'
      and r.first_day <= ${to}::date and r.last_day >= ${from}::date`,
  )
