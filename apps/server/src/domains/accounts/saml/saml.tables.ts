import { metadataProblems } from '@campanile/contract/accounts/identity-providers.ts'
import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at, bytea, idColumn, versionColumn } from '#db/columns.ts'
import { people } from '#domains/people/people.tables.ts'
import { sessions } from '../accounts.tables.ts'

/** SAML identity providers, with what their metadata said when it was last read. */
export const identityProviders = pgTable(
  'identity_providers',
  {
    id: idColumn(),
    name: text('name').notNull(),
    metadataUrl: text('metadata_url').notNull(),
    emailDomains: text('email_domains').array().notNull(),
    idAttribute: text('id_attribute'),
    matchesByEmail: boolean('matches_by_email').notNull(),
    createsAccounts: boolean('creates_accounts').notNull(),
    isOn: boolean('is_on').notNull(),
    /** Signing out of Campanile also signs people out of the provider. */
    signsOut: boolean('signs_out').notNull().default(true),
    entityId: text('entity_id').notNull(),
    signInUrl: text('sign_in_url').notNull(),
    /** Where requests to sign out are sent; null: the provider accepts none by redirect. */
    logoutUrl: text('logout_url'),
    /** Where the provider expects responses to its own requests, if somewhere else. */
    logoutResponseUrl: text('logout_response_url'),
    /** PEM, as many as the provider may sign with. */
    certificates: text('certificates').array().notNull(),
    certificatesExpireAt: at('certificates_expire_at').notNull(),
    metadataReadAt: at('metadata_read_at').notNull(),
    problem: text('problem', { enum: metadataProblems }),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => people.id),
    createdAt: at('created_at').notNull(),
    version: versionColumn(),
  },
  (table) => [
    uniqueIndex('identity_providers_name').on(sql`lower(${table.name})`),
    uniqueIndex('identity_providers_entity').on(table.entityId),
  ],
)

/**
 * Assertions that were accepted, each for one sign-in. They outlive it, so that none is accepted again while it is
 * valid.
 */
export const samlAssertions = pgTable('saml_assertions', {
  /** Hash of the provider’s id and the assertion’s. */
  key: bytea('key').primaryKey(),
  providerId: uuid('provider_id')
    .notNull()
    .references(() => identityProviders.id, { onDelete: 'cascade' }),
  ticketHash: bytea('ticket_hash').notNull().unique(),
  /** The request that it answers. */
  requestId: text('request_id').notNull(),
  /** Its facts about the person, sealed; null once the sign-in was completed. */
  profile: text('profile'),
  expiresAt: at('expires_at').notNull(),
})

/** Auth sessions that began with a provider, and what identifies them there when either side signs out. */
export const samlSessions = pgTable(
  'saml_sessions',
  {
    sessionId: uuid('session_id')
      .primaryKey()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    providerId: uuid('provider_id')
      .notNull()
      .references(() => identityProviders.id, { onDelete: 'cascade' }),
    /** Keyed hash of the name identifier, by which the provider’s requests find the session. */
    nameHash: bytea('name_hash').notNull(),
    /** Keyed hash of the provider’s own session index, if it sent one. */
    indexHash: bytea('index_hash'),
    /** Both, sealed, for our requests. */
    sealed: text('sealed').notNull(),
  },
  (table) => [index('saml_sessions_name').on(table.providerId, table.nameHash)],
)

/** Requests to sign out that were accepted, so that none is accepted again while it is valid. */
export const samlLogoutRequests = pgTable('saml_logout_requests', {
  /** Hash of the provider’s id and the request’s. */
  key: bytea('key').primaryKey(),
  expiresAt: at('expires_at').notNull(),
})
