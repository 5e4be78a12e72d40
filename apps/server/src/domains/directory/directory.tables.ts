import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { at } from '#db/columns.ts'
import { people } from '#domains/people/people.tables.ts'
import { serviceAccounts } from '#domains/service-accounts/service-accounts.tables.ts'
import { batches } from '#domains/structure/structure.tables.ts'

const accountId = () =>
  uuid('account_id')
    .notNull()
    .references(() => serviceAccounts.id)

/** A directory's data about a person. Each service account is a separate directory. */
export const directoryPeople = pgTable(
  'directory_people',
  {
    accountId: accountId(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** The directory’s own id of the person. */
    externalId: text('external_id'),
    /** When the directory deleted the person. For the directory, they no longer exist until it creates them again. */
    removedAt: at('removed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.personId] }),
    index('directory_people_person').on(table.personId),
    index('directory_people_external').on(table.accountId, table.externalId),
  ],
)

/** The ids that directories have for batches. */
export const directoryBatches = pgTable(
  'directory_batches',
  {
    accountId: accountId(),
    batchId: uuid('batch_id')
      .notNull()
      .references(() => batches.id, { onDelete: 'cascade' }),
    externalId: text('external_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.batchId] }),
    index('directory_batches_batch').on(table.batchId),
    index('directory_batches_external').on(table.accountId, table.externalId),
  ],
)
