import { z } from 'zod/mini'
import { sheetFormats } from '../documents.ts'
import { op } from '../operation.ts'
import { attendanceSource, attendanceStatus, named, sessionStatus } from '../timetable/timetable.ts'
import { onTopics } from '../topics.ts'
import {
  dayWithMessage,
  id,
  instant,
  matching,
  nothing,
  pageSchema,
  paging,
  searchText,
  text,
  version,
} from '../values.ts'
import { m } from './messages.ts'
import { classStanding } from './my-attendance.ts'

const plainDay = dayWithMessage(m.selectDate(), m.selectDate())
const who = {
  studentId: id,
  firstName: z.string(),
  lastName: z.string(),
  number: z.nullable(z.string()),
  profileImage: z.nullable(z.string()),
}
const what = {
  sessionId: id,
  courseCode: z.string(),
  courseTitle: z.string(),
  room: z.nullable(z.string()),
  startsAt: instant,
  endsAt: instant,
}

/** One student's record for one session, as admins see it. */
export const attendanceRecord = z.object({
  ...who,
  ...what,
  status: attendanceStatus,
  source: attendanceSource,
  markedAt: instant,
  /** Null: recorded by the student's check-in, or when check-in closed. */
  markedBy: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  version,
})
export type AttendanceRecord = z.infer<typeof attendanceRecord>

/** Filters for records, used by the list and its export. */
const recordFilters = {
  search: searchText,
  studentId: z.optional(id),
  sessionId: z.optional(id),
  status: z.optional(attendanceStatus),
  source: z.optional(attendanceSource),
  from: z.optional(plainDay),
  to: z.optional(plainDay),
}
export const recordSorts = ['-startsAt', 'startsAt', '-markedAt', 'markedAt'] as const

const studentTotals = z.object({
  ...who,
  email: z.string(),
  batch: z.nullable(z.string()),
  held: z.int(),
  attended: z.int(),
  excused: z.int(),
  percentage: z.nullable(z.number()),
})
export type StudentTotals = z.infer<typeof studentTotals>

const foundSession = z.object({
  ...what,
  classId: id,
  room: z.nullable(named),
  lecturers: z.array(named),
  status: sessionStatus,
  enrolled: z.int(),
  attending: z.int(),
  excused: z.int(),
  marked: z.int(),
})
export type FoundSession = z.infer<typeof foundSession>

/** A manual change of a record; listed newest first. */
const recordChange = z.object({
  id,
  at: instant,
  by: z.string(),
  before: z.nullable(attendanceStatus),
  after: attendanceStatus,
  reason: z.nullable(z.string()),
  /** When the person who made it undid it. */
  undoneAt: z.nullable(instant),
})

const oneRecord = { sessionId: id, studentId: id }

/** The form and the body of correctAttendance. */
export const correctAttendanceInput = z.object({
  ...oneRecord,
  /** Null if the student has no record for this session. */
  version: z.nullable(version),
  status: attendanceStatus,
  reason: text(300, m.enterWhyRecordIsChanged()),
})

/** The most bytes and lines in one file. */
export const importLimits = { bytes: 1024 * 1024, lines: 5000 }

export const importOutcomes = ['created', 'changed', 'same', 'rejected'] as const
const importLine = z.object({
  line: z.int(),
  outcome: z.enum(importOutcomes),
  /** The student and the session, as far as the line could be understood. */
  student: z.nullable(z.string()),
  session: z.nullable(z.string()),
  before: z.nullable(attendanceStatus),
  after: z.nullable(attendanceStatus),
  /** Why the line is rejected. */
  reason: z.nullable(z.string()),
})
const importCounts = z.object({
  created: z.int(),
  changed: z.int(),
  same: z.int(),
  rejected: z.int(),
})
const importReport = z.object({
  counts: importCounts,
  /** Rejected lines first; at most 500. */
  lines: z.array(importLine),
  /** Identifies this dry run; applying it fails if the result would now be different. */
  plan: z.string(),
})
export type ImportReport = z.infer<typeof importReport>

const upload = { method: 'POST', kind: 'upload', bodyLimit: importLimits.bytes, roles: ['admin'] } as const

export const studentAttendance = onTopics(['attendance-records'], {
  listAttendanceRecords: op({
    method: 'GET',
    path: '/attendance/records',
    roles: ['admin', 'lecturer'],
    access: 'class',
    summary: 'List attendance records; lecturers only see those of classes they teach',
    input: z.object({
      ...paging,
      ...recordFilters,
      sort: z._default(z.enum(recordSorts), '-startsAt'),
    }),
    output: pageSchema(attendanceRecord),
  }),
  exportAttendanceRecords: op({
    method: 'GET',
    path: '/attendance/records/export',
    kind: 'file',
    roles: ['admin'],
    summary: 'Export the filtered attendance records as a spreadsheet, newest session first',
    input: z.object({ ...recordFilters, format: z.enum(sheetFormats) }),
    output: nothing,
  }),
  listStudentTotals: op({
    method: 'GET',
    path: '/attendance/students',
    roles: ['admin'],
    summary: 'List students with their attendance totals of the current term',
    input: z.object({ ...paging, search: searchText }),
    output: pageSchema(studentTotals),
  }),
  findSessions: op({
    method: 'GET',
    path: '/attendance/sessions',
    roles: ['admin'],
    summary: 'Search sessions up to today by class, lecturer or room, newest first',
    input: z.object({ ...paging, search: searchText, from: z.optional(plainDay), to: z.optional(plainDay) }),
    output: pageSchema(foundSession),
  }),
  readStudentAttendance: op({
    method: 'GET',
    path: '/attendance/students/{studentId}',
    roles: ['admin'],
    summary: 'Get a student’s attendance and outlook by class',
    input: z.object({ studentId: id }),
    output: z.object({
      student: studentTotals,
      required: z.number(),
      classes: z.array(
        z.object({
          ...classStanding,
        }),
      ),
    }),
  }),
  readRecordHistory: op({
    method: 'GET',
    path: '/attendance/records/{sessionId}/{studentId}',
    roles: ['admin'],
    summary: 'Get a student’s attendance record for a session and its manual changes',
    topics: ['register'],
    input: z.object(oneRecord),
    output: z.object({
      student: z.object(who),
      session: z.object(what),
      record: z.nullable(attendanceRecord),
      changes: z.array(recordChange),
    }),
  }),
  correctAttendance: op({
    method: 'PUT',
    path: '/attendance/records/{sessionId}/{studentId}',
    roles: ['admin'],
    summary: 'Correct an attendance record with a reason; fails if it has changed since it was read',
    topics: ['attendance-records', 'register'],
    input: correctAttendanceInput,
    output: attendanceRecord,
    errors: ['edit-conflict', 'session-not-started', 'session-cancelled'],
  }),
  checkAttendanceImport: op({
    ...upload,
    path: '/attendance/import/check',
    summary: 'Dry-run a CSV import of attendance records and preview the effect of each line',
    topics: [],
    input: z.object({}),
    output: importReport,
    errors: ['file-not-readable', 'too-large'],
  }),
  applyAttendanceImport: op({
    ...upload,
    path: '/attendance/import/{plan}',
    summary: 'Import the valid lines of a checked CSV file of attendance records, all or none',
    topics: ['attendance-records', 'register'],
    input: z.object({ plan: z.string().check(...matching(/^[0-9a-f]{64}$/, 64, m.checkFileFirst())) }),
    output: importReport,
    errors: ['file-not-readable', 'too-large', 'edit-conflict'],
  }),
})
