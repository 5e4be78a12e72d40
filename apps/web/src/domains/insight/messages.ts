import { messages } from '@campanile/messages/messages.ts'

export const m = messages('insight', {
  addUser: 'Add user',
  classReportOf: ', class report of {name}',
  dailyReport: 'Daily report',
  goodAfternoon: 'Good afternoon',
  goodEvening: 'Good evening',
  goodMorning: 'Good morning',
  hello: 'Hello',
  high: 'High',
  medium: 'Medium',
  showAllItemCount: 'Show all {itemCount}',
  showFewer: 'Show fewer',
  studentInYourClassesThisTerm:
    '{high, plural, one {# student} other {# students}} in your classes this term, judged by these classes only',
  studentsAtRisk: 'Students at risk',
  watch: 'Watch',
  weekNumberOfOf: ', week {number} of {of}',
})
