import { sql } from 'drizzle-orm'
import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at, idColumn } from '#db/columns.ts'
import { people } from '#domains/people/people.tables.ts'

/** Search, filters and order of a list, under a name that a person gave them. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: idColumn(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    list: text('list').notNull(),
    name: text('name').notNull(),
    search: text('search').notNull(),
    /** Filters and order, as a query string. */
    params: text('params').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [uniqueIndex('saved_views_name').on(table.personId, table.list, sql`lower(${table.name})`)],
)
