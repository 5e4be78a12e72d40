import { z } from 'zod/mini'
import { attachment } from '../attachments.ts'
import { atMostDays, fromBeforeTo } from '../staff-attendance/staff-attendance.ts'
import { clockTime, day, id, instant, role, text } from '../values.ts'
import { m } from './messages.ts'

// Leave, balances and requests, and the form of a request.

/**
 * pending: waiting for an admin. approved: counts on its days. revoked: approved, then withdrawn by an admin.
 * withdrawn: withdrawn by the person while it was pending.
 */
export const leaveStatuses = ['pending', 'approved', 'rejected', 'withdrawn', 'revoked'] as const
export const leaveStatus = z.enum(leaveStatuses)
export type LeaveStatus = z.infer<typeof leaveStatus>

/** The part of each day that a request covers; half days and hours only for a single day. */
export const leaveParts = ['whole', 'morning', 'afternoon', 'hours'] as const
export const leavePart = z.enum(leaveParts)
export type LeavePart = z.infer<typeof leavePart>

/** The most files in one request. */
export const maxLeaveAttachments = 5
/** The most days in one request. */
export const maxLeaveDays = 366

/**
 * A day whose leave year contains only days that are valid for `day`, whichever day of the year it begins on.
 */
export const dayOfWholeYear = day.check(
  z.refine((it) => it >= '1901-01-01' && it < '2199-01-01', m.selectDayOfRange()),
)

/** Balances are in minutes of leave; the leave type defines how many make a day. */
const minutes = z.int()

export const leaveType = z.object({
  id,
  name: z.string(),
  paid: z.boolean(),
  /** Null: no yearly limit. */
  entitledMinutes: z.nullable(minutes),
  /** Minutes that one whole day of this leave takes off the balance. */
  dayMinutes: minutes,
  allowsHalfDays: z.boolean(),
  allowsHours: z.boolean(),
  /** Leave longer than this many days requires a file; null: never. */
  fileAfterDays: z.nullable(z.int()),
})
export type LeaveType = z.infer<typeof leaveType>

/** The balance of one type in one leave year; left = entitled + carriedOver + adjusted - expired - taken. */
export const leaveBalance = z.object({
  leaveType,
  year: z.int(),
  firstDay: day,
  lastDay: day,
  entitled: minutes,
  carriedOver: minutes,
  /** The last day on which carried-over leave can be taken; null: all year. */
  carriedOverUntil: z.nullable(day),
  adjusted: minutes,
  expired: minutes,
  taken: minutes,
  /** Requested and not decided yet. */
  pending: minutes,
  /** Null: no limit. */
  left: z.nullable(minutes),
})
export type LeaveBalance = z.infer<typeof leaveBalance>

/** The requested period. Times are on the institution's clock and only for leave by the hour. */
export const leavePeriod = {
  leaveTypeId: id,
  from: day,
  to: day,
  part: leavePart,
  startsAt: z.nullable(clockTime),
  endsAt: z.nullable(clockTime),
}
type Period = z.infer<z.ZodMiniObject<typeof leavePeriod>>
export const periodChecks = [
  fromBeforeTo,
  atMostDays(maxLeaveDays),
  z.refine<Period>(({ part, from, to }) => part === 'whole' || from === to, {
    error: m.partsWithinOneDay(),
    path: ['to'],
  }),
  z.refine<Period>(
    ({ part, startsAt, endsAt }) => part !== 'hours' || (!!startsAt && !!endsAt && startsAt < endsAt),
    {
      error: m.enterStartAndEndTimes(),
      path: ['startsAt'],
    },
  ),
] as const

/** One day of a request: the minutes it takes off the balance, or why it is a day off. */
const countedDay = z.object({
  date: day,
  minutes,
  /** Weekend, or the holiday's name; null on a working day. */
  dayOff: z.nullable(z.string()),
})

export const taughtSession = z.object({
  id,
  classId: id,
  courseCode: z.string(),
  courseTitle: z.string(),
  room: z.nullable(z.string()),
  startsAt: instant,
  endsAt: instant,
  students: z.int(),
})
export type TaughtSession = z.infer<typeof taughtSession>

/** The person's proposal for one of their sessions; sessions that are not listed are left open. */
export const leaveProposal = z.discriminatedUnion('act', [
  z.object({ act: z.literal('cover'), sessionId: id, colleagueId: id }),
  z.object({ act: z.literal('cancel'), sessionId: id }),
])
export type LeaveProposalInput = z.infer<typeof leaveProposal>
export const maxLeaveProposals = 200

const named = z.object({ id, name: z.string() })

/** The effect of a request before it is submitted. */
export const leaveCheck = z.object({
  days: z.array(countedDay),
  minutes,
  /** The balance left afterwards, with pending requests deducted; null: no limit. */
  leftAfter: z.nullable(minutes),
  /** The person's own sessions in that period. */
  sessions: z.array(
    z.object({
      ...taughtSession.shape,
      /** Lecturers who could cover it: those of the same class and department first; at most 20. */
      covers: z.array(named),
    }),
  ),
  /** Why it cannot be submitted, in words; null: it can. */
  obstacle: z.nullable(z.string()),
  needsFile: z.boolean(),
})
export type LeaveCheck = z.infer<typeof leaveCheck>

export const leaveRequest = z.object({
  id,
  /** The lecturer on leave; null for leave of staff. */
  lecturerId: z.nullable(id),
  /** The member of staff on leave; null for leave of lecturers. */
  staffId: z.nullable(id),
  personName: z.string(),
  personRole: role,
  profileImage: z.nullable(z.string()),
  status: leaveStatus,
  /** The name of the type. */
  leaveType: z.string(),
  leaveTypeId: id,
  from: day,
  to: day,
  part: leavePart,
  startsAt: z.nullable(clockTime),
  endsAt: z.nullable(clockTime),
  minutes,
  dayMinutes: minutes,
  /** Working days it touches. */
  days: z.int(),
  reason: z.string(),
  attachments: z.array(attachment),
  /** It requires a file because of its length, and has none. */
  fileMissing: z.boolean(),
  submittedAt: instant,
  approvedAt: z.nullable(instant),
  decidedAt: z.nullable(instant),
  decidedBy: z.nullable(named),
  rejectionReason: z.nullable(z.string()),
  revokedReason: z.nullable(z.string()),
  version: z.int(),
  can: z.object({
    withdraw: z.boolean(),
    attach: z.boolean(),
    decide: z.boolean(),
    revoke: z.boolean(),
  }),
})
export type LeaveRequest = z.infer<typeof leaveRequest>

/** The form of a request. */
export const submitLeaveInput = z
  .object({
    /** Generated by the browser, so that two clicks submit one request. */
    requestId: id,
    ...leavePeriod,
    reason: text(2000, m.enterReason()),
    sessions: z._default(z.array(leaveProposal).check(z.maxLength(maxLeaveProposals)), []),
  })
  .check(...periodChecks)
