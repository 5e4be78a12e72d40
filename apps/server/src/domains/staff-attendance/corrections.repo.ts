import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { allConditions, containsEveryWord } from '#db/lists.ts'
import { nullable, pgType, queryOne, queryPage, queryRow, queryRows, type ShapeRow } from '#db/rows.ts'
import { searchable } from '#domains/people/people.sql.ts'
import { firstItem } from '#platform/first-item.ts'
import { staffPersonRow } from './shifts.repo.ts'
import { staffCorrections } from './staff-attendance.tables.ts'
import { dayColumns, dayPlaces, optionalDayShape, personColumns } from './staff-day.sql.ts'

const correctionShape = {
  id: staffCorrections.id,
  date: pgType.text,
  inTime: nullable(pgType.text),
  outTime: nullable(pgType.text),
  reason: staffCorrections.reason,
  answer: staffCorrections.answer,
}
const correctionColumns = sql`c.id, c.date::text as date, to_char(c.in_time, 'HH24:MI') as in_time,
  to_char(c.out_time, 'HH24:MI') as out_time, c.reason, c.answer`

const correctionRow = {
  ...correctionShape,
  personId: staffCorrections.personId,
  status: staffCorrections.status,
}
export type CorrectionRow = ShapeRow<typeof correctionRow>
const ownColumns = sql`${correctionColumns}, c.person_id, c.status`

/** A person's latest request for each day of a period. */
export const listPersonCorrections = (
  db: Database,
  personId: string,
  { from, to }: { from: string; to: string },
) =>
  queryRows(db, correctionRow)`
    select distinct on (c.date) ${ownColumns} from staff_corrections c
    where c.person_id = ${personId} and c.date between ${from}::date and ${to}::date
    order by c.date, c.id desc`

/** Stores a request; replaces the person's own pending request for this day. */
export async function putCorrection(
  db: Database,
  row: Omit<typeof staffCorrections.$inferInsert, 'status'>,
): Promise<CorrectionRow> {
  const asked = { inTime: row.inTime, outTime: row.outTime, reason: row.reason, requestedAt: row.requestedAt }
  const put = firstItem(
    await db
      .insert(staffCorrections)
      .values({ ...row, status: 'pending' })
      .onConflictDoUpdate({
        target: [staffCorrections.personId, staffCorrections.date],
        targetWhere: sql`status = 'pending'`,
        set: asked,
      })
      .returning({ id: staffCorrections.id }),
  )
  const kept = await queryOne(
    db,
    correctionRow,
  )`select ${ownColumns} from staff_corrections c where c.id = ${put.id}`
  return kept
}

const queuedCorrectionRow = {
  requestedAt: staffCorrections.requestedAt,
  decidedBy: nullable(pgType.text),
  ...staffPersonRow,
  ...optionalDayShape,
  ...correctionShape,
  correctionStatus: staffCorrections.status,
}
export type QueuedCorrection = ShapeRow<typeof queuedCorrectionRow>

const queued = sql`select c.requested_at, decider.first_name || ' ' || decider.last_name as decided_by,
    ${personColumns}, ${dayColumns}, ${correctionColumns}, c.status as correction_status
  from staff_corrections c join people on people.id = c.person_id
  left join people decider on decider.id = c.decided_by
  left join staff_days d on d.person_id = c.person_id and d.date = c.date ${dayPlaces}`

export interface CorrectionQuery {
  search: string
  role?: string | undefined
  status: 'pending' | 'decided'
  correctionId?: string | undefined
  page: number
  pageSize: number
}

/** Requests by page: pending ones oldest first, decided ones newest first. */
export async function listCorrections(db: Database, query: CorrectionQuery) {
  const pending = query.status === 'pending'
  const matching = allConditions(
    pending ? sql`c.status = 'pending'` : sql`c.status <> 'pending'`,
    query.role && sql`people.role = ${query.role}`,
    query.correctionId && sql`c.id = ${query.correctionId}`,
    containsEveryWord(query.search, searchable),
  )
  const where = sql`where ${matching}`
  const order = pending ? sql`c.requested_at, c.id` : sql`c.decided_at desc, c.id desc`
  return queryPage(db, queuedCorrectionRow, {
    rows: sql`${queued} ${where} order by ${order}`,
    count: sql`from staff_corrections c join people on people.id = c.person_id ${where}`,
    page: query,
  })
}

export const findCorrection = (db: Database, correctionId: string): Promise<QueuedCorrection | undefined> =>
  queryRow(db, queuedCorrectionRow)`${queued} where c.id = ${correctionId}`

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
