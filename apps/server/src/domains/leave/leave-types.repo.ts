import type { leaveTypeInput } from '@campanile/contract/leave/leave-types.ts'
import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod/mini'
import type { Database } from '#db/database.ts'
import { inNameOrder } from '#db/name-order.ts'
import { pgType, queryRows, type ShapeRow } from '#db/rows.ts'
import { firstItem } from '#platform/first-item.ts'
import { leaveTypes } from './leave.tables.ts'

export type LeaveTypeValues = z.infer<typeof leaveTypeInput>

/** What a type of leave allows. */
export const allowanceShape = {
  name: pgType.text,
  paid: leaveTypes.paid,
  entitledMinutes: leaveTypes.entitledMinutes,
  dayMinutes: leaveTypes.dayMinutes,
  allowsHalfDays: leaveTypes.allowsHalfDays,
  allowsHours: leaveTypes.allowsHours,
  fileAfterDays: leaveTypes.fileAfterDays,
  carryOverMinutes: leaveTypes.carryOverMinutes,
}

const leaveTypeRow = {
  id: leaveTypes.id,
  ...allowanceShape,
  carryOverMonths: leaveTypes.carryOverMonths,
  roles: pgType.json<('lecturer' | 'staff')[]>(),
  archivedAt: leaveTypes.archivedAt,
  version: leaveTypes.version,
  /** The number of requests ever made. */
  requests: pgType.int,
}
export type LeaveTypeRow = ShapeRow<typeof leaveTypeRow>

const select = (db: Database, rest: SQL) =>
  queryRows(db, leaveTypeRow)`
    select t.id, t.name::text as name, t.paid, t.entitled_minutes,
      t.day_minutes, t.allows_half_days, t.allows_hours, t.file_after_days, t.carry_over_minutes,
      t.carry_over_months, to_jsonb(t.roles) as roles, t.archived_at, t.version,
      (select count(*)::int from leave_requests r where r.leave_type_id = t.id) as requests
    from leave_types t ${rest}`

/** By name, with archived ones last. */
export const listLeaveTypes = (db: Database) =>
  select(db, sql`order by t.archived_at is not null, ${inNameOrder(sql`t.name`)}, t.id`)

export async function findLeaveType(db: Database, leaveTypeId: string): Promise<LeaveTypeRow | undefined> {
  const [row] = await select(db, sql`where t.id = ${leaveTypeId}`)
  return row
}

/**
 * Locks a type until the end of the transaction: `beside` other requests for it, `alone` to change it. Rows
 * that reference it can still be written by others.
 */
export const lockLeaveType = (db: Database, leaveTypeId: string, how: 'alone' | 'beside') =>
  db.execute(
    sql`select 1 from leave_types where id = ${leaveTypeId} ${how === 'alone' ? sql`for no key update` : sql`for share`}`,
  )

export async function insertLeaveType(db: Database, values: LeaveTypeValues, now: Date): Promise<string> {
  const row = firstItem(
    await db
      .insert(leaveTypes)
      .values({ ...values, createdAt: now, updatedAt: now })
      .returning({ id: leaveTypes.id }),
  )
  return row.id
}

/** False when the type is no longer at `version`, or archived. */
export async function updateLeaveType(
  db: Database,
  { id, version }: { id: string; version: number },
  values: LeaveTypeValues,
  updatedAt: Date,
): Promise<boolean> {
  const { rowCount } = await db
    .update(leaveTypes)
    .set({ ...values, updatedAt, version: version + 1 })
    .where(and(eq(leaveTypes.id, id), eq(leaveTypes.version, version), isNull(leaveTypes.archivedAt)))
  return rowCount === 1
}

/** Null puts it back into use. False when the type is no longer at `version`, or already in that state. */
export async function setLeaveTypeArchived(
  db: Database,
  { id, version }: { id: string; version: number },
  archivedAt: Date | null,
  updatedAt: Date,
): Promise<boolean> {
  const other = archivedAt ? isNull(leaveTypes.archivedAt) : isNotNull(leaveTypes.archivedAt)
  const { rowCount } = await db
    .update(leaveTypes)
    .set({ archivedAt, updatedAt, version: version + 1 })
    .where(and(eq(leaveTypes.id, id), eq(leaveTypes.version, version), other))
  return rowCount === 1
}
