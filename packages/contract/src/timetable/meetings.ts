import { z } from 'zod/mini'
import { op } from '../operation.ts'
import { onTopics } from '../topics.ts'
import { clockTime, id, version } from '../values.ts'
import { clash, freeRoom } from './clash.ts'
import { m } from './messages.ts'

/** 1 is Monday, 7 Sunday. */
export const weekday = z.int().check(z.minimum(1), z.maximum(7))

/** Day of the week and times on the institution's clock. */
const weekly = {
  weekday,
  startsAt: clockTime,
  endsAt: clockTime,
  roomId: z.nullable(id),
}

/** The end must be after the start. */
export const startBeforeEnd = z.refine<{ startsAt: string; endsAt: string }>(
  ({ startsAt, endsAt }) => startsAt < endsAt,
  {
    path: ['endsAt'],
    error: m.endAfterStart(),
  },
)

/** A room by its name. */
export const namedRoom = z.object({ id, name: z.string() })

export const meeting = z.object({
  id,
  weekday: z.int(),
  startsAt: z.string(),
  endsAt: z.string(),
  room: z.nullable(namedRoom),
  /** Future dated sessions, without cancelled ones. */
  upcoming: z.int(),
  version: z.int(),
})
export type Meeting = z.infer<typeof meeting>

const meetingsOfClass = z.object({
  classId: id,
  courseCode: z.string(),
  courseTitle: z.string(),
  term: z.object({ name: z.string(), firstDay: z.string(), lastDay: z.string() }),
  items: z.array(meeting),
  can: z.object({ edit: z.boolean() }),
})
export type MeetingsOfClass = z.infer<typeof meetingsOfClass>

const meetingCheck = z.object({
  /** Dated sessions that the meeting would have. */
  sessions: z.int(),
  /** At most 20. */
  clashes: z.array(clash),
  /** Rooms with enough seats that are free at all those times, the smallest first; at most 200. */
  rooms: z.array(freeRoom),
  /** Other weekly times of the same length when room, lecturers and batches are free; at most 8. */
  slots: z.array(z.object({ weekday: z.int(), startsAt: z.string(), endsAt: z.string() })),
})
export type MeetingCheck = z.infer<typeof meetingCheck>

const weekdayText = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(7))

export const meetings = onTopics(['sessions'], {
  listMeetings: op({
    method: 'GET',
    path: '/classes/{classId}/meetings',
    roles: ['admin', 'lecturer'],
    access: 'class',
    summary: 'List the weekly meetings of a class',
    input: z.object({ classId: id }),
    output: meetingsOfClass,
  }),
  checkMeeting: op({
    method: 'GET',
    path: '/classes/{classId}/meetings/check',
    roles: ['admin'],
    summary: 'Check a weekly meeting for clashes and find free rooms and times',
    input: z
      .object({
        ...weekly,
        classId: id,
        weekday: weekdayText,
        roomId: z.optional(id),
        /** The meeting that is being changed; it does not clash with itself. */
        meetingId: z.optional(id),
      })
      .check(startBeforeEnd),
    output: meetingCheck,
  }),
  createMeeting: op({
    method: 'POST',
    path: '/classes/{classId}/meetings',
    roles: ['admin'],
    summary: 'Create a weekly meeting with one session a week until the end of term, except on holidays',
    input: z.object({ classId: id, ...weekly }).check(startBeforeEnd),
    output: meetingsOfClass,
    errors: ['timetable-clash'],
  }),
  updateMeeting: op({
    method: 'PUT',
    path: '/meetings/{meetingId}',
    roles: ['admin'],
    summary: 'Update a weekly meeting and its future sessions; cancelled and moved sessions stay unchanged',
    input: z.object({ meetingId: id, version, ...weekly }).check(startBeforeEnd),
    output: meetingsOfClass,
    errors: ['timetable-clash', 'edit-conflict'],
  }),
  deleteMeeting: op({
    method: 'DELETE',
    path: '/meetings/{meetingId}',
    roles: ['admin'],
    summary: 'End a weekly meeting and delete its future sessions; past sessions are kept',
    input: z.object({ meetingId: id }),
    output: meetingsOfClass,
  }),
})
