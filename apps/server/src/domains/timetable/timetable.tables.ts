import { sql } from 'drizzle-orm'
import { check, index, pgTable, smallint, text, time, uuid } from 'drizzle-orm/pg-core'
import { at, history, idColumn, versionColumn } from '#db/columns.ts'
import { people } from '#domains/people/people.tables.ts'
import { classes, rooms } from '#domains/structure/structure.tables.ts'

/** A weekly meeting; weekday 1 is Monday, times are the institution's. */
export const meetings = pgTable(
  'meetings',
  {
    id: idColumn(),
    classId: uuid('class_id')
      .notNull()
      .references(() => classes.id),
    weekday: smallint('weekday').notNull(),
    startsAt: time('starts_at').notNull(),
    endsAt: time('ends_at').notNull(),
    roomId: uuid('room_id').references(() => rooms.id),
    ...history(),
  },
  (table) => [
    index('meetings_class').on(table.classId),
    index('meetings_room').on(table.roomId),
    check('meetings_weekday', sql`${table.weekday} between 1 and 7`),
    check('meetings_in_order', sql`${table.startsAt} < ${table.endsAt}`),
  ],
)

/** One dated meeting of a class. */
export const sessions = pgTable(
  'sessions',
  {
    id: idColumn(),
    classId: uuid('class_id')
      .notNull()
      .references(() => classes.id),
    meetingId: uuid('meeting_id').references(() => meetings.id),
    roomId: uuid('room_id').references(() => rooms.id),
    startsAt: at('starts_at').notNull(),
    endsAt: at('ends_at').notNull(),
    status: text('status', { enum: ['scheduled', 'held', 'cancelled', 'moved'] })
      .notNull()
      .default('scheduled'),
    /** The planned time and room of a moved session; null if it was not moved. */
    plannedStartsAt: at('planned_starts_at'),
    plannedEndsAt: at('planned_ends_at'),
    plannedRoomId: uuid('planned_room_id').references(() => rooms.id),
    /**
     * The reason for moving or cancelling it, visible to everyone affected, and the time of its last change.
     */
    changeReason: text('change_reason'),
    changedAt: at('changed_at'),
    /** The lecturer who teaches this one session instead of the class's lecturers. */
    substituteId: uuid('substitute_id').references(() => people.id),
    version: versionColumn(),
  },
  (table) => [
    index('sessions_class').on(table.classId, table.startsAt),
    index('sessions_start').on(table.startsAt),
    index('sessions_room').on(table.roomId, table.startsAt).where(sql`room_id is not null`),
    index('sessions_planned_start').on(table.plannedStartsAt).where(sql`planned_starts_at is not null`),
    index('sessions_substitute').on(table.substituteId, table.startsAt).where(sql`substitute_id is not null`),
    check('sessions_in_order', sql`${table.startsAt} < ${table.endsAt}`),
  ],
)
