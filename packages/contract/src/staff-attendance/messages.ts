import { codedMessages } from '@campanile/messages/coded.ts'

export const m = codedMessages('contract.staffAttendance', {
  atLeastAsManyAsGrace: 'At least as many as the grace minutes',
  atLeastAsManyAsHalfDay: 'At least as many as for a half day',
  closesAfterOpening: 'The closing time must be after the opening time',
  endAfterStart: 'The end must be after the start',
  enterArrivalOrDeparture: 'Enter when you arrived or when you left',
  enterArrivalToo: 'Also enter the time of arrival',
  enterBothTimesOrNeither: 'Enter both times, or neither',
  enterLocationName: 'Enter the location’s name',
  enterNetworkOrUseCode: 'Enter a network, or use a changing code: otherwise the link works from anywhere',
  enterReason: 'Enter a reason',
  lastDayAfterFirst: 'The last day must be after the first',
  periodTooLong: 'This period is too long',
  sayWhatHappened: 'Enter what happened',
  selectAtLeastOneDay: 'Select at least one day',
  selectMonth: 'Select a month',
  shiftEndsAfterStart: 'The shift must end after it starts, on the same day',
  wholeMinutes: 'Whole minutes',
})
