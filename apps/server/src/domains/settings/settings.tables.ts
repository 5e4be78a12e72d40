import type { InstitutionSettings } from '@campanile/contract/settings/settings.ts'
import { sql } from 'drizzle-orm'
import { boolean, check, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { at, versionColumn } from '#db/columns.ts'

/** The institution: a single row, created by the set-up. */
export const institution = pgTable(
  'institution',
  {
    only: boolean('only').primaryKey().default(true),
    name: text('name').notNull(),
    timeZone: text('time_zone').notNull(),
    settings: jsonb('settings').$type<Partial<InstitutionSettings>>().notNull().default({}),
    version: versionColumn(),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [check('institution_is_one', sql`${table.only}`)],
)

/** Values of this installation: the fingerprint of its secrets, the hash of the set-up code. */
export const installation = pgTable('installation', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
})
