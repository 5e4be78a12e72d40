import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at } from '#db/columns.ts'
import { people } from '#domains/people/people.tables.ts'
import { sessions } from '#domains/timetable/timetable.tables.ts'

const session = () => uuid('session_id').references(() => sessions.id)
const student = () => uuid('student_id').references(() => people.id)

/** Scans made without a network: one a student and session, decided by the lecturer. */
export const offlineClaims = pgTable(
  'offline_claims',
  {
    sessionId: session().notNull(),
    studentId: student().notNull(),
    /** Made by the device, so that sending twice counts once. */
    claimId: uuid('claim_id').notNull(),
    /** When the scanned code came onto the screen, by the server's clock. */
    shownAt: at('shown_at').notNull(),
    /** The late time of the check-in to which the code belongs, as it stood when the scan came in. */
    lateAfter: at('late_after').notNull(),
    /** As the device says. */
    scannedAt: at('scanned_at').notNull(),
    receivedAt: at('received_at').notNull(),
    typed: boolean('typed').notNull(),
    status: text('status', { enum: ['pending', 'accepted', 'declined'] })
      .notNull()
      .default('pending'),
    decidedBy: uuid('decided_by').references(() => people.id),
    decidedAt: at('decided_at'),
    words: text('words'),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.studentId] }),
    uniqueIndex('offline_claims_claim').on(table.studentId, table.claimId),
    index('offline_claims_student').on(table.studentId, table.receivedAt),
    index('offline_claims_waiting').on(table.sessionId).where(sql`status = 'pending'`),
  ],
)

/** Check-ins that were opened anew: their codes were on the screen too. */
export const earlierWindows = pgTable(
  'earlier_windows',
  {
    id: uuid('id').primaryKey(),
    sessionId: session().notNull(),
    openedAt: at('opened_at').notNull(),
    lateAfter: at('late_after').notNull(),
    closedAt: at('closed_at').notNull(),
  },
  (table) => [index('earlier_windows_session').on(table.sessionId)],
)
