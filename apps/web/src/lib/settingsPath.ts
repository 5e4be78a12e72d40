/** Paths of the personal settings sections, for links from all domains. */
export const settingsPath = {
  profile: '/app/settings',
  security: '/app/settings/security',
  passkeys: '/app/settings/passkeys',
  signIns: '/app/settings/sessions',
  displays: '/app/settings/displays',
  notifications: '/app/settings/notifications',
  appearance: '/app/settings/appearance',
  calendarFeed: '/app/settings/calendar-feed',
  face: '/app/settings/face',
  myData: '/app/settings/my-data',
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
  integrations: '/app/settings/integrations',
  roster: '/app/settings/roster',
  webhooks: '/app/settings/webhooks',
  retention: '/app/settings/retention',
  auditLog: '/app/settings/audit-log',
  status: '/app/settings/status',
} as const
