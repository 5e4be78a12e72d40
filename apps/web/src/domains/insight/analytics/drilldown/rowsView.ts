import {
  analyticsEnrolmentSorts,
  analyticsRecordSorts,
  analyticsSessionSorts,
  analyticsStudentSorts,
  enrolmentsWith,
  markKinds,
} from '@campanile/contract/analytics/analytics-rows.ts'
import { analyticsStaffDaySorts, staffDayKinds } from '@campanile/contract/analytics/analytics-staff.ts'
import {
  analyticsFilters,
  arrivalBands,
  attendanceBands,
} from '@campanile/contract/analytics/analytics-values.ts'
import { roles } from '@campanile/contract/roles.ts'
import { asId } from '#lib/asId.ts'
import { type ListView, oneOf, withinLimits } from '#lib/listParams.ts'
import { isPlainDate } from '#lib/plainDate.ts'
import { type AnalyticsTab, analyticsPath, type Scope, scopeOf, whole } from '../analyticsView.ts'

/** Lists of the records behind figures, each with its own path. */
export const rowKinds = ['sessions', 'records', 'students', 'enrolments', 'staff-days', 'payslips'] as const
export type RowKind = (typeof rowKinds)[number]

/**
 * The part of a term that a list is about, in the URL; its names are those of the operations except for the
 * ids.
 */
const partParams = [
  'weekday',
  'hour',
  'week',
  'session',
  'student',
  'status',
  'arrival',
  'band',
  'with',
  'role',
  'days',
  'month',
  'employment',
] as const
type PartParam = (typeof partParams)[number]
export type RowsPart = Partial<Record<PartParam, string | number>>

const rowsFilters = ['termId', ...analyticsFilters, ...partParams, 'from']
export const rowsShape = { filters: rowsFilters, kept: rowsFilters, sort: '' }

/** The list behind a figure; `from`: the part of the screen to go back to. */
export function rowsPath(kind: RowKind, from: AnalyticsTab, scope: Scope, part: RowsPart = {}): string {
  const params = Object.entries({ ...scope, ...part, ...(from && { from }) }).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  )
  const query = new URLSearchParams(params).toString()
  return `${analyticsPath}/rows/${kind}${query && `?${query}`}`
}

const weekOf = ({ week }: ListView['filters']) => (week && isPlainDate(week) ? week : undefined)
const paged = (view: ListView) => withinLimits(view)

/**
 * The part of a term that sessions and records belong to. Invalid parameters of an old or mistyped link are
 * ignored.
 */
const partOf = (view: ListView) => ({
  ...scopeOf(view),
  weekday: whole(view.filters.weekday, 1, 7),
  hour: whole(view.filters.hour, 0, 23),
  week: weekOf(view.filters),
})

export const sessionsAsked = (view: ListView) => ({
  ...partOf(view),
  ...paged(view),
  sort: oneOf(analyticsSessionSorts, view.sort) ?? '-startsAt',
})

export const recordsAsked = (view: ListView) => ({
  ...partOf(view),
  ...paged(view),
  sessionId: asId(view.filters.session),
  studentId: asId(view.filters.student),
  status: oneOf(markKinds, view.filters.status),
  arrival: whole(view.filters.arrival, 0, arrivalBands.length - 1),
  sort: oneOf(analyticsRecordSorts, view.sort) ?? '-startsAt',
})

export const studentsAsked = (view: ListView) => ({
  ...scopeOf(view),
  ...paged(view),
  sort: oneOf(analyticsStudentSorts, view.sort) ?? 'student',
})

export const enrolmentsAsked = (view: ListView) => ({
  ...scopeOf(view),
  ...paged(view),
  band: attendanceBands.find((it) => String(it) === view.filters.band),
  with: oneOf(enrolmentsWith, view.filters.with),
  sort: oneOf(analyticsEnrolmentSorts, view.sort) ?? 'student',
})

export const staffDaysAsked = (view: ListView) => ({
  termId: scopeOf(view).termId,
  ...paged(view),
  week: weekOf(view.filters),
  weekday: whole(view.filters.weekday, 1, 7),
  role: oneOf(roles, view.filters.role),
  days: oneOf(staffDayKinds, view.filters.days),
  sort: oneOf(analyticsStaffDaySorts, view.sort) ?? '-date',
})

/** The same for a file, which has no pages. */
export const wholeOf = <T extends { page: number }>({ page: _page, ...asked }: T) => asked
