import { examSittings, examTypes } from '@campanile/contract/exams/exam-words.ts'
import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { at, idColumn, versionColumn } from '#db/columns.ts'
import { people } from '#domains/people/people.tables.ts'
import { classes, rooms } from '#domains/structure/structure.tables.ts'

/** A sitting for a class, or for those of its students whose sitting was deferred. */
export const exams = pgTable(
  'exams',
  {
    id: idColumn(),
    classId: uuid('class_id')
      .notNull()
      .references(() => classes.id),
    type: text('type', { enum: examTypes }).notNull(),
    sitting: text('sitting', { enum: examSittings }).notNull().default('class'),
    title: text('title').notNull(),
    startsAt: at('starts_at').notNull(),
    endsAt: at('ends_at').notNull(),
    maxMark: numeric('max_mark', { precision: 7, scale: 2 }).notNull(),
    /** Percentage of the class result; 0 means that it does not count. */
    weight: numeric('weight', { precision: 5, scale: 2 }).notNull(),
    /** The time at which it was first published, before it was moved. */
    plannedStartsAt: at('planned_starts_at'),
    plannedEndsAt: at('planned_ends_at'),
    publishedAt: at('published_at'),
    cancelledAt: at('cancelled_at'),
    cancelReason: text('cancel_reason'),
    archivedAt: at('archived_at'),
    /** The seed for shuffled seats, so that the same order comes out again. */
    seatSeed: integer('seat_seed').notNull(),
    createdAt: at('created_at').notNull(),
    /** The last change to the row, its rooms or its seats, for calendars. */
    changedAt: at('changed_at').notNull(),
    version: versionColumn(),
  },
  (table) => [
    index('exams_class').on(table.classId, table.startsAt),
    index('exams_start').on(table.startsAt, table.id),
    check('exams_in_order', sql`${table.startsAt} < ${table.endsAt}`),
    check('exams_marks', sql`${table.maxMark} > 0 and ${table.weight} between 0 and 100`),
    check('exams_cancelled', sql`(${table.cancelledAt} is null) = (${table.cancelReason} is null)`),
  ],
)

const ofExam = () =>
  uuid('exam_id')
    .notNull()
    .references(() => exams.id, { onDelete: 'cascade' })

/** A room of an exam, with the number of seats used and the invigilator. */
export const examRooms = pgTable(
  'exam_rooms',
  {
    examId: ofExam(),
    roomId: uuid('room_id')
      .notNull()
      .references(() => rooms.id),
    seats: integer('seats').notNull(),
    invigilatorId: uuid('invigilator_id').references(() => people.id),
  },
  (table) => [
    primaryKey({ columns: [table.examId, table.roomId] }),
    uniqueIndex('exam_rooms_invigilator').on(table.invigilatorId, table.examId),
    check('exam_rooms_seats', sql`${table.seats} > 0`),
  ],
)

/** A student has one seat in an exam, and a seat has one student. */
export const examSeats = pgTable(
  'exam_seats',
  {
    examId: uuid('exam_id').notNull(),
    studentId: uuid('student_id')
      .notNull()
      .references(() => people.id),
    roomId: uuid('room_id').notNull(),
    /** Number in the room, from 1. */
    seat: integer('seat').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.examId, table.studentId] }),
    foreignKey({
      columns: [table.examId, table.roomId],
      foreignColumns: [examRooms.examId, examRooms.roomId],
    }).onDelete('cascade'),
    uniqueIndex('exam_seats_place').on(table.examId, table.roomId, table.seat),
    index('exam_seats_student').on(table.studentId),
    check('exam_seats_from_one', sql`${table.seat} > 0`),
  ],
)

/** A student who is excused from a sitting, and the sitting that replaces it. */
export const examDeferrals = pgTable(
  'exam_deferrals',
  {
    id: idColumn(),
    examId: ofExam(),
    studentId: uuid('student_id')
      .notNull()
      .references(() => people.id),
    reason: text('reason').notNull(),
    /**
     * The mitigation request behind it. Requests refer to exams, so this foreign key is only in the
     * migration.
     */
    requestId: uuid('request_id'),
    /** The replacement sitting, once an admin has selected one. */
    newExamId: uuid('new_exam_id').references(() => exams.id),
    deferredAt: at('deferred_at').notNull(),
    reversedAt: at('reversed_at'),
    version: versionColumn(),
  },
  (table) => [
    uniqueIndex('exam_deferrals_in_force').on(table.examId, table.studentId).where(sql`reversed_at is null`),
    index('exam_deferrals_student').on(table.studentId),
    index('exam_deferrals_new_exam').on(table.newExamId),
    index('exam_deferrals_request').on(table.requestId),
  ],
)
