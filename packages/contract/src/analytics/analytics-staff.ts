import { z } from 'zod/mini'
import { sheetFormats } from '../documents.ts'
import { op } from '../operation.ts'
import { money, month, payRunKind } from '../payroll/pay-values.ts'
import { employmentTypes, roles } from '../roles.ts'
import { staffDayStatus } from '../staff-attendance/staff-attendance.ts'
import { staffDayStatuses } from '../staff-attendance/staff-day-statuses.ts'
import { onTopics } from '../topics.ts'
import { day, employmentType, id, instant, nothing, pageSchema, paging, role, searchText } from '../values.ts'
import { analyticsTerm } from './analytics-values.ts'

const oneTerm = z.object({ termId: z.optional(id) })

/** Staff days by status; days without a status yet are not included. */
const staffCounts = z.object({
  present: z.int(),
  late: z.int(),
  halfDay: z.int(),
  absent: z.int(),
  onLeave: z.int(),
  /** Days attended out of the days expected; days on leave are not counted. */
  percentage: z.nullable(z.number()),
  /** The share of late days among the days attended. */
  lateShare: z.nullable(z.number()),
})
export type StaffCounts = z.infer<typeof staffCounts>

const sums = z.object({
  people: z.int(),
  /** Basic pay, no-pay days, teaching, earnings and allowances. */
  earnings: money,
  deductions: money,
  taxes: money,
  /** Adjustments of earlier months and amounts carried over, less what could not be sent; signed. */
  adjustedAndCarried: money,
  /** Net pay in the bank files; pay that was sent later counts in the month that paid it. */
  paid: money,
})
export type PaySums = z.infer<typeof sums>

const format = z.enum(sheetFormats)

/** Staff days by status. came: present, late or half a day. expected: came or absent. */
export const staffDayKinds = [...staffDayStatuses, 'came', 'expected'] as const
export type StaffDayKind = (typeof staffDayKinds)[number]

export const analyticsStaffDaySorts = ['date', '-date', 'person', '-person'] as const
const staffDays = {
  ...oneTerm.shape,
  /** The Monday of a week. */
  week: z.optional(day),
  weekday: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(7))),
  role: z.optional(role),
  days: z.optional(z.enum(staffDayKinds)),
  search: searchText,
  sort: z._default(z.enum(analyticsStaffDaySorts), '-date'),
}

const staffDayRow = z.object({
  personId: id,
  personName: z.string(),
  number: z.nullable(z.string()),
  role,
  employmentType: z.nullable(employmentType),
  date: day,
  inAt: z.nullable(instant),
  outAt: z.nullable(instant),
  status: staffDayStatus,
})
export type AnalyticsStaffDay = z.infer<typeof staffDayRow>

/** `none`: people without an employment type. */
export const paidEmployments = [...employmentTypes, 'none'] as const
export const analyticsPayslipSorts = ['person', '-person', 'month', '-month', 'paid', '-paid'] as const
const slips = {
  ...oneTerm.shape,
  month: z.optional(month),
  employment: z.optional(z.enum(paidEmployments)),
  search: searchText,
  sort: z._default(z.enum(analyticsPayslipSorts), 'person'),
}

const { people: _people, ...amounts } = sums.shape
const slipRow = z.object({
  payslipId: id,
  payRunId: id,
  month,
  runKind: payRunKind,
  personId: id,
  personName: z.string(),
  number: z.nullable(z.string()),
  employmentType: z.nullable(employmentType),
  ...amounts,
})
export type AnalyticsPayslip = z.infer<typeof slipRow>

export const analyticsStaff = onTopics(['analytics'], {
  readStaffAnalytics: op({
    method: 'GET',
    path: '/analytics/staff',
    roles: ['admin'],
    summary: 'Get a term’s staff attendance by week, weekday and role',
    topics: ['staff-days'],
    input: oneTerm,
    output: z.object({
      term: z.nullable(analyticsTerm),
      people: z.int(),
      overall: staffCounts,
      weeks: z.array(z.object({ week: z.string(), number: z.int(), ...staffCounts.shape })),
      weekdays: z.array(z.object({ weekday: z.int(), ...staffCounts.shape })),
      roles: z.array(z.object({ role: z.enum(roles), people: z.int(), ...staffCounts.shape })),
    }),
  }),
  readPayTotals: op({
    method: 'GET',
    path: '/analytics/pay',
    roles: ['admin'],
    summary: 'Get the totals of approved pay runs in the months of a term',
    topics: ['payroll'],
    input: oneTerm,
    output: z.object({
      term: z.nullable(analyticsTerm),
      currency: z.string(),
      overall: sums,
      months: z.array(z.object({ month, ...sums.shape })),
      /** Null: people without an employment type. */
      employmentTypes: z.array(
        z.object({ employmentType: z.nullable(z.enum(employmentTypes)), ...sums.shape }),
      ),
      /** A figure reveals what one person earns, so this access was audited. */
      recorded: z.boolean(),
    }),
  }),
  listAnalyticsStaffDays: op({
    method: 'GET',
    path: '/analytics/staff-days',
    roles: ['admin'],
    summary: 'List the staff days behind a figure',
    input: z.object({ ...paging, ...staffDays }),
    output: z.object({ ...pageSchema(staffDayRow).shape, term: z.nullable(analyticsTerm) }),
  }),
  exportAnalyticsStaffDays: op({
    method: 'GET',
    path: '/analytics/staff-days/export',
    kind: 'file',
    roles: ['admin'],
    summary: 'Export the staff days behind a figure as a file, by day',
    input: z.object({ ...staffDays, format }),
    output: nothing,
  }),
  listAnalyticsPayslips: op({
    method: 'GET',
    path: '/analytics/payslips',
    roles: ['admin'],
    summary: 'List the payslips behind a pay total; access is audited',
    input: z.object({ ...paging, ...slips }),
    output: z.object({
      ...pageSchema(slipRow).shape,
      term: z.nullable(analyticsTerm),
      currency: z.string(),
    }),
  }),
  exportAnalyticsPayslips: op({
    method: 'GET',
    path: '/analytics/payslips/export',
    kind: 'file',
    roles: ['admin'],
    summary: 'Export the payslips behind a pay total as a file; access is audited',
    input: z.object({ ...slips, format }),
    output: nothing,
  }),
})
