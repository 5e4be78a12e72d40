import { customType, integer, timestamp, uuid } from 'drizzle-orm/pg-core'
import { newId } from './new-id.ts'

export { newId } from './new-id.ts'

export const idColumn = () => uuid('id').primaryKey().$defaultFn(newId)
export const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })
export const versionColumn = () => integer('version').notNull().default(0)

/** The columns of everything that admins create, change and archive. */
export const history = () => ({
  createdAt: at('created_at').notNull(),
  updatedAt: at('updated_at').notNull(),
  archivedAt: at('archived_at'),
  version: versionColumn(),
})

export const citext = customType<{ data: string }>({ dataType: () => 'citext' })
export const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })
