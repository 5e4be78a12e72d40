import { messages } from '@campanile/messages/messages.ts'

export const m = messages('insight.intervals', {
  attendance: 'Attendance',
  high: 'To',
  low: 'From',
  name: 'Name',
  records: 'Records',
  summary:
    'In this chart, {below, plural, =0 {none is clearly below {required}%} one {# is clearly below {required}%} other {# are clearly below {required}%}}, {unsure, plural, =0 {and none is too close to call.} one {and # is too close to call.} other {and # are too close to call.}}',
  title: 'Attendance with 95% confidence intervals',
  whatIntervalsAre:
    'The dot is the rate, and the line is its 95% confidence interval. The fewer records, the longer the line.',
})
