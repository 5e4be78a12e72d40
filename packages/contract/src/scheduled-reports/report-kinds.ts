// Free of zod: the dialog reads these.

import { type DocumentFormat, documentFormats, sheetFormats } from '../documents.ts'
import type { Role } from '../roles.ts'

/** The files that can be sent regularly: those that can also be exported by hand, by their operation. */
export const reportKinds = [
  'exportPeople',
  'exportAttendanceReport',
  'exportClassReport',
  'exportAnalytics',
  'exportAttendanceRecords',
  'exportStaffDays',
  'exportLeave',
  'exportMitigation',
  'exportLateSubmissions',
] as const
export type ReportKind = (typeof reportKinds)[number]

interface ReportFacts {
  formats: readonly DocumentFormat[]
  roles: readonly Role[]
  /** What it is about if no days are selected; null if it is not about days, which can move with the time. */
  days: 'term' | 'all' | null
}

export const reportFacts: Record<ReportKind, ReportFacts> = {
  exportPeople: { formats: documentFormats, roles: ['admin'], days: null },
  exportAttendanceReport: { formats: documentFormats, roles: ['admin'], days: 'term' },
  exportClassReport: { formats: documentFormats, roles: ['admin', 'lecturer'], days: 'term' },
  exportAnalytics: { formats: documentFormats, roles: ['admin'], days: null },
  exportAttendanceRecords: { formats: sheetFormats, roles: ['admin'], days: 'all' },
  exportStaffDays: { formats: sheetFormats, roles: ['admin'], days: 'all' },
  exportLeave: { formats: sheetFormats, roles: ['admin'], days: null },
  exportMitigation: { formats: sheetFormats, roles: ['admin'], days: null },
  exportLateSubmissions: { formats: sheetFormats, roles: ['admin'], days: null },
}

/** The days that a report is about: as they were selected, or those before it is sent. */
export const reportPeriods = ['selected', 'last-7-days', 'last-month'] as const
export type ReportPeriod = (typeof reportPeriods)[number]

/** The most scheduled reports of one person. */
export const maxScheduledReports = 20

/** The most other people who get a report. */
export const maxReportRecipients = 10

/** The largest file that is sent, in bytes. */
export const maxReportBytes = 5 * 1024 * 1024

/**
 * The reason why a report was not sent. access: its owner may not see it any more. mail: no mail server is
 * set up. size: the file is too large for an email. nobody: there are no recipients.
 */
export const reportProblems = ['access', 'mail', 'size', 'nobody', 'failed'] as const
export type ReportProblem = (typeof reportProblems)[number]
