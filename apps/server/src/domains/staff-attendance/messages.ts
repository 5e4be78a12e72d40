import { codedMessages } from '@campanile/messages/coded.ts'

export const m = codedMessages('server.staffAttendance', {
  dayEndsBeforeStart: 'The day would be from {from} to {to}. Reject it, or correct the day by hand.',
  dayInFuture: 'This day is in the future',
  dayWithoutStart: 'The day would have no start. Reject it, or correct the day by hand.',
  enterNetwork: 'Enter a network like 10.20.0.0/16',
  institutionTimesApply: 'The institution’s times apply until others replace them',
  selectDayOfLast60: 'Select a day of the last 60 days',
  selectToday: 'Select today or a later day',
  selectTomorrow: 'Select tomorrow or a later day',
  timesStartThisDay: 'Other times already start on this day',
})
