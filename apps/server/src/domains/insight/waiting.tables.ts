import { waitingQueues } from '@campanile/contract/insight/waiting.ts'
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at, idColumn } from '#db/columns.ts'
import { people } from '#domains/people/people.tables.ts'

/** Which item of the queue a row is about, as `waiting.sql.ts` lists it. There is no foreign key: items are of many kinds. */
const itemColumns = () => ({
  queue: text('queue', { enum: waitingQueues }).notNull(),
  itemId: uuid('item_id').notNull(),
  /** The parent of the item, or the item itself. */
  withinId: uuid('within_id').notNull(),
})

/** An item of the queue that somebody asked a colleague to decide. */
export const waitingDelegations = pgTable(
  'waiting_delegations',
  {
    id: idColumn(),
    ...itemColumns(),
    delegateId: uuid('delegate_id')
      .notNull()
      .references(() => people.id),
    delegatedBy: uuid('delegated_by')
      .notNull()
      .references(() => people.id),
    reason: text('reason').notNull(),
    at: at('at').notNull(),
  },
  (table) => [
    uniqueIndex('waiting_delegations_item').on(table.queue, table.itemId, table.withinId),
    index('waiting_delegations_delegate').on(table.delegateId),
    index('waiting_delegations_by').on(table.delegatedBy),
    index('waiting_delegations_at').on(table.at),
  ],
)

/** A note on an item of the queue, for those who can decide it. */
export const waitingNotes = pgTable(
  'waiting_notes',
  {
    id: idColumn(),
    ...itemColumns(),
    by: uuid('by')
      .notNull()
      .references(() => people.id),
    text: text('text').notNull(),
    at: at('at').notNull(),
  },
  (table) => [
    index('waiting_notes_item').on(table.queue, table.itemId, table.withinId, table.id),
    index('waiting_notes_by').on(table.by),
    index('waiting_notes_at').on(table.at),
  ],
)
