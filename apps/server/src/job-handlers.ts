import { sendPasswordReset } from '#domains/accounts/passwords/password-reset.service.ts'
import { refreshMetadata } from '#domains/accounts/saml/read-metadata.service.ts'
import { refreshFigures } from '#domains/analytics/figures/keep-figures.service.ts'
import { convertWork } from '#domains/assignments/marking/previews.service.ts'
import { compareWork } from '#domains/assignments/similarity/similarity.service.ts'
import { notifyOfDueDates } from '#domains/assignments/teaching/reminders.service.ts'
import { closeCheckInOnTime } from '#domains/attendance/check-in/window.service.ts'
import { reviewCheckIns } from '#domains/attendance/review/findings.service.ts'
import { continueErasures, erase } from '#domains/erasure/erasing.service.ts'
import { computeExams } from '#domains/exams/drafts/compute-exams.service.ts'
import { continueImports, inviteImported, workOnImport } from '#domains/imports/imports-work.service.ts'
import { updateLeaveLedger } from '#domains/leave/leave-ledger.service.ts'
import { mailSender } from '#domains/mail/sending.service.ts'
import { continueDataExports, packMyData } from '#domains/my-data/packing.service.ts'
import { mailNotifications, writeNotificationMail } from '#domains/notifications/email-delivery.service.ts'
import { sendGroupMessage } from '#domains/notifications/group-messages/message-sending.service.ts'
import { pushNotifications, retryPushes } from '#domains/notifications/push-delivery.service.ts'
import { startDueRosterSync, syncRosterNow } from '#domains/oneroster/source/roster-sync.service.ts'
import { continuePayRuns, workOnPayRun } from '#domains/payroll/runs/pay-run-work.service.ts'
import { applyRetention } from '#domains/retention/retention-run.service.ts'
import { sendDueReports } from '#domains/scheduled-reports/report-runs.service.ts'
import { sendReport } from '#domains/scheduled-reports/report-sending.service.ts'
import { repairSearch } from '#domains/search/search-repair.service.ts'
import { notifyOfExpiringTokens } from '#domains/service-accounts/service-tokens.service.ts'
import { closeStaffDays } from '#domains/staff-attendance/closing.service.ts'
import { computeTimetable } from '#domains/timetable/drafts/compute-timetable.service.ts'
import {
  type Computations,
  continueTimetableDrafts,
  workOnTimetableDraft,
} from '#domains/timetable/drafts/draft-work.service.ts'
import { expireSessionRequest } from '#domains/timetable/session-request-expiry.service.ts'
import { deliverWebhooks } from '#domains/webhooks/deliveries.service.ts'
import { removeFile } from '#files/remove-file.ts'
import type { JobHandlers } from '#jobs/jobs.ts'
import type { Mailer } from '#mail/mailer.ts'
import type { Platform } from '#platform/platform.ts'

/** Loaded only when it is used. */
const demo = () => import('@campanile/demo/demo.ts')

export const draftComputations: Computations = { classes: computeTimetable, exams: computeExams }

/** All jobs and their handlers. */
export const jobHandlers = (platform: Platform, mailer: Mailer | null): JobHandlers => ({
  sendMails: mailSender(platform, mailer, {
    notification: writeNotificationMail,
    digest: writeNotificationMail,
  }),
  sendReport: ({ runId }) => sendReport(platform, runId),
  sendDueReports: () => sendDueReports(platform),
  sendGroupMessage: ({ messageId }) => sendGroupMessage(platform, messageId),
  mailNotifications: ({ notificationIds }) => mailNotifications(platform, notificationIds),
  sendPasswordReset: ({ sealed }) => sendPasswordReset(platform, sealed),
  pushNotifications: ({ notificationIds }) => pushNotifications(platform, notificationIds),
  retryPushes: ({ pairs, tries }) => retryPushes(platform, pairs, tries),
  closeCheckIn: ({ sessionId }) => closeCheckInOnTime(platform, sessionId),
  reviewCheckIns: ({ sessionId }) => reviewCheckIns(platform, sessionId),
  expireSessionRequest: ({ sessionRequestId }) => expireSessionRequest(platform, sessionRequestId),
  removeFile: ({ key }) => removeFile(platform, key),
  workOnImport: ({ importId }) => workOnImport(platform, importId),
  continueImports: () => continueImports(platform),
  syncRoster: ({ syncId }) => syncRosterNow(platform, syncId),
  startDueRosterSync: () => startDueRosterSync(platform),
  inviteImported: ({ importId }) => inviteImported(platform, importId),
  workOnPayRun: ({ payRunId }) => workOnPayRun(platform, payRunId),
  continuePayRuns: () => continuePayRuns(platform),
  computeTimetableDraft: ({ draftId }) => workOnTimetableDraft(platform, draftComputations, draftId),
  continueTimetableDrafts: () => continueTimetableDrafts(platform, draftComputations),
  packMyData: ({ exportId }) => packMyData(platform, exportId),
  keepMyData: () => continueDataExports(platform),
  erasePerson: ({ personId }) => erase(platform, personId),
  continueErasures: () => continueErasures(platform),
  closeStaffDays: () => closeStaffDays(platform),
  keepLeaveLedger: () => updateLeaveLedger(platform),
  notifyOfExpiringTokens: () => notifyOfExpiringTokens(platform),
  deliverWebhooks: () => deliverWebhooks(platform),
  refreshIdentityProviders: () => refreshMetadata(platform),
  tellOfDueDates: () => notifyOfDueDates(platform),
  convertWork: () => convertWork(platform),
  compareWork: () => compareWork(platform),
  applyRetention: ({ kinds }) => applyRetention(platform, kinds),
  loadDemo: async () => (await demo()).loadDemoForAdmin(platform),
  refreshFigures: () => refreshFigures(platform),
  repairSearch: () => repairSearch(platform),
  keepDemoLive: async () => (await demo()).keepDemoLive(platform),
})

/**
 * The job schedule (in UTC). Less urgent jobs run at night. The demo always has a class session in progress.
 */
export const cronLines = (demo: boolean): string =>
  [
    // Every hour, because it is just past midnight somewhere.
    '5 * * * * closeStaffDays',
    '20 2 * * * refreshFigures',
    '35 2 * * * repairSearch',
    '50 2 * * * keepLeaveLedger',
    '15 6 * * * notifyOfExpiringTokens',
    '30 6 * * * refreshIdentityProviders',
    '*/5 * * * * tellOfDueDates',
    // Files from before LibreOffice was set up.
    '*/5 * * * * convertWork',
    '*/10 * * * * compareWork',
    '*/5 * * * * keepMyData',
    '*/5 * * * * continueErasures',
    '10 3 * * * applyRetention',
    // Abandoned uploads take up space.
    '15 * * * * applyRetention ?id=uploads {kinds: ["uploads"]}',
    '* * * * * continueImports',
    '* * * * * continuePayRuns',
    '* * * * * continueTimetableDrafts',
    '*/5 * * * * startDueRosterSync',
    '* * * * * sendDueReports',
    '* * * * * sendMails',
    '* * * * * deliverWebhooks',
    ...(demo ? ['*/5 * * * * keepDemoLive'] : []),
  ].join('\n')
