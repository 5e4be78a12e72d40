import type { ApiScope } from '@campanile/contract/service-accounts/api-scopes.ts'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at, bytea, idColumn, versionColumn } from '#db/columns.ts'
import { people } from '#domains/people/people.tables.ts'

/** Programs that use the API. A deleted one is kept, because the audit log names it. */
export const serviceAccounts = pgTable(
  'service_accounts',
  {
    id: idColumn(),
    name: text('name').notNull(),
    scopes: text('scopes').array().$type<ApiScope[]>().notNull(),
    requestsPerMinute: integer('requests_per_minute').notNull(),
    /** The admin for whom it acts. Without an active admin, its tokens do not work. */
    responsibleId: uuid('responsible_id')
      .notNull()
      .references(() => people.id),
    createdAt: at('created_at').notNull(),
    removedAt: at('removed_at'),
    version: versionColumn(),
  },
  (table) => [
    uniqueIndex('service_accounts_name').on(sql`lower(${table.name})`).where(sql`${table.removedAt} is null`),
    index('service_accounts_responsible').on(table.responsibleId),
  ],
)

/** Tokens of service accounts: their hashes, and the beginning by which people recognise them. */
export const serviceTokens = pgTable(
  'service_tokens',
  {
    id: idColumn(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => serviceAccounts.id),
    tokenHash: bytea('token_hash').notNull().unique(),
    start: text('start').notNull(),
    /** How long it was created for; its replacement is created for the same. */
    days: integer('days').notNull(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    revokedAt: at('revoked_at'),
    lastUsedAt: at('last_used_at'),
    /** When the responsible person was notified that it is about to expire. */
    remindedAt: at('reminded_at'),
  },
  (table) => [
    index('service_tokens_account').on(table.accountId, table.createdAt),
    index('service_tokens_expiry').on(table.expiresAt),
  ],
)
