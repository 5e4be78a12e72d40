import { displayPurposes } from '@campanile/contract/displays/display-purposes.ts'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at, bytea, idColumn } from '#db/columns.ts'
import { people } from '#domains/people/people.tables.ts'
import { staffLinks } from '#domains/staff-attendance/staff-attendance.tables.ts'
import { sessions } from '#domains/timetable/timetable.tables.ts'

/** Paired screens. The cookie holds the token, and the row its hash. A revoked display is deleted. */
export const displays = pgTable(
  'displays',
  {
    id: idColumn(),
    /** Null until the display has collected its pairing. */
    tokenHash: bytea('token_hash').unique(),
    name: text('name').notNull(),
    purpose: text('purpose', { enum: displayPurposes }).notNull(),
    linkId: uuid('link_id').references(() => staffLinks.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    /**
     * The check-in that a kiosk was paired for. A reopened check-in has a new id, so the kiosk ends with the
     * old one.
     */
    windowId: uuid('window_id'),
    pairedBy: uuid('paired_by')
      .notNull()
      .references(() => people.id),
    pairedAt: at('paired_at').notNull(),
    seenAt: at('seen_at'),
  },
  (table) => [
    index('displays_paired_by').on(table.pairedBy, table.id),
    check(
      'displays_one_target',
      sql`case ${table.purpose} when 'kiosk'
        then ${table.sessionId} is not null and ${table.windowId} is not null and ${table.linkId} is null
        else ${table.linkId} is not null and ${table.sessionId} is null and ${table.windowId} is null end`,
    ),
  ],
)

/** Displays waiting for confirmation: their codes, and the secrets with which they collect the result. */
export const displayPairings = pgTable(
  'display_pairings',
  {
    id: idColumn(),
    secretHash: bytea('secret_hash').notNull().unique(),
    /** A keyed hash, because a code is too short for a plain one. */
    codeHash: bytea('code_hash').notNull().unique(),
    address: text('address').notNull(),
    userAgent: text('user_agent').notNull(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    /** Set by the first person to confirm. */
    displayId: uuid('display_id').references(() => displays.id, { onDelete: 'cascade' }),
  },
  (table) => [index('display_pairings_expiry').on(table.expiresAt)],
)
