import { messages } from '@campanile/messages/messages.ts'

export const m = messages('notifications', {
  allCaughtUp: 'All caught up!',
  clearAll: 'Clear All',
  markAllRead: 'Mark All Read',
  notificationSettings: 'Notification settings',
  notifications: 'Notifications',
  readError: 'Problem:',
  readInfo: 'Notice:',
  readSuccess: 'Good news:',
  readWarning: 'Warning:',
  unreadError: 'Unread, problem:',
  unreadInfo: 'Unread, notice:',
  unreadSuccess: 'Unread, good news:',
  unreadWarning: 'Unread, warning:',
  urgent: 'Urgent',
  weCouldntLoadYourNotifications: 'We couldn’t load your notifications',
})
