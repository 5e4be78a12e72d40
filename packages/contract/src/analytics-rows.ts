import { z } from 'zod/mini'
import { analyticsScope, attendanceCounts, following, rowsOf } from './analytics-values.ts'
import { op } from './operation.ts'
import { attendanceSource, attendanceStatus } from './timetable.ts'
import { day, id, instant } from './values.ts'

/** What a cell, a week or a bar of a view is made of. */
const part = {
  ...analyticsScope,
  weekday: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(7))),
  hour: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(23))),
  /** The Monday of a week. */
  week: z.optional(day),
  ...following,
}

const sessionRow = z.object({
  sessionId: id,
  classId: id,
  courseCode: z.string(),
  courseTitle: z.string(),
  startsAt: instant,
  /** Of the students that the filters leave. */
  ...attendanceCounts.shape,
})
export type AnalyticsSession = z.infer<typeof sessionRow>

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
  source: attendanceSource,
  markedAt: instant,
  /** Of those who checked in themselves: minutes begun since check-in was opened. */
  minutes: z.nullable(z.int()),
})
export type AnalyticsRecord = z.infer<typeof recordRow>

export const analyticsRows = {
  listAnalyticsSessions: op({
    method: 'GET',
    path: '/analytics/sessions',
    roles: ['admin'],
    summary: 'The sessions that a figure is made of, the newest first',
    input: z.object(part),
    output: rowsOf(sessionRow),
  }),
  listAnalyticsRecords: op({
    method: 'GET',
    path: '/analytics/records',
    roles: ['admin'],
    summary: 'The records that a figure is made of, those of the newest session first',
    input: z.object({
      ...part,
      sessionId: z.optional(id),
      studentId: z.optional(id),
      status: z.optional(attendanceStatus),
    }),
    output: rowsOf(recordRow),
  }),
}
