import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { at, bytea, idColumn } from '#db/columns.ts'
import { people } from '#domains/people/people.tables.ts'

const person = () =>
  uuid('person_id')
    .notNull()
    .references(() => people.id)

/** Argon2id hash of a person's password. */
export const passwords = pgTable('passwords', {
  personId: uuid('person_id')
    .primaryKey()
    .references(() => people.id),
  hash: text('hash').notNull(),
  setAt: at('set_at').notNull(),
})

/** Accounts at OpenID Connect issuers, identified by issuer and subject, never by email. */
export const identities = pgTable(
  'identities',
  {
    /** The name people know the provider by; the subject is never shown. */
    id: uuid('id').notNull().unique().default(sql`gen_random_uuid()`),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    personId: person(),
    /** The email reported by the issuer when the account was linked, so that people recognise it. */
    email: text('email'),
    linkedAt: at('linked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    index('identities_person').on(table.personId),
  ],
)

/** Signed-in browsers; the cookie holds the token, the row its hash. */
export const sessions = pgTable(
  'sign_in_sessions',
  {
    id: idColumn(),
    tokenHash: bytea('token_hash').notNull().unique(),
    personId: person(),
    createdAt: at('created_at').notNull(),
    seenAt: at('seen_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    confirmedAt: at('confirmed_at'),
    /** Signed in with a passkey, or with password and code. */
    twoFactors: boolean('two_factors').notNull().default(false),
    address: text('address').notNull(),
    userAgent: text('user_agent').notNull(),
  },
  (table) => [index('sign_in_sessions_person').on(table.personId)],
)

/** Open invitations and password resets. */
export const accountLinks = pgTable(
  'account_links',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    personId: person(),
    purpose: text('purpose', { enum: ['invitation', 'password-reset'] }).notNull(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [index('account_links_person').on(table.personId, table.purpose)],
)

/** Failures counted per account and address, per account, and per address. Keys are keyed hashes. */
export const attemptCounters = pgTable('attempt_counters', {
  key: bytea('key').primaryKey(),
  count: integer('count').notNull(),
  windowEndsAt: at('window_ends_at').notNull(),
})
