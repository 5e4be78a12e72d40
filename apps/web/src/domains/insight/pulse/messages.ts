import { messages } from '@campanile/messages/messages.ts'

export const m = messages('insight.pulse', {
  analytics: 'Analytics',
  belowTheRule: 'Below the {required}% rule',
  belowTheRuleLabel: 'Below the rule',
  classesAppearHereWhenTheirAttendance: 'Classes appear here when their attendance is below the limit.',
  classesWithTheLowestAttendance: 'Classes with the lowest attendance, and their change in a week',
  figuresAppearAfterTheFirstWeek: 'Figures appear after the first week of sessions.',
  noClassesBelowTheLimit: 'No classes below the limit',
  noDataForThisTermYet: 'No data for this term yet',
  nothingYetRequired:
    '{label}: {latest, select, yes {nothing yet} other {{latest2}% in the latest week}}, {required}% required',
  ofExpected: ' of {expected}',
  pointAboveThisTimeLastWeek:
    '{abs, plural, one {# point} other {# points}} {points, select, yes {above} other {below}} this time last week',
  sameAsThisTimeLastWeek: 'Same as this time last week',
  seeTheStaffBoard: 'See the staff board',
  staffPresent: 'Staff present',
  thisTerm: 'This term, %',
  thisTermLabel: 'This term',
  weCouldntLoadTheClasses: 'We couldn’t load the classes',
  weCouldntLoadTheTrend: 'We couldn’t load the trend',
  week: 'Week',
  weeklyAttendance: 'Weekly attendance',
  weeklyAttendanceIn: 'Weekly attendance in {termName}',
  weekNumber: 'Week {number}',
  wNumber: 'W{number}',
})
