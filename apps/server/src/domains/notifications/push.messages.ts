import { messagesFor } from '@campanile/messages/messages.ts'

export const pushMessages = messagesFor('server.notifications.push', {
  /** On the lock screen, so without names, courses or reasons. */
  title:
    '{kind, select, requests {Something needs your decision} decisions {Your request was decided} attendance {News about attendance} timetable {Your timetable has changed} assignments {News about an assignment} results {News about your results} pay {News about your pay} messages {You have a new message} other {Your account has changed}}',
})
