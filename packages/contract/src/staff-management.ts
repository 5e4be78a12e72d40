import { z } from 'zod/mini'
import { checkInCode } from './attendance.ts'
import { sheetFormats } from './documents.ts'
import { op } from './operation.ts'
import {
  askedCorrection,
  atMostDays,
  inOrder,
  linkAudience,
  shiftTimes,
  staffDay,
  staffDayStatus,
  timesInOrder,
} from './staff-attendance.ts'
import {
  clockTime,
  day,
  employmentType,
  id,
  instant,
  nothing,
  pageOf,
  paging,
  role,
  searchText,
  text,
  version,
} from './values.ts'

/** Where somebody stands on a day; each person in exactly one. */
export const presenceStates = ['in', 'left', 'missing', 'due', 'absent', 'on-leave', 'off'] as const
const presenceState = z.enum(presenceStates)
export type PresenceState = z.infer<typeof presenceState>

const staffPerson = {
  personId: id,
  firstName: z.string(),
  lastName: z.string(),
  number: z.nullable(z.string()),
  photo: z.nullable(z.string()),
  role,
  employmentType: z.nullable(employmentType),
}

const boardRow = z.object({
  ...staffPerson,
  state: presenceState,
  /** Null on a day off. */
  shift: z.nullable(shiftTimes),
  day: z.nullable(staffDay),
})
export type BoardRow = z.infer<typeof boardRow>

const narrowing = { search: searchText, role: z.optional(linkAudience) }
const ofStaff = { ...paging, ...narrowing }

/** Days that one file may span: a leap year. */
export const maxExportDays = 366

/** What brought a change of a day about. */
export const staffDayActs = ['check-in', 'check-out', 'closing', 'correction', 'leave'] as const

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
  /** Null: the person, in person, or the end of the day. */
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
  /** The status was set by an admin and does not follow from the times. */
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
    /** Null: what follows from the times. */
    status: z.nullable(staffDayStatus),
    reason: text(500, 'Say why'),
  })
  .check(
    timesInOrder,
    z.refine(({ inTime, outTime }) => inTime !== null || outTime === null, {
      error: 'Type when the person came, too',
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

const minutes = z.int('Whole minutes').check(z.minimum(0), z.maximum(24 * 60))
const shiftFields = {
  firstDay: day,
  lastDay: z.nullable(day),
  startsAt: clockTime,
  endsAt: clockTime,
  graceMinutes: minutes,
  halfDayAfterMinutes: minutes,
  absentAfterMinutes: minutes,
  /** 1 is Monday. */
  weekdays: z
    .array(z.int().check(z.minimum(1), z.maximum(7)))
    .check(z.minLength(1, 'Choose at least one day'), z.maxLength(7)),
}
type ShiftFields = z.infer<z.ZodMiniObject<typeof shiftFields>>
const shiftChecks = [
  z.refine<ShiftFields>((it) => it.startsAt < it.endsAt, {
    error: 'The shift ends after it starts, on the same day',
    path: ['endsAt'],
  }),
  z.refine<ShiftFields>((it) => it.graceMinutes <= it.halfDayAfterMinutes, {
    error: 'At least the minutes of grace',
    path: ['halfDayAfterMinutes'],
  }),
  z.refine<ShiftFields>((it) => it.halfDayAfterMinutes <= it.absentAfterMinutes, {
    error: 'At least the minutes of a half day',
    path: ['absentAfterMinutes'],
  }),
  z.refine<ShiftFields>((it) => it.lastDay === null || it.firstDay <= it.lastDay, {
    error: 'The last day comes after the first',
    path: ['lastDay'],
  }),
] as const

/** The form and the body of addShiftRule; personId null: for everybody without times of their own. */
export const addShiftRuleInput = z.object({ personId: z.nullable(id), ...shiftFields }).check(...shiftChecks)
/** The form and the body of updateShiftRule. */
export const updateShiftRuleInput = z.object({ ruleId: id, version, ...shiftFields }).check(...shiftChecks)

const shiftRule = z.object({
  id,
  personId: z.nullable(id),
  personName: z.nullable(z.string()),
  ...shiftFields,
  version,
  can: z.object({ edit: z.boolean(), end: z.boolean(), remove: z.boolean() }),
})
export type ShiftRule = z.infer<typeof shiftRule>

const linkFields = {
  audience: linkAudience,
  place: text(80, 'Type the place’s name'),
  /** CIDR of the campus network that is asked for. */
  network: z.nullable(text(50)),
  opensAt: z.nullable(clockTime),
  closesAt: z.nullable(clockTime),
  /** The QR code turns: whoever scans it stands before the screen. */
  rotating: z.boolean(),
  active: z.boolean(),
}
type LinkFields = z.infer<z.ZodMiniObject<typeof linkFields>>
const linkChecks = [
  z.refine<LinkFields>((it) => it.rotating || it.network !== null, {
    error: 'Type a network, or let the code turn: otherwise the link works from anywhere',
    path: ['network'],
  }),
  z.refine<LinkFields>((it) => (it.opensAt === null) === (it.closesAt === null), {
    error: 'Both times, or neither',
    path: ['closesAt'],
  }),
  z.refine<LinkFields>((it) => !it.opensAt || !it.closesAt || it.opensAt < it.closesAt, {
    error: 'Closes after it opens',
    path: ['closesAt'],
  }),
] as const

/** The form and the body of addStaffLink. */
export const addStaffLinkInput = z.object(linkFields).check(...linkChecks)
/** The form and the body of updateStaffLink. */
export const updateStaffLinkInput = z.object({ linkId: id, version, ...linkFields }).check(...linkChecks)

const staffLink = z.object({
  id,
  ...linkFields,
  /** Check-ins that came through it in the last 30 days. */
  used: z.int(),
  version,
})
export type StaffLink = z.infer<typeof staffLink>

const oneDay = z.object({ personId: id, date: day })
const admins = ['admin'] as const

export const staffManagement = {
  readStaffBoard: op({
    method: 'GET',
    path: '/staff-days/board',
    roles: admins,
    summary: 'A day’s board: how many are in, late or missing, and who',
    input: z.object({
      ...ofStaff,
      date: z.optional(day),
      state: z.optional(z.enum([...presenceStates, 'late'])),
    }),
    output: z.object({
      ...pageOf(boardRow).shape,
      date: day,
      today: day,
      now: instant,
      counts: z.record(presenceState, z.int()),
      late: z.int(),
    }),
  }),
  listStaffMonth: op({
    method: 'GET',
    path: '/staff-days/month',
    roles: admins,
    summary: 'The calendar of a month, a line for each person',
    input: z.object({
      ...ofStaff,
      month: z.string().check(z.regex(/^2[01]\d\d-(0[1-9]|1[0-2])$/, 'Choose a month')),
    }),
    output: z.object({
      ...pageOf(
        z.object({
          ...staffPerson,
          /** One for each day of the month. */
          cells: z.array(
            z.object({ off: z.boolean(), status: z.nullable(staffDayStatus), forgotten: z.boolean() }),
          ),
        }),
      ).shape,
      today: day,
      days: z.array(z.object({ date: day, holiday: z.nullable(z.string()) })),
    }),
  }),
  exportStaffDays: op({
    method: 'GET',
    path: '/staff-days/export',
    kind: 'file',
    roles: admins,
    summary: 'Every recorded day of a period, as a file for spreadsheets',
    input: z
      .object({ ...narrowing, from: day, to: day, format: z.enum(sheetFormats) })
      .check(inOrder, atMostDays(maxExportDays)),
    output: nothing,
  }),
  readStaffDay: op({
    method: 'GET',
    path: '/staff-days/{personId}/{date}',
    roles: admins,
    summary: 'One person’s day with all that changed it',
    input: oneDay,
    output: staffDayDetail,
  }),
  correctStaffDay: op({
    method: 'PUT',
    path: '/staff-days/{personId}/{date}',
    roles: admins,
    summary: 'Set the times or the status of a day, with the reason; refused when somebody changed it since',
    input: correctStaffDayInput,
    output: staffDayDetail,
    errors: ['edit-conflict'],
  }),
  listForgottenCheckOuts: op({
    method: 'GET',
    path: '/staff-days/forgotten',
    roles: admins,
    summary: 'Days that are over and have no time of going, newest first',
    input: z.object(ofStaff),
    output: pageOf(z.object({ ...staffPerson, day: staffDay })),
  }),
  listCorrections: op({
    method: 'GET',
    path: '/staff-corrections',
    roles: admins,
    summary: 'Requests to correct a day, oldest first',
    input: z.object({ ...ofStaff, status: z._default(z.enum(['pending', 'decided']), 'pending') }),
    output: pageOf(correction),
  }),
  decideCorrection: op({
    method: 'POST',
    path: '/staff-corrections/{correctionId}/decision',
    roles: admins,
    summary: 'Accept a request, which corrects the day, or refuse it with a reason',
    input: z
      .object({
        correctionId: id,
        decision: z.enum(['accept', 'refuse']),
        answer: z.nullable(text(500, 'Say why')),
      })
      .check(
        z.refine((it) => it.decision === 'accept' || it.answer !== null, {
          error: 'Say why',
          path: ['answer'],
        }),
      ),
    output: correction,
    errors: ['already-decided', 'invalid-input'],
  }),
  listShiftRules: op({
    method: 'GET',
    path: '/shift-rules',
    roles: admins,
    summary: 'Shift times: the institution’s, and those of single people',
    input: z.object({ ...paging, search: searchText }),
    output: z.object({ ...pageOf(shiftRule).shape, today: day }),
  }),
  addShiftRule: op({
    method: 'POST',
    path: '/shift-rules',
    roles: admins,
    summary: 'Shift times from a coming day on',
    input: addShiftRuleInput,
    output: shiftRule,
  }),
  updateShiftRule: op({
    method: 'PATCH',
    path: '/shift-rules/{ruleId}',
    roles: admins,
    summary: 'Change coming shift times; of those in use, the last day',
    input: updateShiftRuleInput,
    output: shiftRule,
    errors: ['edit-conflict', 'rule-in-use'],
  }),
  removeShiftRule: op({
    method: 'DELETE',
    path: '/shift-rules/{ruleId}',
    roles: admins,
    summary: 'Remove shift times that are not in use yet',
    input: z.object({ ruleId: id }),
    output: nothing,
    errors: ['rule-in-use'],
  }),
  listStaffLinks: op({
    method: 'GET',
    path: '/staff-links',
    roles: admins,
    summary: 'Links and kiosks of places',
    input: z.object({ ...paging, search: searchText }),
    output: pageOf(staffLink),
  }),
  addStaffLink: op({
    method: 'POST',
    path: '/staff-links',
    roles: admins,
    summary: 'Make a link for a place',
    input: addStaffLinkInput,
    output: staffLink,
  }),
  updateStaffLink: op({
    method: 'PATCH',
    path: '/staff-links/{linkId}',
    roles: admins,
    summary: 'Change a place’s link, or switch it off',
    input: updateStaffLinkInput,
    output: staffLink,
    errors: ['edit-conflict'],
  }),
  readStaffLinkCode: op({
    method: 'GET',
    path: '/staff-links/{linkId}/code',
    roles: admins,
    summary: 'What a place’s kiosk shows: its link, and the turning code where it has one',
    input: z.object({ linkId: id }),
    output: z.object({
      place: z.string(),
      audience: linkAudience,
      rotating: z.boolean(),
      open: z.boolean(),
      opensAt: z.nullable(clockTime),
      closesAt: z.nullable(clockTime),
      network: z.boolean(),
      ...checkInCode.shape,
    }),
    errors: [],
  }),
}
