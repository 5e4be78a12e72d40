import { z } from 'zod/mini'
import { id, matching } from '../values.ts'
import { m } from './messages.ts'

/** The groups by which attendance can be compared. */
export const analyticsGroups = ['department', 'programme', 'batch', 'course', 'class', 'lecturer'] as const
export type AnalyticsGroup = (typeof analyticsGroups)[number]

/** The filters of a view: for the students, and for the classes. */
export const analyticsFilters = [
  'departmentId',
  'programmeId',
  'batchId',
  'courseId',
  'classId',
  'lecturerId',
] as const
export type AnalyticsFilter = (typeof analyticsFilters)[number]

/**
 * A term (the current one by default) and filters. Departments, programmes and batches are the students'
 * current ones; courses, classes and lecturers are those of the session.
 */
export const analyticsScope = {
  termId: z.optional(id),
  departmentId: z.optional(id),
  programmeId: z.optional(id),
  batchId: z.optional(id),
  courseId: z.optional(id),
  classId: z.optional(id),
  lecturerId: z.optional(id),
}

/** The active filters in words; filters that are not set are omitted. */
export const narrowedTo = z.array(z.object({ filter: z.enum(analyticsFilters), id, name: z.string() }))

/** A term that has figures. */
export const analyticsTerm = z.object({ id, name: z.string(), from: z.string(), to: z.string() })
export type AnalyticsTerm = z.infer<typeof analyticsTerm>

/** Attendance records, with figures calculated like those of the reports. */
export const attendanceCounts = z.object({
  /** Sessions that were held. */
  sessions: z.int(),
  present: z.int(),
  late: z.int(),
  absent: z.int(),
  excused: z.int(),
  /** Excused records are not counted; null before anything counts. */
  percentage: z.nullable(z.number()),
})
export type AttendanceCounts = z.infer<typeof attendanceCounts>

/** 1 is Monday. */
export const weekday = z.int().check(z.minimum(1), z.maximum(7))
/** The hour in which a session starts, on the institution's clock. */
export const hour = z.int().check(z.minimum(0), z.maximum(23))

/**
 * The upper ends of the bands of arrivals, inclusive, in minutes since check-in was opened; the last band has
 * none.
 */
export const arrivalBands = [5, 10, 15, 20, 30, null] as const

/** The percentages at which the bands of students' attendance in a class begin, inclusive. */
export const attendanceBands = [0, 50, 60, 70, 80, 90] as const

/**
 * The cursor that the previous page returned as `next`. Rows added or removed in the meantime neither repeat
 * nor hide other rows.
 */
export const after = z.optional(
  z.string().check(...matching(/^[A-Za-z0-9_-]{1,300}$/, 300, m.cursorInvalid())),
)

export const following = {
  after,
  pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 25),
}

/** Rows, with the cursor for the next page; null on the last page. */
export const rowsPage = <T extends z.core.$ZodType>(row: T) =>
  z.object({ items: z.array(row), next: z.nullable(z.string()) })
