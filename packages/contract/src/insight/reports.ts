import { z } from 'zod/mini'
import { documentFormats } from '../documents.ts'
import { op } from '../operation.ts'
import { day, id, instant, nothing, pageSchema, paging, searchText } from '../values.ts'
import { m } from './messages.ts'

/** The entity that a row of the report represents; enrolment: one student in one class. */
export const reportGroups = ['class', 'student', 'enrolment', 'batch', 'programme', 'lecturer'] as const
export type ReportGroup = (typeof reportGroups)[number]

export const reportSorts = [
  'name',
  '-name',
  'percentage',
  '-percentage',
  'held',
  '-held',
  'present',
  '-present',
  'late',
  '-late',
  'absent',
  '-absent',
  'excused',
  '-excused',
] as const

/** Filters of a report, each by the id of one row. */
export const reportFilters = ['programmeId', 'batchId', 'classId', 'lecturerId', 'studentId'] as const
export type ReportFilter = (typeof reportFilters)[number]

const daysInOrder = z.refine<{ from?: string | undefined; to?: string | undefined }>(
  ({ from, to }) => !from || !to || from <= to,
  { error: m.lastDayBeforeFirst(), path: ['to'] },
)
const days = { from: z.optional(day), to: z.optional(day) }

const chosen = {
  ...days,
  by: z._default(z.enum(reportGroups), 'class'),
  programmeId: z.optional(id),
  batchId: z.optional(id),
  classId: z.optional(id),
  lecturerId: z.optional(id),
  studentId: z.optional(id),
  /** Only rows below the required percentage. */
  only: z.optional(z.enum(['below'])),
  search: searchText,
  sort: z._default(z.enum(reportSorts), 'name'),
}

const period = z.object({ from: z.nullable(day), to: z.nullable(day) })

/** Attendance records, and the figures calculated from them for the sessions that were held. */
const figures = {
  /** Sessions of a student or of a class; for a batch, programme or lecturer all together. */
  held: z.int(),
  present: z.int(),
  late: z.int(),
  absent: z.int(),
  excused: z.int(),
  /** Excused records are not counted; null before anything counts. */
  percentage: z.nullable(z.number()),
  below: z.boolean(),
}

const reportRow = z.object({
  /** The id of the person, class, batch or programme; of both for an enrolment. */
  id: z.string(),
  studentId: z.nullable(id),
  classId: z.nullable(id),
  name: z.string(),
  detail: z.nullable(z.string()),
  ...figures,
})
export type ReportRow = z.infer<typeof reportRow>

const attendanceReport = z.object({
  ...pageSchema(reportRow).shape,
  /** The requested days, or those of the current term. */
  period,
  terms: z.array(z.object({ id, name: z.string(), from: day, to: day })),
  required: z.number(),
  narrowedTo: z.array(z.object({ filter: z.enum(reportFilters), name: z.string() })),
  /** For everything the filters find, regardless of the grouping. */
  overall: z.object(figures),
  /** The number of matching rows below the required percentage. */
  below: z.int(),
})
export type AttendanceReport = z.infer<typeof attendanceReport>

const classStudent = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  number: z.nullable(z.string()),
  batch: z.nullable(z.string()),
  /** No longer enrolled, but with earlier records. */
  left: z.boolean(),
  /** One letter per session, in the order of `sessions`: P, L, A, E or a dot. */
  marks: z.string(),
})
export type ClassStudent = z.infer<typeof classStudent>

const classReport = z.object({
  classId: id,
  courseCode: z.string(),
  courseTitle: z.string(),
  term: z.string(),
  lecturers: z.array(z.string()),
  period,
  required: z.number(),
  /** Sessions that have begun, without cancelled ones. */
  sessions: z.array(z.object({ id, startsAt: instant, held: z.boolean() })),
  students: z.array(classStudent),
})
export type ClassReport = z.infer<typeof classReport>

const format = z.enum(documentFormats)
const oneClass = { classId: id, ...days }

export const reports = {
  readAttendanceReport: op({
    method: 'GET',
    path: '/reports/attendance',
    roles: ['admin'],
    summary: 'Get attendance in a period by class, student, batch, programme or lecturer',
    input: z.object({ ...paging, ...chosen }).check(daysInOrder),
    output: attendanceReport,
  }),
  exportAttendanceReport: op({
    method: 'GET',
    path: '/reports/attendance/export',
    kind: 'file',
    roles: ['admin'],
    summary: 'Export all rows of an attendance report as a file',
    input: z.object({ ...chosen, format }).check(daysInOrder),
    output: nothing,
  }),
  readClassReport: op({
    method: 'GET',
    path: '/classes/{classId}/attendance',
    roles: ['admin', 'lecturer'],
    access: 'class',
    summary: 'Get all attendance records of a class by student and session; for admins and its lecturers',
    input: z.object(oneClass).check(daysInOrder),
    output: classReport,
  }),
  exportClassReport: op({
    method: 'GET',
    path: '/classes/{classId}/attendance/export',
    kind: 'file',
    roles: ['admin', 'lecturer'],
    access: 'class',
    summary: 'Export the attendance report of a class as a file; the PDF has the figures of each student',
    input: z.object({ ...oneClass, only: z.optional(z.enum(['below'])), format }).check(daysInOrder),
    output: nothing,
  }),
}
