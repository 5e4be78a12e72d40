// Free of zod: the screens show these words.

import { defaultLocale } from '../locale.ts'
import type { AttendanceSource } from '../timetable/timetable.ts'
import { attendanceSourceLabels, attendanceStatusLabels } from './label-messages.ts'

/** A student without one has not been recorded yet. */
export const attendanceStatuses = ['present', 'late', 'absent', 'excused'] as const
export type AttendanceStatus = (typeof attendanceStatuses)[number]

export const attendanceStatusWords: Record<AttendanceStatus, string> = attendanceStatusLabels(defaultLocale)

/** Whether a change needs a reason: the student was recorded as attending, and becomes absent. */
export const needsReason = (before: AttendanceStatus | null, after: AttendanceStatus): boolean =>
  after === 'absent' && (before === 'present' || before === 'late')

/** How a record came about, within a sentence: "Recorded by face". */
export const attendanceSourceWords: Record<AttendanceSource, string> = attendanceSourceLabels(defaultLocale)

/** How a student tried to check in. */
export const attemptMethods = ['scan', 'face', 'passkey', 'code', 'kiosk', 'offline'] as const
export type AttemptMethod = (typeof attemptMethods)[number]

/** claimed: an offline scan that a lecturer decides. */
export const attemptOutcomes = ['accepted', 'refused', 'claimed'] as const
export type AttemptOutcome = (typeof attemptOutcomes)[number]
