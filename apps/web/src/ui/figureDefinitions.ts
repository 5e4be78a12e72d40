/** What the figures mean, in the words of docs/figures.md. A figure shows them on demand. */
export const figureDefinitions = {
  attendance:
    'Present and late records, of all records that are present, late or absent. Excused records and sessions without a register don’t count.',
  'attendance-so-far':
    'Present and late records of today, of those that are present, late or absent. Students without a record aren’t counted yet.',
  'late-share':
    'Late records, of those that are present or late. The late time is counted from the start of the session, unless the lecturer set another time.',
  'staff-attendance':
    'Days on which people were present, late or worked half a day, of the days on which they were expected. Days on leave don’t count.',
  'staff-late': 'Late days, of the days on which people were present, late or worked half a day.',
  'staff-present': 'Staff who have checked in today, of those who are expected today.',
  'staff-hours':
    'Time from check-in to check-out on days worked: present, late and half days. Days without a check-out add no hours.',
  gpa: 'The mean of the grade points of classes with a final result, weighted by their credits. Only published marks count.',
  mean: 'The sum of the marks divided by their number.',
  median: 'Half of the marks are lower, half are higher.',
  deviation: 'How far marks typically are from the mean (standard deviation).',
  quartile: 'A quarter of the marks lie below the lower quartile, and a quarter above the upper one.',
  'sheet-pass-rate':
    'Students whose mark reaches the pass mark, of all whose marks count. Absent counts as 0.',
  'class-pass-rate': 'Final results with a passing grade, of all final results.',
  'net-pay': 'Earnings and corrections less deductions and taxes.',
} as const

export type FigureName = keyof typeof figureDefinitions
