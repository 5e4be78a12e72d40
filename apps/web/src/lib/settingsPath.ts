/** Where each section of the settings that is about oneself stands; links from all domains lead there. */
export const settingsPath = {
  profile: '/app/settings',
  passkeys: '/app/settings/passkeys',
  notifications: '/app/settings/notifications',
  appearance: '/app/settings/appearance',
  calendarFeed: '/app/settings/calendar-feed',
} as const
