import { messages } from '@campanile/messages/messages.ts'

export const m = messages('notifications.preferences', {
  aboutChannels: 'The bell shows every notification. Select which kinds you also receive elsewhere.',
  alwaysEmailed: 'Always sent by email.',
  email: 'Email',
  emailGoesTo: 'Emails go to {address}. Notifications that you have already read here are not emailed.',
  kind: 'Kind',
  kindByEmail: '{kind} by email',
  kindByPush: '{kind} by push',
  noMailServerIsSetUp: 'No mail server is set up, so no email is sent.',
  notificationSettings: 'Notification settings',
  notifications: 'Notifications',
  push: 'Push',
  tableCaption: 'Where you receive each kind of notification, besides the bell',
  weCouldntLoadYourNotificationSettings: 'We couldn’t load your notification settings',
  yourChoiceWasNotSaved: 'Your settings were not saved',
})
