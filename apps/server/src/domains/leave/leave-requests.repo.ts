import type { LeaveStatus } from '@campanile/contract/leave/leave-request.ts'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { insertAll } from '#db/bulk.ts'
import type { Database } from '#db/database.ts'
import { pageClause } from '#db/lists.ts'
import { countRows, nullable, pgType, queryRows, type ShapeRow } from '#db/rows.ts'
import { people } from '#domains/people/people.tables.ts'
import { leaveRequestDays, leaveRequests, leaveTypes } from './leave.tables.ts'

const maxOthers = 20

const awayRow = {
  id: people.id,
  name: pgType.text,
  from: pgType.text,
  to: pgType.text,
  status: leaveRequests.status,
}

/** Others of the same role with approved or pending leave in that period, the earliest first. */
export const listAlsoAway = (db: Database, { personId, role, begins, ends }: LeaveRow) =>
  queryRows(db, awayRow)`
    select people.id, people.first_name || ' ' || people.last_name as name, r.first_day::text as "from",
      r.last_day::text as "to", r.status
    from leave_requests r join people on people.id = r.person_id
    where r.person_id <> ${personId} and people.role = ${role} and r.status in ('pending', 'approved')
      and r.during && tsrange(${begins}::timestamp, ${ends}::timestamp)
    order by r.during, r.id limit ${maxOthers}`

/** The files of a request, in upload order. */
const attachmentsOfR = sql`coalesce((
    select jsonb_agg(jsonb_build_object('id', a.id, 'name', a.name, 'type', a.type, 'size', a.size,
      'uploadedAt', a.uploaded_at) order by a.id)
    from leave_attachments a where a.request_id = r.id
  ), '[]'::jsonb)`

// Subqueries rather than joins: PostgreSQL then counts only for the rows of the page.
const minutesOfR = sql`(select coalesce(sum(d.minutes), 0)::int from leave_request_days d where d.request_id = r.id)`
const daysOfR = sql`(select count(*)::int from leave_request_days d where d.request_id = r.id)`

const requestColumns = sql`r.id, r.person_id,
  people.first_name || ' ' || people.last_name as person_name, people.role, people.employment_type,
  people.email::text as email, people.profile_image,
  r.status, r.leave_type_id, t.name::text as leave_type, t.day_minutes, t.file_after_days, t.entitled_minutes,
  r.first_day::text as "from", r.last_day::text as "to", r.part,
  to_char(r.starts_at, 'HH24:MI') as starts_at, to_char(r.ends_at, 'HH24:MI') as ends_at,
  lower(r.during)::text as "begins", upper(r.during)::text as "ends",
  ${minutesOfR} as minutes, ${daysOfR} as days, r.reason, ${attachmentsOfR} as attachments, r.submitted_at,
  r.approved_at, r.decided_at, r.decided_by as decided_by_id,
  decider.first_name || ' ' || decider.last_name as decided_by, r.rejection_reason, r.revoked_reason, r.version`

const requestTables = sql`leave_requests r
  join people on people.id = r.person_id
  join leave_types t on t.id = r.leave_type_id
  left join people decider on decider.id = r.decided_by`

const leaveRow = {
  id: leaveRequests.id,
  personId: leaveRequests.personId,
  personName: pgType.text,
  role: people.role,
  employmentType: people.employmentType,
  email: pgType.text,
  profileImage: people.profileImage,
  status: leaveRequests.status,
  leaveTypeId: leaveRequests.leaveTypeId,
  leaveType: pgType.text,
  dayMinutes: leaveTypes.dayMinutes,
  fileAfterDays: leaveTypes.fileAfterDays,
  entitledMinutes: leaveTypes.entitledMinutes,
  from: pgType.text,
  to: pgType.text,
  part: leaveRequests.part,
  startsAt: nullable(pgType.text),
  endsAt: nullable(pgType.text),
  /** The period it covers, on the institution's clock. */
  begins: pgType.text,
  ends: pgType.text,
  minutes: pgType.int,
  days: pgType.int,
  reason: leaveRequests.reason,
  attachments: pgType.json<{ id: string; name: string; type: string; size: number; uploadedAt: string }[]>(),
  submittedAt: leaveRequests.submittedAt,
  approvedAt: leaveRequests.approvedAt,
  decidedAt: leaveRequests.decidedAt,
  decidedById: leaveRequests.decidedBy,
  decidedBy: nullable(pgType.text),
  rejectionReason: leaveRequests.rejectionReason,
  revokedReason: leaveRequests.revokedReason,
  version: leaveRequests.version,
}
export type LeaveRow = ShapeRow<typeof leaveRow>

export const selectRequests = (db: Database, rest: SQL) =>
  queryRows(db, leaveRow)`select ${requestColumns} from ${requestTables} ${rest}`

export async function findRequest(db: Database, requestId: string): Promise<LeaveRow | undefined> {
  const [row] = await selectRequests(db, sql`where r.id = ${requestId}`)
  return row
}

/** A page of one person's requests, newest first. */
export async function listPersonRequests(
  db: Database,
  personId: string,
  { status, page, pageSize }: { status?: LeaveStatus | undefined; page: number; pageSize: number },
) {
  const where = sql`where r.person_id = ${personId} and ${status ? sql`r.status = ${status}` : sql`true`}`
  const rows = await selectRequests(
    db,
    sql`${where} order by r.submitted_at desc, r.id desc ${pageClause({ page, pageSize })}`,
  )
  const total = await countRows(db)`from leave_requests r ${where}`
  return { rows, total }
}

/** A person's pending requests. */
export const listPendingRequests = (db: Database, personId: string) =>
  selectRequests(db, sql`where r.person_id = ${personId} and r.status = 'pending' order by r.during`)

/** One person's requests that were approved or rejected since, the earliest first. */
export const listDecided = (db: Database, personId: string, since: Date, limit: number) =>
  selectRequests(
    db,
    sql`where r.person_id = ${personId} and r.status in ('approved', 'rejected') and r.decided_at > ${since}
    order by r.decided_at, r.id limit ${limit}`,
  )

/** One person's requests that overlap a period and were not rejected. */
export const listPeriodRequests = (
  db: Database,
  personId: string,
  { from, to }: { from: string; to: string },
) =>
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
  queryRows(db, {
    from: pgType.text,
    to: pgType.text,
    part: leaveRequests.part,
    startsAt: nullable(pgType.text),
    endsAt: nullable(pgType.text),
    begins: pgType.text,
    ends: pgType.text,
  })`
    select r.first_day::text as "from", r.last_day::text as "to", r.part,
      to_char(r.starts_at, 'HH24:MI') as starts_at, to_char(r.ends_at, 'HH24:MI') as ends_at,
      lower(r.during)::text as "begins", upper(r.during)::text as "ends"
    from leave_requests r
    where r.person_id = ${personId} and r.status = 'approved'
      and r.first_day <= ${to}::date and r.last_day >= ${from}::date`
