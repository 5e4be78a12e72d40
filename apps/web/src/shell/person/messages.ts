import { messages } from '@campanile/messages/messages.ts'

export const m = messages('shell.person', {
  activity: 'Activity',
  attendance: 'Attendance',
  batch: 'Batch',
  classes: 'Classes',
  department: 'Department',
  leave: 'Leave',
  overview: 'Overview',
  pay: 'Pay',
  person: 'Person',
  programme: 'Programme',
  requests: 'Requests',
  results: 'Results',
  tabsOf: 'About {name}',
  userManagement: 'User Management',
  weCouldntLoadThePerson: 'We couldn’t load this person',
})
