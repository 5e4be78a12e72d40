import type { payItemInput } from '@campanile/contract/payroll/pay-items.ts'
import type { EmploymentType } from '@campanile/contract/roles.ts'
import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod/mini'
import type { Database } from '#db/database.ts'
import { pgType, queryRows, type ShapeRow } from '#db/rows.ts'
import { firstItem } from '#platform/first-item.ts'
import { payItems } from '../pay-setup.tables.ts'

export type PayItemValues = z.infer<typeof payItemInput>

const itemRuleRow = {
  id: payItems.id,
  code: payItems.code,
  name: payItems.name,
  kind: payItems.kind,
  how: payItems.how,
  taxable: payItems.taxable,
  prorated: payItems.prorated,
  employmentTypes: pgType.json<EmploymentType[]>(),
  firstMonth: payItems.firstMonth,
  lastMonth: payItems.lastMonth,
  position: payItems.position,
}

const payItemRow = {
  ...itemRuleRow,
  archivedAt: payItems.archivedAt,
  version: payItems.version,
  profiles: pgType.int,
}
export type PayItemRow = ShapeRow<typeof payItemRow>

const columns = sql`i.id, i.code, i.name, i.kind, i.how, i.taxable, i.prorated,
  to_jsonb(i.employment_types) as employment_types, i.first_month, i.last_month, i.position`

const select = (db: Database, rest: SQL) =>
  queryRows(db, payItemRow)`
    select ${columns}, i.archived_at, i.version,
      (select count(*)::int from pay_profile_items p where p.pay_item_id = i.id) as profiles
    from pay_items i ${rest}`

/** In the order in which they are computed, archived ones last. */
export const listItems = (db: Database) =>
  select(
    db,
    sql`order by i.archived_at is not null,
      array_position(array['earning','allowance','deduction','tax'], i.kind), i.position, i.code collate "C", i.id`,
  )

/** Items in use, in the form that the computation needs. */
export const listItemRules = (db: Database) =>
  queryRows(db, itemRuleRow)`select ${columns} from pay_items i where i.archived_at is null`

export async function findItem(db: Database, payItemId: string): Promise<PayItemRow | undefined> {
  const [row] = await select(db, sql`where i.id = ${payItemId}`)
  return row
}

export async function insertItem(db: Database, values: PayItemValues, now: Date): Promise<string> {
  const row = firstItem(
    await db
      .insert(payItems)
      .values({ ...values, createdAt: now, updatedAt: now })
      .returning({ id: payItems.id }),
  )
  return row.id
}

/** Returns false when the item is archived or no longer at `version`. */
export async function updateItem(
  db: Database,
  { id, version }: { id: string; version: number },
  values: PayItemValues,
  updatedAt: Date,
): Promise<boolean> {
  const { rowCount } = await db
    .update(payItems)
    .set({ ...values, updatedAt, version: version + 1 })
    .where(and(eq(payItems.id, id), eq(payItems.version, version), isNull(payItems.archivedAt)))
  return rowCount === 1
}

/**
 * Null restores the item. Returns false when the item is no longer at `version`, or already in that state.
 */
export async function setItemArchived(
  db: Database,
  { id, version }: { id: string; version: number },
  archivedAt: Date | null,
  updatedAt: Date,
): Promise<boolean> {
  const other = archivedAt ? isNull(payItems.archivedAt) : isNotNull(payItems.archivedAt)
  const { rowCount } = await db
    .update(payItems)
    .set({ archivedAt, updatedAt, version: version + 1 })
    .where(and(eq(payItems.id, id), eq(payItems.version, version), other))
  return rowCount === 1
}
