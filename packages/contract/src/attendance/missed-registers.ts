import { z } from 'zod/mini'
import { op } from '../operation.ts'
import { attendanceStatus } from '../timetable/timetable.ts'
import { onTopics } from '../topics.ts'
import { id, instant, pageSchema, paging, searchText, text } from '../values.ts'
import { register } from './attendance.ts'
import { m } from './messages.ts'

/** A past session whose register was not taken. */
export const missedRegister = z.object({
  sessionId: id,
  /** Null: the caller runs the session only and can’t open its class. */
  classId: z.nullable(id),
  courseCode: z.string(),
  courseTitle: z.string(),
  lecturers: z.array(z.string()),
  room: z.nullable(z.string()),
  startsAt: instant,
  endsAt: instant,
  enrolled: z.int(),
  /** Students with a record set by hand, although check-in was never opened. */
  marked: z.int(),
})
export type MissedRegister = z.infer<typeof missedRegister>

/** The most students of one register that can be listed individually. */
const maxMarks = 2000

/** The form and the body of takeRegisterLater. */
export const takeRegisterLaterInput = z.object({
  sessionId: id,
  reason: text(300, m.enterWhyRegisterIsLate()),
  /** The status for every student without a record who is not listed. */
  rest: attendanceStatus,
  except: z
    .array(z.object({ studentId: id, status: attendanceStatus }))
    .check(z.maxLength(maxMarks, m.atMostStudents({ maximum: maxMarks }))),
})

export const missedRegisters = onTopics(['register'], {
  listMissedRegisters: op({
    method: 'GET',
    path: '/registers/missed',
    roles: ['admin', 'lecturer'],
    access: 'session',
    summary: 'List past sessions of the term without a register: your own, or all for admins',
    input: z.object({ ...paging, search: searchText }),
    output: pageSchema(missedRegister),
  }),
  takeRegisterLater: op({
    method: 'POST',
    path: '/sessions/{sessionId}/register/later',
    bodyLimit: 512 * 1024,
    roles: ['admin', 'lecturer'],
    access: 'session',
    summary: 'Take a missed register with a reason: one status for all students, with exceptions',
    input: takeRegisterLaterInput,
    output: register,
    errors: ['session-not-over', 'session-cancelled', 'register-taken'],
  }),
})
