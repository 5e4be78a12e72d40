import { z } from 'zod/mini'
import { op } from '../operation.ts'
import { clockTime, day, id, instant, pageSchema, paging, text, version } from '../values.ts'
import { askedCorrection, shiftTimes, staffDay, staffDayStatus, timesInOrder } from './staff-attendance.ts'
import { staffNarrowing, staffPerson } from './staff-board.ts'
/** The cause of a change of a day. */
export const staffDayActs = ['check-in', 'check-out', 'closing', 'correction', 'leave'] as const

import { onTopics } from '../topics.ts'
import { m } from './messages.ts'

const snapshot = z.object({
  inAt: z.nullable(instant),
  outAt: z.nullable(instant),
  status: z.nullable(staffDayStatus),
})
export type StaffDaySnapshot = z.infer<typeof snapshot>

const change = z.object({
  id,
  at: instant,
  act: z.enum(staffDayActs),
  /** Null: the person themselves, or the closing of the day. */
  by: z.nullable(z.string()),
  before: z.nullable(snapshot),
  after: snapshot,
  reason: z.nullable(z.string()),
})

const staffDayDetail = z.object({
  ...staffPerson,
  date: day,
  dayOff: z.nullable(z.string()),
  shift: z.nullable(shiftTimes),
  day: z.nullable(staffDay),
  /** An admin set the status, so it does not follow from the times. */
  decided: z.boolean(),
  changes: z.array(change),
})
export type StaffDayDetail = z.infer<typeof staffDayDetail>

/** The form and the body of correctStaffDay; version null: nothing was recorded when it was opened. */
export const correctStaffDayInput = z
  .object({
    personId: id,
    date: day,
    version: z.nullable(version),
    inTime: z.nullable(clockTime),
    outTime: z.nullable(clockTime),
    /** Null: the status that follows from the times. */
    status: z.nullable(staffDayStatus),
    reason: text(500, m.enterReason()),
  })
  .check(
    timesInOrder,
    z.refine(({ inTime, outTime }) => inTime !== null || outTime === null, {
      error: m.enterArrivalToo(),
      path: ['inTime'],
    }),
  )

const correction = z.object({
  ...askedCorrection.shape,
  ...staffPerson,
  date: day,
  requestedAt: instant,
  day: z.nullable(staffDay),
  decidedBy: z.nullable(z.string()),
  can: z.object({ decide: z.boolean() }),
})
export type Correction = z.infer<typeof correction>

const admins = ['admin'] as const

export const staffCorrections = onTopics(['staff-days'], {
  readStaffDay: op({
    method: 'GET',
    path: '/staff-days/{personId}/{date}',
    roles: admins,
    summary: 'Get a person’s staff day with its history of changes',
    input: z.object({ personId: id, date: day }),
    output: staffDayDetail,
  }),
  correctStaffDay: op({
    method: 'PUT',
    path: '/staff-days/{personId}/{date}',
    roles: admins,
    summary:
      'Correct the times or status of a staff day with a reason; fails if it has changed since it was read',
    input: correctStaffDayInput,
    output: staffDayDetail,
    errors: ['edit-conflict'],
  }),
  listCorrections: op({
    method: 'GET',
    path: '/staff-corrections',
    roles: admins,
    summary: 'List correction requests, oldest first',
    input: z.object({
      ...staffNarrowing,
      ...paging,
      status: z._default(z.enum(['pending', 'decided']), 'pending'),
      /** Only this one. */
      correctionId: z.optional(id),
    }),
    output: pageSchema(correction),
  }),
  decideCorrection: op({
    method: 'POST',
    path: '/staff-corrections/{correctionId}/decision',
    roles: admins,
    summary: 'Accept a correction request and update the day, or reject it with a reason',
    input: z
      .object({
        correctionId: id,
        decision: z.enum(['accept', 'reject']),
        answer: z.nullable(text(500, m.enterReason())),
      })
      .check(
        z.refine((it) => it.decision === 'accept' || it.answer !== null, {
          error: m.enterReason(),
          path: ['answer'],
        }),
      ),
    output: correction,
    errors: ['already-decided', 'invalid-input'],
  }),
})
