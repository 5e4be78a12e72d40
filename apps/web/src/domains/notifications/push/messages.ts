import { messages } from '@campanile/messages/messages.ts'

export const m = messages('notifications.push', {
  deviceIsRemoved: '{device} is removed',
  getNotificationsOnThisDeviceEven: 'Get notifications on this device, even while Campanile is closed?',
  itNoLongerShowsNotificationsUntil:
    'It no longer shows notifications until you turn them on there again. It stays signed in.',
  loading: 'Loading',
  notificationsAppearHereEvenWhileCampanile: 'Notifications appear here, even while Campanile is closed.',
  notificationsAreOff: 'Notifications are off.',
  notificationsAreOffForThisDevice: 'Notifications are off for this device',
  notificationsAreOnForThisDevice: 'Notifications are on for this device',
  notificationsOnThisDevice: 'Notifications on this device',
  notNow: 'Not now',
  onSinceLastHeardOf: 'On since {date} · last heard of {date2}',
  remove: 'Remove',
  removeDevice: 'Remove {device}',
  removeDeviceQuestion: 'Remove {device}?',
  removing: 'Removing',
  thisBrowserCannotShowNotifications:
    'This browser cannot show notifications while Campanile is closed. On an iPhone or iPad, add Campanile to the Home Screen first.',
  thisDevice: 'This device',
  thisTookLongerThanTenSeconds: 'This took longer than ten seconds. Try again.',
  tryAgain: 'Try again',
  turningOff: 'Turning off',
  turningOn: 'Turning on',
  turnOff: 'Turn off',
  turnOn: 'Turn on',
  wasNotRemoved: '{device} was not removed',
  weCouldntLoadYourDevices: 'We couldn’t load your devices',
  youHaventAllowedOrBlockedNotifications:
    'You haven’t allowed or blocked notifications for Campanile in this browser yet.',
  yourBrowserBlocksNotificationsFromCampanile:
    'Your browser blocks notifications from Campanile. Open the site settings in the address bar, and allow them.',
  yourBrowserCouldNotReach: 'Your browser could not reach its notification service. Try again later.',
  yourBrowserCouldntStartNotificationsReload:
    'Your browser couldn’t start notifications. Reload the page and try again.',
  yourBrowserDoesNotLetCampanile: 'Your browser does not let Campanile show notifications.',
  yourBrowserMayAskWhetherCampanile: 'Your browser may ask whether Campanile is allowed to show them.',
  yourOtherDevices: 'Your other devices',
})
