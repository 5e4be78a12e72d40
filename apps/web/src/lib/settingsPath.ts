/** Where each section of the settings that is about oneself stands; links from all domains lead there. */
export const settingsPath = {
  profile: '/app/settings',
  passkeys: '/app/settings/passkeys',
  notifications: '/app/settings/notifications',
  appearance: '/app/settings/appearance',
  calendarFeed: '/app/settings/calendar-feed',
} as const

/** The same for what admins decide for the institution. */
export const adminSettingsPath = {
  institution: '/app/settings/institution',
  attendance: '/app/settings/attendance',
  faces: '/app/settings/faces',
  requests: '/app/settings/requests',
  pay: '/app/settings/pay',
  signIn: '/app/settings/sign-in',
  connections: '/app/settings/connections',
  retention: '/app/settings/retention',
  auditLog: '/app/settings/audit-log',
} as const
