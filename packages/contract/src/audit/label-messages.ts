import { mappedMessages } from '@campanile/messages/mapped.ts'

export const areaLabels = mappedMessages('contract.audit.areas', {
  signIn: 'Sign-in and accounts',
  people: 'People',
  faces: 'Face data',
  structure: 'Structure and timetable',
  attendance: 'Class attendance',
  staff: 'Staff attendance',
  requests: 'Leave and mitigation',
  work: 'Assignments',
  exams: 'Exams and results',
  pay: 'Payroll',
  messages: 'Notifications and mail',
  settings: 'Settings and records',
  server: 'Server',
})
