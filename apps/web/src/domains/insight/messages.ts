import { richMessages } from '@campanile/messages/rich.ts'

export const m = richMessages('insight', {
  addUser: 'Add user',
  allCases: 'All cases',
  attendanceRate: '{rate} attendance',
  classReport: '{course}<hidden>, class report of {name}</hidden>',
  dailyReport: 'Daily report',
  goodAfternoon: 'Good afternoon, {name}',
  goodEvening: 'Good evening, {name}',
  goodMorning: 'Good morning, {name}',
  hello: 'Hello, {name}',
  high: 'High',
  medium: 'Medium',
  showAll: 'Show all {count}',
  showFewer: 'Show fewer',
  studentsAtRisk: 'Students at risk',
  studentsInYourClasses:
    '{students, plural, one {# student} other {# students}} in your classes this term, based on these classes only; {watch, plural, one {# more} other {# more}} to watch',
  termWeek: '{term}, week {week} of {weeks}',
  timetable: 'Timetable',
  watch: 'Watch',
})
