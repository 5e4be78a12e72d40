// Messages, settings and the records about them. Free of zod.
import { mappedMessages } from '@campanile/messages/mapped.ts'

export const messagesActions = mappedMessages('contract.audit.messages', {
  markAllNotificationsRead: 'Marked notifications read',
  removeNotification: 'Removed a notification',
  clearNotifications: 'Removed all notifications',
  updateNotificationPreferences: 'Changed notification settings',
  registerPush: 'Turned on notifications on a device',
  refreshPush: 'Renewed notifications on a device',
  unregisterPush: 'Turned off notifications on a device',
  sendGroupMessage: 'Sent a message to people',
  markMessageRead: 'Read a message',
  openMail: 'Opened an outgoing message',
  sendMail: 'Sent a message again',
  markMailSent: 'Marked a message as sent',
  cancelMail: 'Cancelled a message',
})

export const settingsActions = mappedMessages('contract.audit.settings', {
  rebuildAnalytics: 'Recomputed all analytics',
  exportAnalytics: 'Exported analytics figures',
  exportAnalyticsSessions: 'Exported the sessions behind a figure',
  exportAnalyticsRecords: 'Exported the attendance records behind a figure',
  exportAnalyticsStudents: 'Exported students with their attendance',
  exportAnalyticsEnrolments: 'Exported students in classes with work and marks',
  exportAnalyticsStaffDays: 'Exported the staff days behind a figure',
  updateSettings: 'Changed settings',
  updateInstitution: 'Changed the institution',
  createSavedView: 'Saved a view of a list',
  renameSavedView: 'Renamed a saved view',
  removeSavedView: 'Deleted a saved view',
  sendTestMail: 'Sent a test message',
  checkStorage: 'Checked the storage',
  retryFailedJobs: 'Retried failed jobs',
  listAuditEvents: 'Viewed the audit log',
  readAuditEvent: 'Viewed an event in the audit log',
  exportAuditEvents: 'Exported the audit log',
  runRetention: 'Deleted expired data',
  createServiceAccount: 'Added a service account',
  updateServiceAccount: 'Changed a service account',
  takeOverServiceAccount: 'Took over a service account',
  removeServiceAccount: 'Deleted a service account',
  issueServiceToken: 'Created an API token',
  rotateServiceToken: 'Replaced an API token',
  revokeServiceToken: 'Revoked an API token',
  createWebhook: 'Added a webhook',
  updateWebhook: 'Changed a webhook',
  removeWebhook: 'Deleted a webhook',
  renewWebhookSecret: 'Replaced the secret of a webhook',
  testWebhook: 'Sent a test event',
  replayWebhookDelivery: 'Sent an event again',
})

/** Commands run on the server by its operator. */
export const serverActions = mappedMessages('contract.audit.server', {
  backUp: 'Made a backup',
  restoreBackup: 'Restored a backup',
  recoverDatabase: 'Restored the database to an earlier state',
})
