import { z } from 'zod/mini'
import { op } from '../operation.ts'
import { onTopics } from '../topics.ts'
import { clockTime, day, id, instant, pageSchema, paging, text, version } from '../values.ts'
import { clash, freeRoom } from './clash.ts'
import { namedRoom, startBeforeEnd } from './meetings.ts'
import { sessionRequestKinds } from './session-requests.ts'
import { sessionStatus } from './timetable.ts'

const room = z.nullable(namedRoom)

export const classSession = z.object({
  id,
  classId: id,
  meetingId: z.nullable(id),
  startsAt: instant,
  endsAt: instant,
  room,
  status: sessionStatus,
  /** The original time and room, if it was moved. */
  planned: z.nullable(z.object({ startsAt: instant, endsAt: instant, room })),
  changeReason: z.nullable(z.string()),
  substitute: z.nullable(z.object({ id, name: z.string() })),
  version: z.int(),
  can: z.object({
    move: z.boolean(),
    cancel: z.boolean(),
    restore: z.boolean(),
    substitute: z.boolean(),
    /** Request a move or cancellation. */
    request: z.boolean(),
  }),
  /** The open request to change it. */
  openRequest: z.nullable(z.object({ id, kind: z.enum(sessionRequestKinds), by: z.string() })),
})
export type ClassSession = z.infer<typeof classSession>

/** A day with times on the institution's clock. */
const place = { day, startsAt: clockTime, endsAt: clockTime }

const moveCheck = z.object({
  /** At most 20. */
  clashes: z.array(clash),
  /** Rooms with enough seats that are free then, the smallest first; at most 200. */
  rooms: z.array(freeRoom),
  /** Times of the same length, in the two weeks from that day, when everything is free; at most 8. */
  slots: z.array(z.object({ day: z.string(), startsAt: z.string(), endsAt: z.string() })),
})
export type MoveCheck = z.infer<typeof moveCheck>

export const classSessions = onTopics(['sessions'], {
  listClassSessions: op({
    method: 'GET',
    path: '/classes/{classId}/sessions',
    roles: ['admin', 'lecturer'],
    access: 'session',
    summary: 'List the future or past sessions of a class',
    input: z.object({ classId: id, when: z._default(z.enum(['upcoming', 'past']), 'upcoming'), ...paging }),
    output: pageSchema(classSession),
  }),
  readClassSession: op({
    method: 'GET',
    path: '/sessions/{sessionId}/plan',
    roles: ['admin', 'lecturer'],
    access: 'class',
    summary: 'Get a session as it is planned, with what you can change',
    input: z.object({ sessionId: id }),
    output: classSession,
  }),
  checkSessionMove: op({
    method: 'GET',
    path: '/sessions/{sessionId}/move',
    roles: ['admin', 'lecturer'],
    access: 'class',
    summary: 'Check a session move for clashes and find free rooms and times',
    input: z.object({ sessionId: id, ...place, roomId: z.optional(id) }).check(startBeforeEnd),
    output: moveCheck,
  }),
  moveSession: op({
    method: 'POST',
    path: '/sessions/{sessionId}/move',
    roles: ['admin', 'lecturer'],
    access: 'class',
    summary:
      'Move a session to another time or room and notify everyone affected; lecturers only where the settings allow it',
    input: z
      .object({ sessionId: id, version, ...place, roomId: z.nullable(id), reason: text(200) })
      .check(startBeforeEnd),
    output: classSession,
    errors: ['timetable-clash', 'edit-conflict', 'session-not-changeable'],
  }),
  cancelSession: op({
    method: 'POST',
    path: '/sessions/{sessionId}/cancel',
    roles: ['admin', 'lecturer'],
    access: 'class',
    summary: 'Cancel a session and notify everyone affected; lecturers only where the settings allow it',
    input: z.object({ sessionId: id, version, reason: text(200) }),
    output: classSession,
    errors: ['edit-conflict', 'session-not-changeable'],
  }),
  restoreSession: op({
    method: 'POST',
    path: '/sessions/{sessionId}/restore',
    roles: ['admin'],
    summary: 'Undo the cancellation or move of a session and notify everyone affected',
    input: z.object({ sessionId: id, version }),
    output: classSession,
    errors: ['timetable-clash', 'edit-conflict', 'session-not-changeable'],
  }),
  setSubstitute: op({
    method: 'PUT',
    path: '/sessions/{sessionId}/substitute',
    roles: ['admin'],
    summary: 'Set or remove the substitute of a session and notify both lecturers',
    input: z.object({ sessionId: id, version, substituteId: z.nullable(id) }),
    output: classSession,
    errors: ['timetable-clash', 'edit-conflict', 'session-not-changeable'],
  }),
})
