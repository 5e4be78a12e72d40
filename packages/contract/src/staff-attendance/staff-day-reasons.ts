import { z } from 'zod/mini'
import { clockTime } from '../values.ts'

const minutes = z.int()

/** Why a staff day is not simply present: one reason, with the facts that its sentence names. */
export const staffDayReason = z.discriminatedUnion('code', [
  /** The name of the leave type, if it is known. */
  z.object({ code: z.literal('on-leave'), name: z.nullable(z.string()) }),
  z.object({ code: z.literal('day-off'), name: z.string() }),
  /** The shift has not started. */
  z.object({ code: z.literal('due'), startsAt: clockTime, lateFrom: clockTime }),
  /** The shift is under way without a check-in; a check-in now would count as this status. */
  z.object({
    code: z.literal('missing'),
    startsAt: clockTime,
    lateFrom: clockTime,
    countsAs: z.enum(['present', 'late', 'half-day', 'absent']),
  }),
  /** The shift is over without a check-in, but the day is not. */
  z.object({ code: z.literal('over'), endsAt: clockTime }),
  z.object({ code: z.literal('late'), startsAt: clockTime, lateFrom: clockTime }),
  /** So much of the shift was missed that the day counts as a half day or as absent. */
  z.object({
    code: z.literal('missed'),
    startsAt: clockTime,
    endsAt: clockTime,
    missedMinutes: minutes,
    limitMinutes: minutes,
    countsAs: z.enum(['half-day', 'absent']),
  }),
  z.object({ code: z.literal('after-hours'), endsAt: clockTime }),
  z.object({ code: z.literal('no-check-in') }),
  z.object({ code: z.literal('no-check-out') }),
  /** An admin set the status, for this reason. */
  z.object({ code: z.literal('set-by-admin'), name: z.nullable(z.string()) }),
])
export type StaffDayReason = z.infer<typeof staffDayReason>
