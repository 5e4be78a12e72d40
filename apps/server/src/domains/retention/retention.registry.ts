import type { RetentionKind } from '@campanile/contract/retention/retention.ts'
import type { InstitutionSettings } from '@campanile/contract/settings/settings.ts'
import { countExpiredAccess, deleteExpiredAccess } from '#domains/accounts/retention.service.ts'
import {
  countExpiredUploads,
  deleteExpiredUploads,
} from '#domains/assignments/mine/upload-removal.service.ts'
import {
  countOldAttempts,
  deleteOldAttempts,
} from '#domains/attendance/check-in/attempt-retention.service.ts'
import { countOldEvents, deleteOldEvents } from '#domains/audit/audit-retention.service.ts'
import { countOldDisplays, deleteOldDisplays } from '#domains/displays/retention.service.ts'
import {
  countSpareProbes,
  countStaleFaces,
  deleteSpareProbes,
  deleteStaleFaces,
} from '#domains/faces/face-retention.service.ts'
import { countOldImports, deleteOldImports } from '#domains/imports/import-retention.service.ts'
import { countOldMails, deleteOldMails } from '#domains/mail/mail-retention.service.ts'
import {
  countOldNotifications,
  deleteOldNotifications,
} from '#domains/notifications/notification-retention.service.ts'
import {
  countOldStaffAttempts,
  deleteOldStaffAttempts,
} from '#domains/staff-attendance/attempt-retention.service.ts'
import type { Platform } from '#platform/platform.ts'

/** One kind of data that is deleted by itself. */
export interface RetentionRule {
  /** Days that the institution chose; null: as soon as it is of no use. */
  days(settings: InstitutionSettings): number | null
  /** What is past its time, counted no further than `most`. */
  count(platform: Platform, before: Date, most: number): Promise<number>
  /** Deletes a portion of at most `limit`; 0: nothing is left. */
  remove(platform: Platform, before: Date, limit: number): Promise<number>
}

/** All that is ever deleted by itself stands here. */
export const retentionRules: Record<RetentionKind, RetentionRule> = {
  faces: { days: ({ faces }) => faces.retentionDays, count: countStaleFaces, remove: deleteStaleFaces },
  attempts: {
    days: ({ retention }) => retention.attemptDays,
    async count(platform, before, most) {
      const students = await countOldAttempts(platform, before, most)
      return Math.min(most, students + (await countOldStaffAttempts(platform, before, most)))
    },
    async remove(platform, before, limit) {
      const students = await deleteOldAttempts(platform, before, limit)
      return students || deleteOldStaffAttempts(platform, before, limit)
    },
  },
  notifications: {
    days: ({ retention }) => retention.notificationDays,
    count: countOldNotifications,
    remove: deleteOldNotifications,
  },
  mails: { days: ({ retention }) => retention.mailDays, count: countOldMails, remove: deleteOldMails },
  imports: {
    days: ({ retention }) => retention.importDays,
    count: countOldImports,
    remove: deleteOldImports,
  },
  audit: { days: ({ retention }) => retention.auditDays, count: countOldEvents, remove: deleteOldEvents },
  probes: { days: () => null, count: countSpareProbes, remove: deleteSpareProbes },
  'sign-in': {
    days: () => null,
    async count(platform, before, most) {
      const access = await countExpiredAccess(platform, before, most)
      return Math.min(most, access + (await countOldDisplays(platform, before, most)))
    },
    async remove(platform, before, limit) {
      const access = await deleteExpiredAccess(platform, before, limit)
      return access || deleteOldDisplays(platform, before, limit)
    },
  },
  uploads: { days: () => null, count: countExpiredUploads, remove: deleteExpiredUploads },
}
