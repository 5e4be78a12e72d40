import { messages } from '@campanile/messages/messages.ts'

export const m = messages('exams.calendar', {
  examCalendar: 'Exam calendar',
  examCount: '{total, plural, one {# exam} other {# exams}}',
  examManagement: 'Exam Management',
  findAnExamOrCourse: 'Find an exam or course',
  hiddenMore: '{hidden} more',
  month: 'Month',
  nextView: 'Next {view}',
  noExamsInThis: 'No exams in this {view}',
  previousView: 'Previous {view}',
  theFirstAreShownSelect:
    'The first {most} are shown. Select a week or narrow the filters to see the others.',
  today: 'Today',
  view: 'View',
  weCouldntLoadTheExams: 'We couldn’t load the exams',
  week: 'Week',
})
