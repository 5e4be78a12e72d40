import { messages } from '@campanile/messages/messages.ts'

export const m = messages('structure', {
  all: 'All',
  archived: 'Archived',
  batches: 'Batches',
  classes: 'Classes',
  classManagement: 'Class Management',
  courses: 'Courses',
  departments: 'Departments',
  inUse: 'In use',
  linkedTo: '{of, select, course {Course {name}} batch {Batch {name}} other {Lecturer {name}}}',
  none: 'None',
  programmes: 'Programmes',
  publicHolidays: 'Public holidays',
  rooms: 'Rooms',
  seats: '{seats, plural, one {# seat} other {# seats}}',
  sessionRequests: 'Session requests',
  show: 'Show',
  terms: 'Terms',
  timetable: 'Timetable',
})
