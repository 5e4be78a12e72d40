import { z } from 'zod/mini'
import { id, matching } from '../values.ts'

/** A comparison puts attendance together by one of these. */
export const analyticsGroups = ['department', 'programme', 'batch', 'course', 'class', 'lecturer'] as const
export type AnalyticsGroup = (typeof analyticsGroups)[number]

/** What a view can be narrowed to: whose marks, and of which classes. */
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
 * A term, the present one where none is named, and what of it. Departments, programmes and batches are those of the
 * students today; courses, classes and lecturers those of the session.
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

/** What the filters are about, in the words people use; one about nothing is left out. */
export const narrowedTo = z.array(z.object({ filter: z.enum(analyticsFilters), id, name: z.string() }))

/** A term of which there are figures. */
export const analyticsTerm = z.object({ id, name: z.string(), from: z.string(), to: z.string() })
export type AnalyticsTerm = z.infer<typeof analyticsTerm>

/** Marks, and what they come to by the rule of the reports. */
export const attendanceCounts = z.object({
  /** Sessions that were held. */
  sessions: z.int(),
  present: z.int(),
  late: z.int(),
  absent: z.int(),
  excused: z.int(),
  /** Excused ones count neither way; null before anything counts. */
  percentage: z.nullable(z.number()),
})
export type AttendanceCounts = z.infer<typeof attendanceCounts>

/** 1 is Monday. */
export const weekday = z.int().check(z.minimum(1), z.maximum(7))
/** The hour in which a session starts, on the institution's clock. */
export const hour = z.int().check(z.minimum(0), z.maximum(23))

/** Upper ends, included, in minutes since check-in was opened, of the bands of arrivals; the last band has none. */
export const arrivalBands = [5, 10, 15, 20, 30, null] as const

/** Per cent of attendance, included, at which the bands of students in classes begin. */
export const attendanceBands = [0, 50, 60, 70, 80, 90] as const

/**
 * Where a list goes on: what the page before named as `next`. Rows that came or went meanwhile neither repeat nor
 * hide the others.
 */
export const after = z.optional(
  z.string().check(...matching(/^[A-Za-z0-9_-]{1,300}$/, 300, 'This is not a valid cursor')),
)

export const following = {
  after,
  pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 25),
}

/** Rows with the cursor that leads to the next ones; null after the last. */
export const rowsOf = <T extends z.core.$ZodType>(row: T) =>
  z.object({ items: z.array(row), next: z.nullable(z.string()) })
