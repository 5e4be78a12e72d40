import type { ClassMaterials } from '@campanile/contract/structure/class-materials.ts'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { at, citext, history, idColumn, versionColumn } from '#db/columns.ts'
import { people } from '#domains/people/people.tables.ts'

// Archived rows keep their name and code reserved, so that restoring them never fails.

export const departments = pgTable(
  'departments',
  {
    id: idColumn(),
    name: text('name').notNull(),
    ...history(),
  },
  (table) => [uniqueIndex('departments_name').on(sql`lower(${table.name})`)],
)

export const programmes = pgTable(
  'programmes',
  {
    id: idColumn(),
    departmentId: uuid('department_id')
      .notNull()
      .references(() => departments.id),
    name: text('name').notNull(),
    ...history(),
  },
  (table) => [uniqueIndex('programmes_name').on(table.departmentId, sql`lower(${table.name})`)],
)

/** A programme's intake of one year. */
export const batches = pgTable(
  'batches',
  {
    id: idColumn(),
    programmeId: uuid('programme_id')
      .notNull()
      .references(() => programmes.id),
    code: citext('code').notNull().unique(),
    intakeYear: integer('intake_year').notNull(),
    ...history(),
  },
  (table) => [index('batches_programme').on(table.programmeId)],
)

/** A student belongs to one batch. */
export const batchMembers = pgTable(
  'batch_members',
  {
    studentId: uuid('student_id')
      .primaryKey()
      .references(() => people.id),
    batchId: uuid('batch_id')
      .notNull()
      .references(() => batches.id),
  },
  (table) => [index('batch_members_batch').on(table.batchId)],
)

export const terms = pgTable(
  'terms',
  {
    id: idColumn(),
    name: text('name').notNull(),
    firstDay: date('first_day').notNull(),
    lastDay: date('last_day').notNull(),
    /** The term this one was copied from; a term is copied only once. */
    copiedFromId: uuid('copied_from_id').references((): AnyPgColumn => terms.id),
    ...history(),
  },
  (table) => [
    uniqueIndex('terms_name').on(sql`lower(${table.name})`),
    uniqueIndex('terms_copied_from').on(table.copiedFromId),
    check('terms_in_order', sql`${table.firstDay} <= ${table.lastDay}`),
  ],
)

export const holidays = pgTable(
  'holidays',
  {
    id: idColumn(),
    /** Null: a public holiday, for the whole institution. */
    termId: uuid('term_id').references(() => terms.id),
    name: text('name').notNull(),
    firstDay: date('first_day').notNull(),
    lastDay: date('last_day').notNull(),
  },
  (table) => [
    index('holidays_term').on(table.termId),
    check('holidays_in_order', sql`${table.firstDay} <= ${table.lastDay}`),
  ],
)

export const rooms = pgTable('rooms', {
  id: idColumn(),
  name: citext('name').notNull().unique(),
  capacity: integer('capacity').notNull(),
  /** The room's network (CIDR) and coordinates in degrees: two optional check-in restrictions. */
  network: text('network'),
  latitude: doublePrecision('latitude'),
  longitude: doublePrecision('longitude'),
  ...history(),
})

export const courses = pgTable(
  'courses',
  {
    id: idColumn(),
    departmentId: uuid('department_id').references(() => departments.id),
    code: citext('code').notNull().unique(),
    title: text('title').notNull(),
    credits: integer('credits').notNull(),
    ...history(),
  },
  (table) => [index('courses_department').on(table.departmentId)],
)

/** A course taught in a term. */
export const classes = pgTable(
  'classes',
  {
    id: idColumn(),
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id),
    termId: uuid('term_id')
      .notNull()
      .references(() => terms.id),
    ...history(),
  },
  (table) => [index('classes_course').on(table.courseId), index('classes_term').on(table.termId)],
)

/** The links to the materials of a class, in their order. A class without a row has none. */
export const classMaterials = pgTable('class_materials', {
  classId: uuid('class_id')
    .primaryKey()
    .references(() => classes.id),
  items: jsonb('items').$type<ClassMaterials['items']>().notNull(),
  updatedAt: at('updated_at').notNull(),
  version: versionColumn(),
})

export const classLecturers = pgTable(
  'class_lecturers',
  {
    classId: uuid('class_id')
      .notNull()
      .references(() => classes.id),
    lecturerId: uuid('lecturer_id')
      .notNull()
      .references(() => people.id),
    /** Null: from the first session on. */
    since: at('since'),
    /** When the lecturer was added, whenever teaching begins; null for those added before this was kept. */
    addedAt: at('added_at'),
  },
  (table) => [
    primaryKey({ columns: [table.classId, table.lecturerId] }),
    index('class_lecturers_lecturer').on(table.lecturerId),
  ],
)

/** Lecturers who were removed from a class, until they are added again, so that programs can follow. */
export const removedClassLecturers = pgTable(
  'removed_class_lecturers',
  {
    classId: uuid('class_id')
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    lecturerId: uuid('lecturer_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    removedAt: at('removed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.classId, table.lecturerId] }),
    index('removed_class_lecturers_lecturer').on(table.lecturerId),
  ],
)

/** Former lecturers of a class; a period in which no session began leaves no row. */
export const pastClassLecturers = pgTable(
  'past_class_lecturers',
  {
    classId: uuid('class_id')
      .notNull()
      .references(() => classes.id),
    lecturerId: uuid('lecturer_id')
      .notNull()
      .references(() => people.id),
    since: at('since'),
    until: at('until').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.classId, table.lecturerId, table.until] }),
    index('past_class_lecturers_lecturer').on(table.lecturerId),
    check('past_class_lecturers_in_order', sql`${table.since} < ${table.until}`),
  ],
)

/** The batches of a class; their members also have individual enrolment rows. */
export const classBatches = pgTable(
  'class_batches',
  {
    classId: uuid('class_id')
      .notNull()
      .references(() => classes.id),
    batchId: uuid('batch_id')
      .notNull()
      .references(() => batches.id),
  },
  (table) => [
    primaryKey({ columns: [table.classId, table.batchId] }),
    index('class_batches_batch').on(table.batchId),
  ],
)

export const enrolments = pgTable(
  'enrolments',
  {
    classId: uuid('class_id')
      .notNull()
      .references(() => classes.id),
    studentId: uuid('student_id')
      .notNull()
      .references(() => people.id),
    /** Null for a student enrolled individually. */
    batchId: uuid('batch_id').references(() => batches.id),
    enrolledAt: at('enrolled_at').notNull(),
    leftAt: at('left_at'),
    /** When a student who had left was enrolled again, or an import wrote the row; null if neither happened. */
    changedAt: at('changed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.classId, table.studentId] }),
    index('enrolments_student').on(table.studentId),
    // Lists a class's students from the index alone, because a lecturer's search can match ten thousand of
    // them.
    index('enrolments_present').on(table.classId, table.studentId).where(sql`left_at is null`),
    index('enrolments_batch').on(table.batchId),
    // For programs that read what changed, and for the id that other systems know an enrolment by.
    index('enrolments_changed').on(sql`greatest(${table.enrolledAt}, ${table.leftAt}, ${table.changedAt})`),
    index('enrolments_pair').on(sql`(md5(${table.classId}::text || ${table.studentId}::text)::uuid)`),
  ],
)
