import type { PayMethod } from '@campanile/contract/payroll/pay-items.ts'
import { payBases, payItemKinds } from '@campanile/contract/payroll/pay-values.ts'
import { employmentTypes } from '@campanile/contract/roles.ts'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { at, bytea, idColumn, versionColumn } from '#db/columns.ts'
import { people } from '#domains/people/people.tables.ts'

/** Allowances, deductions and taxes, defined as data. */
export const payItems = pgTable(
  'pay_items',
  {
    id: idColumn(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    kind: text('kind', { enum: payItemKinds }).notNull(),
    how: jsonb('how').$type<PayMethod>().notNull(),
    taxable: boolean('taxable').notNull(),
    prorated: boolean('prorated').notNull(),
    employmentTypes: text('employment_types', { enum: employmentTypes }).array().notNull(),
    firstMonth: text('first_month'),
    lastMonth: text('last_month'),
    position: integer('position').notNull(),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
    archivedAt: at('archived_at'),
    version: versionColumn(),
  },
  (table) => [
    uniqueIndex('pay_items_code').on(sql`lower(code)`).where(sql`archived_at is null`),
    check(
      'pay_items_months',
      sql`${table.firstMonth} is null or ${table.lastMonth} is null or ${table.firstMonth} <= ${table.lastMonth}`,
    ),
  ],
)

/**
 * How a person is paid from a date on. A constraint in the migration stops one person's profiles from
 * overlapping.
 */
export const payProfiles = pgTable(
  'pay_profiles',
  {
    id: idColumn(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    employmentType: text('employment_type', { enum: employmentTypes }).notNull(),
    basis: text('basis', { enum: payBases }).notNull(),
    /** Minor units: the monthly basic pay, or the rate per taught hour or session. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    firstDay: date('first_day').notNull(),
    lastDay: date('last_day'),
    note: text('note'),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
    version: versionColumn(),
  },
  (table) => [
    index('pay_profiles_person').on(table.personId, table.firstDay),
    check('pay_profiles_amount', sql`${table.amount} >= 0`),
    check('pay_profiles_days', sql`${table.lastDay} is null or ${table.firstDay} <= ${table.lastDay}`),
    check(
      'pay_profiles_basis',
      sql`${table.employmentType} = 'part-time' or (${table.employmentType} = 'full-time') = (${table.basis} = 'month')`,
    ),
  ],
)

export const payProfileItems = pgTable(
  'pay_profile_items',
  {
    payProfileId: uuid('pay_profile_id')
      .notNull()
      .references(() => payProfiles.id, { onDelete: 'cascade' }),
    payItemId: uuid('pay_item_id')
      .notNull()
      .references(() => payItems.id),
    /** Minor units that replace the item's own amount; null to use the item's. */
    amount: bigint('amount', { mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.payProfileId, table.payItemId] }),
    index('pay_profile_items_item').on(table.payItemId),
  ],
)

/** The bank account that a person's pay goes to. */
export const bankDetails = pgTable('bank_details', {
  personId: uuid('person_id')
    .primaryKey()
    .references(() => people.id),
  /** Holder, number, code and bank as JSON, encrypted and bound to the person. */
  sealed: bytea('sealed').notNull(),
  changedAt: at('changed_at').notNull(),
  changedBy: uuid('changed_by')
    .notNull()
    .references(() => people.id),
  version: versionColumn(),
})
