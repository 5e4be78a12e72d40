import { messagesFor } from '@campanile/messages/messages.ts'

export const notificationMailMessages = messagesFor('server.notifications.mails', {
  alwaysEmailed: '{institution} always emails you about the security of your account.',
  kind: '{kind, select, requests {“Requests”} decisions {“Decisions”} attendance {“Attendance”} timetable {“Timetable”} assignments {“Assignments”} results {“Results”} pay {“Pay”} messages {“Messages”} other {“Account”}}',
  newMessages:
    '{count, plural, one {# new message from {institution}} other {# new messages from {institution}}}',
  repliesAreNotRead: 'Replies to this email aren’t read.',
  repliesGoTo: 'Replies to this email go to {address}.',
  sentByEmail:
    'You’re receiving this because a lecturer or admin of your class at {institution} sent it by email.',
  turnedOn: 'You’re receiving this because email is on for {kinds} at {institution}. Turn it off here:',
})
