import type { NotificationKind } from '@campanile/contract/notifications/notifications.ts'

/** The text of a push on the lock screen: no names, courses or reasons. */
export const pushTitles: Record<NotificationKind, string> = {
  requests: 'Something waits for your decision',
  decisions: 'A request of yours was decided',
  attendance: 'There is news about attendance',
  timetable: 'Your timetable has changed',
  assignments: 'There is news about an assignment',
  results: 'There is news about your results',
  pay: 'There is news about your pay',
  account: 'Your account has changed',
}
