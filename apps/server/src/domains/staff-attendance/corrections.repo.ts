import type {
  CorrectionStatus,
  StaffDaySource,
  StaffDayStatus,
} from '@campanile/contract/staff-attendance/staff-attendance.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { everyWordIn, pageClause } from '#db/lists.ts'
import { rowsOf } from '#db/rows.ts'
import { searchable } from '#domains/people/people.sql.ts'
import type { StaffPersonRow } from './shifts.repo.ts'
import { staffCorrections } from './staff-attendance.tables.ts'
import type { LeaveTime } from './staff-day.rules.ts'
import { dayColumns, dayInstants, dayPlaces, personColumns } from './staff-day.sql.ts'

export interface CorrectionRow {
  id: string
  personId: string
  date: string
  inTime: string | null
  outTime: string | null
  reason: string
  status: CorrectionStatus
  answer: string | null
}

const correctionColumns = sql`c.id, c.person_id as "personId", c.date::text as date, to_char(c.in_time, 'HH24:MI') as "inTime",
  to_char(c.out_time, 'HH24:MI') as "outTime", c.reason, c.status, c.answer`

/** A person's latest request for each day of a period. */
export const listCorrectionsOf = (
  db: Database,
  personId: string,
  { from, to }: { from: string; to: string },
) =>
  rowsOf<CorrectionRow>(
    db,
    sql`
    select distinct on (c.date) ${correctionColumns} from staff_corrections c
    where c.person_id = ${personId} and c.date between ${from}::date and ${to}::date
    order by c.date, c.id desc`,
  )

/** Stores a request; replaces the person's own pending request for this day. */
export async function putCorrection(
  db: Database,
  row: Omit<typeof staffCorrections.$inferInsert, 'status'>,
): Promise<CorrectionRow> {
  const asked = { inTime: row.inTime, outTime: row.outTime, reason: row.reason, requestedAt: row.requestedAt }
  const [put] = await db
    .insert(staffCorrections)
    .values({ ...row, status: 'pending' })
    .onConflictDoUpdate({
      target: [staffCorrections.personId, staffCorrections.date],
      targetWhere: sql`status = 'pending'`,
      set: asked,
    })
    .returning({ id: staffCorrections.id })
  const [kept] = await rowsOf<CorrectionRow>(
    db,
    sql`select ${correctionColumns} from staff_corrections c where c.id = ${put!.id}`,
  )
  return kept!
}

export interface QueuedCorrection extends CorrectionRow, Omit<StaffPersonRow, 'personId'> {
  requestedAt: Date
  decidedBy: string | null
  inAt: Date | null
  outAt: Date | null
  inSource: StaffDaySource | null
  outSource: StaffDaySource | null
  inPlace: string | null
  outPlace: string | null
  dayStatus: StaffDayStatus | null
  decided: boolean
  onLeave: boolean
  leaveTimes: LeaveTime[]
  /** Null when the day has no row. */
  version: number | null
}

const queued = sql`select c.requested_at as "requestedAt", decider.first_name || ' ' || decider.last_name as "decidedBy",
    ${personColumns}, ${dayColumns}, d.status as "dayStatus", ${correctionColumns}
  from staff_corrections c join people on people.id = c.person_id
  left join people decider on decider.id = c.decided_by
  left join staff_days d on d.person_id = c.person_id and d.date = c.date ${dayPlaces}`

export interface CorrectionQuery {
  search: string
  role?: string | undefined
  status: 'pending' | 'decided'
  page: number
  pageSize: number
}

/** Requests by page: pending ones oldest first, decided ones newest first. */
export async function listCorrections(db: Database, query: CorrectionQuery) {
  const pending = query.status === 'pending'
  const conditions = [
    pending ? sql`c.status = 'pending'` : sql`c.status <> 'pending'`,
    ...(query.role ? [sql`people.role = ${query.role}`] : []),
    everyWordIn(query.search, searchable),
  ]
  const where = sql`where ${sql.join(conditions, sql` and `)}`
  const order = pending ? sql`c.requested_at, c.id` : sql`c.decided_at desc, c.id desc`
  const rows = await rowsOf<QueuedCorrection>(
    db,
    sql`${queued} ${where} order by ${order} ${pageClause(query)}`,
    ['requestedAt', ...dayInstants],
  )
  const [counted] = await rowsOf<{ total: number }>(
    db,
    sql`select count(*)::int as total from staff_corrections c join people on people.id = c.person_id ${where}`,
  )
  return { rows, total: counted?.total ?? 0 }
}

export async function findCorrection(
  db: Database,
  correctionId: string,
): Promise<QueuedCorrection | undefined> {
  const [row] = await rowsOf<QueuedCorrection>(db, sql`${queued} where c.id = ${correctionId}`, [
    'requestedAt',
    ...dayInstants,
  ])
  return row
}

/** False when it is already decided. */
export async function decide(
  db: Database,
  correctionId: string,
  decision: Pick<typeof staffCorrections.$inferInsert, 'status' | 'answer' | 'decidedBy' | 'decidedAt'>,
): Promise<boolean> {
  const rows = await db
    .update(staffCorrections)
    .set(decision)
    .where(and(eq(staffCorrections.id, correctionId), eq(staffCorrections.status, 'pending')))
    .returning({ id: staffCorrections.id })
  return rows.length === 1
}
