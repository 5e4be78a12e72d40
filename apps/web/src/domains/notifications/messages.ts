import { messages } from '@campanile/messages/messages.ts'

export const m = messages('notifications', {
  allCaughtUp: 'All caught up!',
  clearAll: 'Clear All',
  goodNews: 'Good news',
  markAllRead: 'Mark All Read',
  notice: 'Notice',
  notificationSettings: 'Notification settings',
  notifications: 'Notifications',
  problem: 'Problem',
  unreadWord: 'Unread, {word}: ',
  warning: 'Warning',
  weCouldntLoadYourNotifications: 'We couldn’t load your notifications',
})
