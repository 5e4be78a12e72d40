// Messages, settings and the records about them. Free of zod.

export const messages = {
  label: 'Notifications and mail',
  actions: {
    markAllNotificationsRead: 'Marked notifications read',
    removeNotification: 'Removed a notification',
    clearNotifications: 'Removed all notifications',
    updateNotificationPreferences: 'Changed notification settings',
    registerPush: 'Turned on notifications on a device',
    refreshPush: 'Renewed notifications on a device',
    unregisterPush: 'Turned off notifications on a device',
    openMail: 'Opened an outgoing message',
    sendMail: 'Sent a message again',
    markMailSent: 'Marked a message as sent',
    cancelMail: 'Cancelled a message',
  },
} as const

export const settings = {
  label: 'Settings and records',
  actions: {
    rebuildAnalytics: 'Recomputed all analytics',
    exportAnalytics: 'Exported figures of the analytics',
    exportAnalyticsSessions: 'Exported sessions that figures are made of',
    exportAnalyticsRecords: 'Exported marks that figures are made of',
    exportAnalyticsStudents: 'Exported students with their attendance',
    exportAnalyticsEnrolments: 'Exported students in classes with work and marks',
    exportAnalyticsStaffDays: 'Exported staff days that figures are made of',
    updateSettings: 'Changed settings',
    updateInstitution: 'Changed the institution',
    createSavedView: 'Saved a view of a list',
    renameSavedView: 'Renamed a saved view',
    removeSavedView: 'Deleted a saved view',
    sendTestMail: 'Sent a test message',
    checkStorage: 'Checked the storage',
    retryFailedJobs: 'Let failed jobs run again',
    listAuditEvents: 'Looked at the audit log',
    readAuditEvent: 'Looked at an event of the audit log',
    exportAuditEvents: 'Exported the audit log',
    runRetention: 'Deleted what was past its time',
  },
} as const

/** Commands run on the server by its operator. */
export const server = {
  label: 'Server',
  actions: {
    backUp: 'Made a backup',
    restoreBackup: 'Restored a backup',
    recoverDatabase: 'Brought the database back to an earlier moment',
  },
} as const
