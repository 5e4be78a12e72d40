/** Where each section of the settings that is about oneself stands; links from all domains lead there. */
export const settingsPath = {
  profile: '/app/settings',
  security: '/app/settings/security',
  passkeys: '/app/settings/passkeys',
  signIns: '/app/settings/sessions',
  notifications: '/app/settings/notifications',
  appearance: '/app/settings/appearance',
  calendarFeed: '/app/settings/calendar-feed',
  face: '/app/settings/face',
  myData: '/app/settings/my-data',
} as const
