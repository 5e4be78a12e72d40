import type { RetentionKind } from '@campanile/contract/retention/retention.ts'
import { accessRetention } from '#domains/accounts/retention.ts'
import { uploadRetention } from '#domains/assignments/retention.ts'
import { attemptRetention } from '#domains/attendance/retention.ts'
import { auditRetention } from '#domains/audit/retention.ts'
import { expiredDisplays } from '#domains/displays/retention.ts'
import { faceRetention, probeRetention } from '#domains/faces/retention.ts'
import { importRetention } from '#domains/imports/retention.ts'
import { closedCases, oldDelegations, oldWaitingNotes } from '#domains/insight/retention.ts'
import { mailRetention } from '#domains/mail/retention.ts'
import { notificationRetention, sentMessages } from '#domains/notifications/retention.ts'
import { oldRosterSyncs } from '#domains/oneroster/retention.ts'
import { oldReportRuns } from '#domains/scheduled-reports/retention.ts'
import { endedTokens } from '#domains/service-accounts/retention.ts'
import { oldStaffAttempts } from '#domains/staff-attendance/retention.ts'
import { endedDeliveries } from '#domains/webhooks/retention.ts'
import { extendRule, type RetentionRule } from './retention-rule.ts'

/** Everything that is deleted automatically. */
export const retentionRules: Record<RetentionKind, RetentionRule> = {
  faces: faceRetention,
  attempts: extendRule(attemptRetention, oldStaffAttempts),
  notifications: notificationRetention,
  mails: extendRule(mailRetention, sentMessages, oldReportRuns),
  imports: extendRule(importRetention, oldRosterSyncs),
  audit: extendRule(extendRule(extendRule(auditRetention, closedCases), oldDelegations), oldWaitingNotes),
  probes: probeRetention,
  'sign-in': extendRule(
    extendRule(extendRule(accessRetention, expiredDisplays), endedTokens),
    endedDeliveries,
  ),
  uploads: uploadRetention,
}
