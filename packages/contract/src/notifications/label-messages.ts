import { mappedMessages } from '@campanile/messages/mapped.ts'

export const notificationKindLabels = mappedMessages('contract.notifications.kinds', {
  requests: 'Requests',
  decisions: 'Decisions',
  attendance: 'Attendance',
  timetable: 'Timetable',
  assignments: 'Assignments',
  results: 'Results',
  pay: 'Pay',
  messages: 'Messages',
  account: 'Account',
})

export const notificationKindSubjects = mappedMessages('contract.notifications.subjects', {
  requests: 'Items that need your decision',
  decisions: 'Decisions on your requests',
  attendance: 'Check-ins, records and working days',
  timetable: 'Sessions that are new, moved or cancelled',
  assignments: 'New, submitted and late work',
  results: 'Marks and results',
  pay: 'Payslips and questions about them',
  messages: 'Messages from admins and lecturers',
  account: 'Face data, passkeys, bank details and security',
})
