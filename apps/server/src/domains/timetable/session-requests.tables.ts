import { sessionRequestKinds } from '@campanile/contract/timetable/session-requests.ts'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at, idColumn, versionColumn } from '#db/columns.ts'
import { people } from '#domains/people/people.tables.ts'
import { rooms } from '#domains/structure/structure.tables.ts'
import { sessions } from './timetable.tables.ts'

/** Lecturers' requests to move or cancel a session. A session has at most one open request. */
export const sessionRequests = pgTable(
  'session_requests',
  {
    id: idColumn(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    kind: text('kind', { enum: sessionRequestKinds }).notNull(),
    status: text('status', { enum: ['pending', 'approved', 'rejected', 'withdrawn'] }).notNull(),
    reason: text('reason').notNull(),
    /** The session's time when the change was requested. */
    sessionStartsAt: at('session_starts_at').notNull(),
    sessionEndsAt: at('session_ends_at').notNull(),
    /** The requested time and room; null for a cancellation. */
    startsAt: at('starts_at'),
    endsAt: at('ends_at'),
    roomId: uuid('room_id').references(() => rooms.id),
    requestedAt: at('requested_at').notNull(),
    decidedAt: at('decided_at'),
    decidedBy: uuid('decided_by').references(() => people.id),
    rejectionReason: text('rejection_reason'),
    /** When the lecturer was notified that nobody had decided before the session began. */
    expiredAt: at('expired_at'),
    version: versionColumn(),
  },
  (table) => [
    uniqueIndex('session_requests_open').on(table.sessionId).where(sql`status = 'pending'`),
    index('session_requests_session').on(table.sessionId),
    index('session_requests_person').on(table.personId, table.requestedAt),
    index('session_requests_decided').on(table.decidedAt).where(sql`decided_at is not null`),
    check('session_requests_decision', sql`(${table.status} = 'pending') = (${table.decidedAt} is null)`),
    check(
      'session_requests_move',
      sql`(${table.kind} = 'move') = (${table.startsAt} is not null and ${table.endsAt} is not null)`,
    ),
  ],
)
