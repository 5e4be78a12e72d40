import { messages } from '@campanile/messages/messages.ts'

export const m = messages('shell.person', {
  activity: 'Activity',
  addToABatch: 'Add to a batch',
  attendance: 'Attendance',
  batch: 'Batch',
  classes: 'Classes',
  department: 'Department',
  leave: 'Leave',
  moveToAnotherBatch: 'Move to another batch',
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
