import { messages } from '@campanile/messages/messages.ts'

export const m = messages('exams.calendar', {
  examCalendar: 'Exam calendar',
  examManagement: 'Exam Management',
  exams: '{count, plural, one {# exam} other {# exams}}',
  findAnExamOrCourse: 'Find an exam or course',
  month: 'Month',
  next: '{view, select, week {Next week} other {Next month}}',
  noExams: '{view, select, week {No exams in this week} other {No exams in this month}}',
  onlyFirstShown:
    'The first {count, number} are shown. Select a week or narrow the filters to see the others.',
  previous: '{view, select, week {Previous week} other {Previous month}}',
  stateAndRooms: '{state}, {rooms}',
  today: 'Today',
  view: 'View',
  weCouldntLoadTheExams: 'We couldn’t load the exams',
  week: 'Week',
  weekOf: 'Week of {day}',
})
