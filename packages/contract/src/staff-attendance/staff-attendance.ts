import { z } from 'zod/mini'
import { passkeyAssertion, passkeyChallenge, passkeyRefusals } from '../accounts/passkeys.ts'
import { descriptor, livenessAction } from '../faces/faces.ts'
import { op } from '../operation.ts'
import { onTopics } from '../topics.ts'
import { bounded, clockTime, day, id, instant, nothing, text, version } from '../values.ts'
import { m } from './messages.ts'
import { staffDayReason } from './staff-day-reasons.ts'
import { staffDayStatuses } from './staff-day-statuses.ts'

/** The status of a staff day; product.md, Staff day. */
export const staffDayStatus = z.enum(staffDayStatuses)

/** How a time of a staff day was recorded. */
export const staffDaySources = ['face', 'passkey', 'manual'] as const
const staffDaySource = z.enum(staffDaySources)
export type StaffDaySource = z.infer<typeof staffDaySource>

/** Why checking in or out was rejected; stored with the attempt. */
export const staffRefusals = [
  'already-checked-in',
  'already-checked-out',
  'not-checked-in',
  'link-not-valid',
  'link-closed',
  'network-required',
  'not-for-role',
  'token-expired',
  'scan-required',
  'challenge-expired',
  'challenge-used',
  'face-not-registered',
  'face-in-review',
  'face-mismatch',
  'face-replayed',
  'no-passkey',
  ...passkeyRefusals,
] as const
export type StaffRefusal = (typeof staffRefusals)[number]

/** Problems that end an attempt on the device, before the server can check it. */
export const staffDeviceProblems = ['no-camera', 'no-face', 'action-not-shown', 'passkey-not-used'] as const

/** The people a link is for: product.md has one address for staff and one for lecturers. */
export const linkAudiences = ['staff', 'lecturer'] as const
export const linkAudience = z.enum(linkAudiences)
export type LinkAudience = z.infer<typeof linkAudience>

/** One person's day: when they came and left, and the resulting status. */
export const staffDay = z.object({
  date: day,
  inAt: z.nullable(instant),
  outAt: z.nullable(instant),
  inSource: z.nullable(staffDaySource),
  outSource: z.nullable(staffDaySource),
  /** The location, if the person used an admin's link. */
  inPlace: z.nullable(z.string()),
  outPlace: z.nullable(z.string()),
  /** Null while there is no status: a day off, or not over yet. */
  status: z.nullable(staffDayStatus),
  /** Minutes from check-in to check-out. */
  workedMinutes: z.nullable(z.int()),
  /** The day is over and the person did not check out. */
  forgotten: z.boolean(),
  version,
})
export type StaffDay = z.infer<typeof staffDay>

export const shiftTimes = z.object({
  startsAt: clockTime,
  endsAt: clockTime,
  graceMinutes: z.int(),
})

const correctionStatus = z.enum(['pending', 'accepted', 'rejected'])
export type CorrectionStatus = z.infer<typeof correctionStatus>

/** A requested correction: times of day; null leaves that time as it is. */
export const askedCorrection = z.object({
  id,
  inTime: z.nullable(clockTime),
  outTime: z.nullable(clockTime),
  reason: z.string(),
  status: correctionStatus,
  answer: z.nullable(z.string()),
})

export const myStaffDay = z.object({
  date: day,
  now: instant,
  /** Null on a day off. */
  shift: z.nullable(shiftTimes),
  /** Why today is a day off: Weekend, or the holiday's name. */
  dayOff: z.nullable(z.string()),
  day: z.nullable(staffDay),
  /** Why the day is not simply present; null if it is. */
  reason: z.nullable(staffDayReason),
  /** The latest request to correct today. */
  correction: z.nullable(askedCorrection),
  face: z.enum(['none', 'active', 'in-review', 'rejected']),
  hasPasskey: z.boolean(),
  can: z.object({ checkIn: z.boolean(), checkOut: z.boolean(), requestCorrection: z.boolean() }),
})
export type MyStaffDay = z.infer<typeof myStaffDay>

const historyDay = z.object({
  date: day,
  dayOff: z.nullable(z.string()),
  day: z.nullable(staffDay),
  reason: z.nullable(staffDayReason),
  correction: z.nullable(askedCorrection),
  can: z.object({ requestCorrection: z.boolean() }),
})
export type HistoryDay = z.infer<typeof historyDay>

/** The days of one person in a period, with totals. */
export const staffHistory = z.object({
  today: day,
  items: z.array(historyDay),
  counts: z.record(staffDayStatus, z.int()),
  /** Days worked, and their time from check-in to check-out; absent days and leave are left out. */
  workedDays: z.int(),
  workedMinutes: z.int(),
})
export type StaffHistory = z.infer<typeof staffHistory>

/** The most days in one request for the history: a month and the weeks it touches. */
export const maxHistoryDays = 45

/** Days after which a correction can no longer be requested. */
export const correctionDays = 60

/** The times of one day, in order; at least one of them. */
export const someTimes = z.refine<{ inTime: string | null; outTime: string | null }>(
  ({ inTime, outTime }) => inTime !== null || outTime !== null,
  { error: m.enterArrivalOrDeparture(), path: ['inTime'] },
)
export const timesInOrder = z.refine<{ inTime: string | null; outTime: string | null }>(
  ({ inTime, outTime }) => !inTime || !outTime || inTime < outTime,
  { error: m.endAfterStart(), path: ['outTime'] },
)

/** The form and the body of requestCorrection. */
export const requestCorrectionInput = z
  .object({
    date: day,
    inTime: z.nullable(clockTime),
    outTime: z.nullable(clockTime),
    reason: text(500, m.sayWhatHappened()),
  })
  .check(someTimes, timesInOrder)

/** The first day must not be after the last; both are included. */
export const fromBeforeTo = z.refine<{ from: string; to: string }>(({ from, to }) => from <= to, {
  error: m.lastDayAfterFirst(),
  path: ['to'],
})
/** A period of at most this many days. */
export const atMostDays = (days: number) =>
  z.refine<{ from: string; to: string }>(
    ({ from, to }) => Date.parse(to) - Date.parse(from) < days * 86_400_000,
    { error: m.periodTooLong(), path: ['to'] },
  )

/** How the person proves their presence. */
const presenceProof = z.discriminatedUnion('method', [
  z.object({
    method: z.literal('face'),
    challenge: z.string().check(z.minLength(1), bounded(400)),
    descriptors: z.array(descriptor).check(z.minLength(3), z.maxLength(8)),
  }),
  z.object({ method: z.literal('passkey'), assertion: passkeyAssertion }),
])
export type PresenceProof = z.infer<typeof presenceProof>

const atPlace = { linkId: z.optional(id) }
const theirs = ['staff', 'lecturer'] as const

export const staffAttendance = onTopics(['staff-days'], {
  readMyStaffDay: op({
    method: 'GET',
    path: '/staff-day',
    roles: theirs,
    access: 'own',
    summary: 'Get your staff day: shift, check-in and check-out times, and available actions',
    input: nothing,
    output: myStaffDay,
  }),
  redeemStaffLink: op({
    method: 'POST',
    path: '/staff-links/{linkId}/scan',
    roles: 'public',
    access: 'secret',
    summary: 'Open a location’s check-in link, signed in or not; a scanned code is kept for 5 minutes',
    topics: [],
    input: z.object({
      linkId: id,
      audience: linkAudience,
      token: z.optional(z.string().check(z.minLength(1), bounded(100))),
    }),
    output: z.object({ place: z.string(), rotating: z.boolean(), until: z.nullable(instant) }),
    errors: [
      'link-not-valid',
      'link-closed',
      'network-required',
      'token-expired',
      'scan-required',
      'too-many-scans',
    ],
  }),
  startStaffFaceCheck: op({
    method: 'POST',
    path: '/staff-day/face-check',
    roles: theirs,
    access: 'own',
    summary: 'Start a face check and get a single-use challenge with the action to perform',
    topics: [],
    input: z.object({ ...atPlace, not: z.optional(livenessAction) }),
    output: z.object({ challenge: z.string(), action: livenessAction, expiresAt: instant }),
    errors: [...staffRefusals],
  }),
  startStaffPasskeyCheck: op({
    method: 'POST',
    path: '/staff-day/passkey-check',
    roles: theirs,
    access: 'own',
    summary: 'Get a passkey challenge for checking in or out',
    topics: [],
    input: z.object(atPlace),
    output: passkeyChallenge,
    errors: [...staffRefusals],
  }),
  checkInStaffDay: op({
    method: 'POST',
    path: '/staff-day/check-in',
    roles: theirs,
    access: 'own',
    summary: 'Check in for the day',
    input: z.object({ ...atPlace, proof: presenceProof }),
    output: myStaffDay,
    errors: [...staffRefusals],
  }),
  checkOutStaffDay: op({
    method: 'POST',
    path: '/staff-day/check-out',
    roles: theirs,
    access: 'own',
    summary: 'Check out for the day',
    input: z.object({ ...atPlace, proof: presenceProof }),
    output: myStaffDay,
    errors: [...staffRefusals],
  }),
  reportStaffProblem: op({
    method: 'POST',
    path: '/staff-day/problem',
    roles: theirs,
    access: 'own',
    summary: 'Log an attempt that failed on the device: no camera, no face found or no passkey used',
    topics: [],
    input: z.object({ ...atPlace, problem: z.enum(staffDeviceProblems) }),
    output: nothing,
  }),
  listMyStaffDays: op({
    method: 'GET',
    path: '/staff-days/mine',
    roles: theirs,
    access: 'own',
    summary: 'List your staff days of a week or month, with totals',
    input: z.object({ from: day, to: day }).check(fromBeforeTo, atMostDays(maxHistoryDays)),
    output: staffHistory,
  }),
  requestCorrection: op({
    method: 'POST',
    path: '/staff-days/mine/corrections',
    roles: theirs,
    access: 'own',
    summary: 'Request a correction of one of your staff days; replaces a pending request',
    input: requestCorrectionInput,
    output: askedCorrection,
    errors: ['edit-conflict'],
  }),
})
