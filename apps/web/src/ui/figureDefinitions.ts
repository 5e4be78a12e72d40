import { m } from './messages.ts'
/** What the figures mean, in the words of docs/figures.md. A figure shows them on demand. */
export const figureDefinitions = {
  attendance: m.presentAndLateRecordsOfAll(),
  'attendance-so-far': m.presentAndLateRecordsOfToday(),
  'late-share': m.lateRecordsOfThose(),
  'staff-attendance': m.daysOnWhichPeopleWerePresent(),
  'staff-late': m.lateDaysOfTheDays(),
  'staff-present': m.staffWhoHaveCheckedInToday(),
  'staff-hours': m.timeFromCheckInToCheck(),
  gpa: m.theMeanOfTheGradePoints(),
  mean: m.theSumOfTheMarksDivided(),
  median: m.halfOfTheMarksAreLower(),
  deviation: m.howFarMarksTypically(),
  quartile: m.aQuarterOfTheMarksLie(),
  'sheet-pass-rate': m.studentsWhoseMarkReachesThePass(),
  'class-pass-rate': m.finalResultsWithAPassingGrade(),
  'net-pay': m.earningsAndCorrectionsLessDeductions(),
} as const

export type FigureName = keyof typeof figureDefinitions
