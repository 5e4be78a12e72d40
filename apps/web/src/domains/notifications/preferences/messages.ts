import { messages } from '@campanile/messages/messages.ts'

export const m = messages('notifications.preferences', {
  alwaysMailed: '{about}. Always mailed.',
  email: 'Email',
  emailGoesToNotificationsYou:
    'Email goes to {address}. Notifications you have already read here are not emailed.',
  kind: 'Kind',
  labelByWhere: '{label} by {where}',
  noMailServerIsSetUp: 'No mail server is set up here, so nothing is mailed.',
  notificationSettings: 'Notification settings',
  notifications: 'Notifications',
  push: 'Push',
  theBellHoldsEveryNotificationSelect:
    'The bell holds every notification. Select which kinds you also receive elsewhere.',
  weCouldntLoadYourNotificationSettings: 'We couldn’t load your notification settings',
  whereEachKindOfNotification: 'Where each kind of notification is shown besides the bell',
  yourChoiceWasNotSaved: 'Your choice was not saved',
})
