import { z } from 'zod/mini'
import { attendanceStatuses } from '../attendance/attendance-words.ts'
import { op } from '../operation.ts'
import { onTopics } from '../topics.ts'
import { id, instant, nothing } from '../values.ts'

export const sessionStatus = z.enum(['scheduled', 'held', 'cancelled', 'moved'])

/** upcoming and over depend on the current time; open and closed are about the check-in window. */
export const checkInState = z.enum(['none', 'open', 'closed'])

export const attendanceStatus = z.enum(attendanceStatuses)

/** closing: closing check-in recorded a student without a record as absent. */
export const attendanceSource = z.enum([
  'face',
  'passkey',
  'code',
  'manual',
  'closing',
  'import',
  'leave',
  'mitigation',
])
export type AttendanceSource = z.infer<typeof attendanceSource>

const myRecord = z.object({ status: attendanceStatus, source: attendanceSource, markedAt: instant })

/** After how many minutes students are late, and check-in closes, unless the lecturer selects others. */
export const usualMinutes = z.object({ lateAfterMinutes: z.int(), closeAfterMinutes: z.int() })

/** A person or a room, which the page can link to. */
export const named = z.object({ id, name: z.string() })
export type Named = z.infer<typeof named>

export const sessionToday = z.object({
  id,
  classId: id,
  courseCode: z.string(),
  courseTitle: z.string(),
  lecturers: z.array(named),
  batches: z.array(z.string()),
  room: z.nullable(named),
  startsAt: instant,
  endsAt: instant,
  status: sessionStatus,
  checkIn: checkInState,
  lateAfter: z.nullable(instant),
  closesAt: z.nullable(instant),
  /** Students enrolled and students recorded as present or late; null for students. */
  enrolled: z.nullable(z.int()),
  attending: z.nullable(z.int()),
  /** Records that count in the attendance rate: present, late or absent; null for students. */
  counted: z.nullable(z.int()),
  /** Students of the class with an excused record; null for students. */
  excused: z.nullable(z.int()),
  /** The calling student's own record. */
  mine: z.nullable(myRecord),
  /** The institution's usual minutes of a check-in. */
  usualMinutes,
  can: z.object({
    openCheckIn: z.boolean(),
    openRegister: z.boolean(),
    checkIn: z.boolean(),
    /** False for a substitute, who runs the session but not its class. */
    openClass: z.boolean(),
  }),
})
export type SessionToday = z.infer<typeof sessionToday>

export const timetable = onTopics(['sessions', 'register'], {
  listSessionsToday: op({
    method: 'GET',
    path: '/sessions/today',
    roles: ['admin', 'lecturer', 'student'],
    access: 'class-members',
    summary: 'List today’s sessions in the institution’s time zone: your own, or all for admins',
    input: nothing,
    output: z.object({ date: z.string(), now: instant, items: z.array(sessionToday) }),
  }),
})
