import type { CheckInWay } from '@campanile/contract/attendance/check-in.ts'
import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at, versionColumn } from '#db/columns.ts'
import { classes } from '#domains/structure/structure.tables.ts'

/**
 * How students of a class may check in themselves. A class without a row allows every method from everywhere.
 */
export const checkInRules = pgTable(
  'check_in_rules',
  {
    classId: uuid('class_id')
      .primaryKey()
      .references(() => classes.id),
    ways: text('ways').array().$type<CheckInWay[]>().notNull(),
    requireNetwork: boolean('require_network').notNull(),
    /** Maximum metres to the room; null: no limit. */
    maxDistance: integer('max_distance'),
    updatedAt: at('updated_at').notNull(),
    version: versionColumn(),
  },
  // A class that allows face check-in must allow another method too, because nobody has to use the camera.
  (table) => [
    check('check_in_rules_equal_way', sql`cardinality(${table.ways}) > 0 and ${table.ways} <> '{face}'`),
  ],
)
