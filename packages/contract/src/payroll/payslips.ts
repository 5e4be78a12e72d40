import { z } from 'zod/mini'
import { sheetFormats } from '../documents.ts'
import { op } from '../operation.ts'
import { onTopics } from '../topics.ts'
import {
  bounded,
  day,
  employmentType,
  id,
  instant,
  nothing,
  pageSchema,
  paging,
  role,
  searchText,
} from '../values.ts'
import { m } from './messages.ts'
import { payTotals } from './pay-runs.ts'
import { money, month, payBasis, payLineKind, payRunKind, payRunStatus } from './pay-values.ts'

/** The source of a line: a session taught, a staff day, or approved leave. */
const payLineEvent = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('session'),
    sessionId: id,
    classId: id,
    courseCode: z.string(),
    courseTitle: z.string(),
    startsAt: instant,
    endsAt: instant,
    /** When its check-in was opened, as evidence that it was taught; null: there is none. */
    checkInAt: z.nullable(instant),
    minutes: z.int(),
  }),
  z.object({
    kind: z.literal('staff-day'),
    date: day,
    status: z.string(),
    /** Days without pay, as text: 1 or 0.5. */
    days: z.string(),
  }),
  z.object({
    kind: z.literal('leave'),
    /** The day of the leave that the line is about, or the first of them. */
    date: day,
    leaveRequestId: id,
    leaveType: z.string(),
    paid: z.boolean(),
    from: day,
    to: day,
    /** The number of its days that the line is about, as text. */
    days: z.string(),
  }),
])
export type PayLineEvent = z.infer<typeof payLineEvent>

export const payLine = z.object({
  id,
  kind: payLineKind,
  label: z.string(),
  /** The calculation in words: '4.5 hours × 42.00'; null if the label is enough. */
  detail: z.nullable(z.string()),
  /** Signed: the change to the net pay. */
  amount: money,
  /** For an adjustment: the month that it corrects. */
  ofMonth: z.nullable(month),
  /** The number of events it links to. */
  events: z.int(),
  /** For a line of days: how many days its events add up to, which can be parts of days. */
  days: z.nullable(z.number()),
  /** The person's question about it, if there is one. */
  question: z.nullable(z.object({ id, status: z.enum(['open', 'answered']) })),
})
export type PayLine = z.infer<typeof payLine>

const slipRow = z.object({
  id,
  payRunId: id,
  month,
  runKind: payRunKind,
  person: z.object({
    id,
    name: z.string(),
    number: z.nullable(z.string()),
    role,
    employmentType: z.nullable(employmentType),
    profileImage: z.nullable(z.string()),
  }),
  earnings: money,
  deductions: money,
  taxes: money,
  adjustments: money,
  carried: money,
  net: money,
  hasBankDetails: z.boolean(),
  /** The part of the net pay that the run did not pay; it is carried into the next run. */
  unpaid: money,
  /** The difference to the person's net pay in the latest approved run before; null if they had none. */
  change: z.nullable(money),
  openDiscrepancies: z.int(),
})
export type PayslipRow = z.infer<typeof slipRow>

/** A payslip as the person and admins read it. */
export const payslip = z.object({
  ...slipRow.shape,
  currency: z.string(),
  institution: z.string(),
  runStatus: payRunStatus,
  firstDay: day,
  lastDay: day,
  basis: z.nullable(payBasis),
  /** The pay date; null before approval. */
  payOn: z.nullable(day),
  paidOn: z.nullable(day),
  lines: z.array(payLine),
  /** This payslip and those approved before it in the calendar year. */
  yearToDate: z.object({ year: z.int(), ...payTotals.shape }),
  can: z.object({ ask: z.boolean(), download: z.boolean() }),
})
export type Payslip = z.infer<typeof payslip>

/** `change`: by size, whether up or down. */
export const payslipSorts = ['person', '-person', 'net', '-net', 'change', '-change'] as const
const narrowing = {
  search: searchText,
  employmentType: z.optional(employmentType),
  only: z.optional(z.enum(['adjusted', 'unsettled', 'no-bank-details'])),
}
const admins = ['admin'] as const
const oneRun = { payRunId: id }
const oneSlip = { payslipId: id }

/** For admins; each access to another person's pay is audited. */
export const payslips = onTopics(['payroll'], {
  listPayslips: op({
    method: 'GET',
    path: '/pay-runs/{payRunId}/payslips',
    roles: admins,
    summary: 'List the payslips of a run; access is audited',
    eventId: 'payRunId',
    input: z.object({ ...oneRun, ...paging, ...narrowing, sort: z._default(z.enum(payslipSorts), 'person') }),
    output: z.object({ ...pageSchema(slipRow).shape, currency: z.string() }),
  }),
  exportPayslips: op({
    method: 'GET',
    path: '/pay-runs/{payRunId}/payslips/export',
    kind: 'file',
    roles: admins,
    summary: 'Export the filtered payslips as a spreadsheet; access is audited',
    input: z.object({ ...oneRun, ...narrowing, format: z.enum(sheetFormats) }),
    output: nothing,
  }),
  readPayslip: op({
    method: 'GET',
    path: '/payslips/{payslipId}',
    roles: ['admin', 'lecturer', 'staff'],
    access: 'own-or-admin',
    summary: 'Get a payslip: any for admins, which is audited, and your own once approved',
    input: z.object(oneSlip),
    output: payslip,
  }),
  listPayLineEvents: op({
    method: 'GET',
    path: '/payslips/{payslipId}/lines/{payLineId}/events',
    roles: ['admin', 'lecturer', 'staff'],
    access: 'own-or-admin',
    summary: 'List the events behind a payslip line, earliest first',
    input: z.object({ ...oneSlip, payLineId: id, ...paging }),
    output: pageSchema(payLineEvent),
  }),
  downloadPayslip: op({
    /** POST, so that the password never appears in a URL. */
    method: 'POST',
    path: '/payslips/{payslipId}/pdf',
    kind: 'file',
    topics: [],
    roles: ['admin', 'lecturer', 'staff'],
    access: 'own-or-admin',
    summary: 'Download an approved payslip as PDF, optionally encrypted with a password; audited for admins',
    input: z.object({
      ...oneSlip,
      password: z.nullable(
        z.string().check(
          z.minLength(8, m.atLeast8Characters()),
          bounded(127, m.atMost127Characters()),
          // PDF readers handle other characters differently.
          z.regex(/^[ -~]*$/, m.usePlainKeyboardSigns()),
        ),
      ),
    }),
    output: nothing,
    errors: ['pay-run-moved-on'],
  }),
})
