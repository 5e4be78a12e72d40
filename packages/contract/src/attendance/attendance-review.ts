import { z } from 'zod/mini'
import { op } from '../operation.ts'
import { attendanceSource, attendanceStatus } from '../timetable/timetable.ts'
import { onTopics } from '../topics.ts'
import { id, instant, pageSchema, paging, searchText, text, version } from '../values.ts'

/**
 * shared-device: one browser, several students. two-places: one student, two sessions at the same time.
 * moved-scan: scanned on one network without signing in, checked in from another.
 */
export const findingKinds = ['shared-device', 'two-places', 'moved-scan'] as const
export const findingKind = z.enum(findingKinds)

/** One check-in or record that a finding is about. */
export const findingSide = z.object({
  sessionId: id,
  /** Null: the caller runs the session only and can’t open its class. */
  classId: z.nullable(id),
  courseCode: z.string(),
  courseTitle: z.string(),
  room: z.nullable(z.string()),
  startsAt: instant,
  endsAt: instant,
  studentId: id,
  studentName: z.string(),
  number: z.nullable(z.string()),
  profileImage: z.nullable(z.string()),
  /** When the student checked in, or the record was made. */
  at: instant,
  mark: z.nullable(z.object({ status: attendanceStatus, source: attendanceSource })),
  /** Whether the caller may change this record. */
  mayMark: z.boolean(),
})
export type FindingSide = z.infer<typeof findingSide>

/** A suspicious check-in that a person should review; it did not block anyone. */
export const finding = z.object({
  id,
  kind: findingKind,
  state: z.enum(['open', 'fine', 'changed']),
  version,
  foundAt: instant,
  sides: z.array(findingSide),
  decision: z.nullable(z.object({ by: z.string(), at: instant, words: z.nullable(z.string()) })),
})
export type Finding = z.infer<typeof finding>

export const attendanceReview = onTopics(['attendance-review', 'register'], {
  listFindings: op({
    method: 'GET',
    path: '/attendance/findings',
    roles: ['admin', 'lecturer'],
    access: 'session',
    summary:
      'List shared devices, impossible sequences and moved scans: in your classes, or in all for admins',
    topics: ['attendance-review'],
    input: z.object({
      ...paging,
      search: searchText,
      state: z._default(z.enum(['open', 'settled']), 'open'),
      kind: z.optional(findingKind),
      /** Only this one. */
      findingId: z.optional(id),
    }),
    output: pageSchema(finding),
  }),
  settleFinding: op({
    method: 'POST',
    path: '/attendance/findings/{findingId}/settle',
    roles: ['admin', 'lecturer'],
    access: 'session',
    summary: 'Decide a finding by confirming or changing the attendance records involved',
    input: z.object({
      findingId: id,
      version,
      words: z.nullable(text(500)),
      /** Empty: the records are correct. */
      marks: z
        .array(z.object({ sessionId: id, studentId: id, status: attendanceStatus }))
        .check(z.maxLength(100)),
    }),
    output: finding,
    errors: ['edit-conflict', 'session-cancelled', 'reason-required'],
  }),
})
