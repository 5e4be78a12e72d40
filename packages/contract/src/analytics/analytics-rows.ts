import { z } from 'zod/mini'
import { attendanceStatuses } from '../attendance/attendance-words.ts'
import { sheetFormats } from '../documents.ts'
import { op } from '../operation.ts'
import { attendanceStatus } from '../timetable/timetable.ts'
import { onTopics } from '../topics.ts'
import { day, id, instant, nothing, pageSchema, paging, searchText } from '../values.ts'
import {
  analyticsScope,
  analyticsTerm,
  arrivalBands,
  attendanceBands,
  attendanceCounts,
  narrowedTo,
} from './analytics-values.ts'

const admins = ['admin'] as const
const format = z.enum(sheetFormats)
const among = (numbers: readonly number[]) => z.coerce.number().check(z.refine((it) => numbers.includes(it)))

/** Filters for the cell, week or bar of a view that the rows belong to. */
const part = {
  ...analyticsScope,
  weekday: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(7))),
  hour: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(23))),
  /** The Monday of a week. */
  week: z.optional(day),
  search: searchText,
}

/** A page of rows, with their term and the active filters. */
const rowsOfTerm = <T extends z.core.$ZodType>(row: T) => ({
  ...pageSchema(row).shape,
  term: z.nullable(analyticsTerm),
  narrowedTo,
})

export const analyticsSessionSorts = [
  'startsAt',
  '-startsAt',
  'course',
  '-course',
  'percentage',
  '-percentage',
  'late',
  '-late',
] as const
const sessions = { ...part, sort: z._default(z.enum(analyticsSessionSorts), '-startsAt') }

const sessionRow = z.object({
  sessionId: id,
  classId: id,
  courseCode: z.string(),
  courseTitle: z.string(),
  startsAt: instant,
  /** For the filtered students. */
  ...attendanceCounts.shape,
})
export type AnalyticsSession = z.infer<typeof sessionRow>

/**
 * Attendance records by status. came: present or late. counted: included in the percentage, so not excused.
 */
export const markKinds = [...attendanceStatuses, 'came', 'counted'] as const
export type MarkKind = (typeof markKinds)[number]

export const analyticsRecordSorts = [
  'startsAt',
  '-startsAt',
  'student',
  '-student',
  'minutes',
  '-minutes',
] as const
const records = {
  ...part,
  sessionId: z.optional(id),
  studentId: z.optional(id),
  status: z.optional(z.enum(markKinds)),
  /** The band of arrivals, by its index in `arrivalBands`. */
  arrival: z.optional(among(arrivalBands.map((_, place) => place))),
  sort: z._default(z.enum(analyticsRecordSorts), '-startsAt'),
}

const recordRow = z.object({
  sessionId: id,
  classId: id,
  courseCode: z.string(),
  courseTitle: z.string(),
  startsAt: instant,
  studentId: id,
  studentName: z.string(),
  number: z.nullable(z.string()),
  status: attendanceStatus,
  markedAt: instant,
  /** For students who checked in themselves: minutes since the session's start, rounded up. */
  minutes: z.nullable(z.int()),
})
export type AnalyticsRecord = z.infer<typeof recordRow>

const student = {
  studentId: id,
  studentName: z.string(),
  number: z.nullable(z.string()),
  batch: z.nullable(z.string()),
}

export const analyticsStudentSorts = [
  'student',
  '-student',
  'percentage',
  '-percentage',
  'late',
  '-late',
  'absent',
  '-absent',
] as const
const students = {
  ...analyticsScope,
  search: searchText,
  sort: z._default(z.enum(analyticsStudentSorts), 'student'),
}

const studentRow = z.object({
  ...student,
  programme: z.nullable(z.string()),
  classes: z.int(),
  /** Sessions with a record of this student, summed over the classes. */
  ...attendanceCounts.shape,
  below: z.boolean(),
})
export type AnalyticsStudent = z.infer<typeof studentRow>

/**
 * Enrolments included in a figure about coursework: with released marks, with work due, with work submitted.
 */
export const enrolmentsWith = ['marks', 'due', 'submitted'] as const
export type EnrolmentsWith = (typeof enrolmentsWith)[number]

export const analyticsEnrolmentSorts = [
  'student',
  '-student',
  'percentage',
  '-percentage',
  'missing',
  '-missing',
  'mark',
  '-mark',
] as const
const enrolments = {
  ...analyticsScope,
  /** The attendance band, by the percentage at which it begins. */
  band: z.optional(among(attendanceBands)),
  with: z.optional(z.enum(enrolmentsWith)),
  search: searchText,
  sort: z._default(z.enum(analyticsEnrolmentSorts), 'student'),
}

const enrolmentRow = z.object({
  ...student,
  classId: id,
  courseCode: z.string(),
  courseTitle: z.string(),
  ...attendanceCounts.shape,
  /** Work that was due, was submitted, and was submitted on time. */
  due: z.int(),
  submitted: z.int(),
  inTime: z.int(),
  /** Mean of the released marks, as a percentage of the maximum. */
  mark: z.nullable(z.number()),
})
export type AnalyticsEnrolment = z.infer<typeof enrolmentRow>

export const analyticsRows = onTopics(['analytics'], {
  listAnalyticsSessions: op({
    method: 'GET',
    path: '/analytics/sessions',
    roles: admins,
    summary: 'List the sessions behind a figure',
    input: z.object({ ...paging, ...sessions }),
    output: z.object(rowsOfTerm(sessionRow)),
  }),
  exportAnalyticsSessions: op({
    method: 'GET',
    path: '/analytics/sessions/export',
    kind: 'file',
    roles: admins,
    summary: 'Export the sessions behind a figure as a file, newest first',
    input: z.object({ ...sessions, format }),
    output: nothing,
  }),
  listAnalyticsRecords: op({
    method: 'GET',
    path: '/analytics/records',
    roles: admins,
    summary: 'List the attendance records behind a figure',
    input: z.object({ ...paging, ...records }),
    output: z.object({
      ...rowsOfTerm(recordRow),
      /** The student and the session, if the request named one. */
      student: z.nullable(z.string()),
      session: z.nullable(z.object({ courseCode: z.string(), startsAt: instant })),
      /** There are too many rows for other orders, so they are sorted by session only. */
      byTimeAlone: z.boolean(),
    }),
  }),
  exportAnalyticsRecords: op({
    method: 'GET',
    path: '/analytics/records/export',
    kind: 'file',
    roles: admins,
    summary: 'Export the attendance records behind a figure as a file, newest session first',
    input: z.object({ ...records, format }),
    output: nothing,
  }),
  listAnalyticsStudents: op({
    method: 'GET',
    path: '/analytics/students',
    roles: admins,
    summary: 'List the students behind a figure, with their attendance',
    input: z.object({ ...paging, ...students }),
    output: z.object(rowsOfTerm(studentRow)),
  }),
  exportAnalyticsStudents: op({
    method: 'GET',
    path: '/analytics/students/export',
    kind: 'file',
    roles: admins,
    summary: 'Export the students behind a figure as a file',
    input: z.object({ ...students, format }),
    output: nothing,
  }),
  listAnalyticsEnrolments: op({
    method: 'GET',
    path: '/analytics/enrolments',
    roles: admins,
    summary: 'List enrolments with their attendance, submissions and marks',
    input: z.object({ ...paging, ...enrolments }),
    output: z.object(rowsOfTerm(enrolmentRow)),
  }),
  exportAnalyticsEnrolments: op({
    method: 'GET',
    path: '/analytics/enrolments/export',
    kind: 'file',
    roles: admins,
    summary: 'Export enrolments with their attendance, submissions and marks as a file',
    input: z.object({ ...enrolments, format }),
    output: nothing,
  }),
})
