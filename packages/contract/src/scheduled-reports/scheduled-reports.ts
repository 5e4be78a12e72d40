import { z } from 'zod/mini'
import { documentFormats } from '../documents.ts'
import { op } from '../operation.ts'
import { onTopics } from '../topics.ts'
import { bounded, id, instant, line, nothing, storable, version } from '../values.ts'
import { m } from './messages.ts'
import { maxReportRecipients, reportKinds, reportPeriods, reportProblems } from './report-kinds.ts'

/** The most characters of the filters. */
const maxParams = 1000

/** When it is sent, on the institution’s clock. */
const rhythm = {
  every: z.enum(['week', 'month']),
  /** Of weekly reports: 1 is Monday. */
  weekday: z.int().check(z.minimum(1), z.maximum(7)),
  /** Of monthly reports: a day that every month has. */
  monthDay: z.int().check(z.minimum(1), z.maximum(28)),
  hour: z.int().check(z.minimum(0), z.maximum(23)),
}

const fields = {
  name: line(80, m.enterName()),
  format: z.enum(documentFormats),
  period: z.enum(reportPeriods),
  ...rhythm,
  /** Other admins who get it too; only admins can select any. */
  recipientIds: z
    .array(id)
    .check(z.maxLength(maxReportRecipients, m.tooManyRecipients({ maximum: maxReportRecipients }))),
}

/** The fields of the form. */
export const scheduledReportForm = z.object(fields)
export type ScheduledReportForm = z.output<typeof scheduledReportForm>

const reportRun = z.object({
  at: instant,
  /** waiting: being prepared, or waiting for another attempt. */
  state: z.enum(['waiting', 'sent', 'failed']),
  problem: z.nullable(z.enum(reportProblems)),
  /** Recipients whose email was sent, and whose could not be sent. */
  sent: z.int(),
  failed: z.int(),
})

export const scheduledReport = z.object({
  id,
  name: z.string(),
  report: z.enum(reportKinds),
  /** The filters, as the query string of the export. */
  params: z.string(),
  /** The same in words. */
  filters: z.array(z.string()),
  format: z.enum(documentFormats),
  period: z.enum(reportPeriods),
  ...rhythm,
  owner: z.object({ id, name: z.string() }),
  /** All recipients, without those who stopped it. */
  recipients: z.array(z.object({ id, name: z.string() })),
  /** Null while it is paused. */
  nextAt: z.nullable(instant),
  /** Why it is paused, unless its owner paused it. */
  pausedBecause: z.nullable(z.enum(reportProblems)),
  lastRun: z.nullable(reportRun),
  version,
  can: z.object({
    /** Change, pause, send and delete it. */
    change: z.boolean(),
    /** Unsubscribe from it. */
    stop: z.boolean(),
  }),
})
export type ScheduledReport = z.infer<typeof scheduledReport>

const mine = z.object({ items: z.array(scheduledReport), can: z.object({ add: z.boolean() }) })
export type MyScheduledReports = z.infer<typeof mine>

const roles = ['admin', 'lecturer'] as const
const one = { scheduleId: id }

/** Exports that are sent by email every week or month, with the recipients' current rights. */
export const scheduledReports = onTopics(['scheduled-reports'], {
  listScheduledReports: op({
    method: 'GET',
    path: '/scheduled-reports',
    roles,
    access: 'own',
    summary: 'List your scheduled reports and those that you get, by name',
    input: nothing,
    output: mine,
  }),
  createScheduledReport: op({
    method: 'POST',
    path: '/scheduled-reports',
    roles,
    access: 'own',
    summary: 'Send an export with these filters by email every week or month',
    input: z.object({
      ...one,
      report: z.enum(reportKinds),
      params: z.string().check(bounded(maxParams, m.filtersInvalid()), storable),
      ...fields,
    }),
    output: mine,
    errors: ['too-many-reports', 'mail-not-configured', 'already-exists'],
  }),
  updateScheduledReport: op({
    method: 'PUT',
    path: '/scheduled-reports/{scheduleId}',
    roles,
    access: 'own',
    summary: 'Change the schedule, format and recipients of one of your reports',
    input: z.object({ ...one, version, ...fields }),
    output: mine,
    errors: ['edit-conflict'],
  }),
  pauseScheduledReport: op({
    method: 'POST',
    path: '/scheduled-reports/{scheduleId}/pause',
    roles,
    access: 'own',
    summary: 'Pause one of your reports',
    input: z.object(one),
    output: mine,
  }),
  resumeScheduledReport: op({
    method: 'POST',
    path: '/scheduled-reports/{scheduleId}/resume',
    roles,
    access: 'own',
    summary: 'Send one of your paused reports again, from its next time on',
    input: z.object(one),
    output: mine,
    errors: ['mail-not-configured'],
  }),
  sendScheduledReport: op({
    method: 'POST',
    path: '/scheduled-reports/{scheduleId}/sending',
    roles,
    access: 'own',
    summary: 'Send one of your reports now, in addition to its regular times',
    input: z.object(one),
    output: mine,
    errors: ['mail-not-configured', 'report-under-way'],
  }),
  stopScheduledReport: op({
    method: 'POST',
    path: '/scheduled-reports/{scheduleId}/stop',
    roles,
    access: 'own',
    summary: 'Unsubscribe from another admin’s report',
    input: z.object(one),
    output: mine,
  }),
  removeScheduledReport: op({
    method: 'DELETE',
    path: '/scheduled-reports/{scheduleId}',
    roles,
    access: 'own',
    summary: 'Delete one of your reports',
    input: z.object(one),
    output: mine,
  }),
})
