import { codedMessages } from '@campanile/messages/coded.ts'

export const m = codedMessages('server.leave', {
  alreadyRequested: 'You’ve already requested {leaveType}: {period}',
  atMostDaysAgo: 'At most {days, plural, one {# day} other {# days}} ago',
  colleagueNotFree: 'This colleague isn’t free at that time. Select another one.',
  lastDay: 'Your last day is {day}',
  moreThanLeft: 'Not enough {leaveType} left for {year}: {missing} short',
  nameTaken: 'Another leave type has this name',
  noHours: 'This leave can’t be taken by the hour',
  notTaughtThen: '{person} doesn’t teach this session at that time',
  noWorkingDays: 'No working days in this period: {reasons}',
  noWorkingHours: 'No working days in this period: no working hours',
  oneProposal: 'Propose one thing for each session',
  requestedOfType: 'Leave of this type has already been requested. Archive this type and add another.',
  requestedWithRules: 'Leave has already been requested with these rules. Archive this type and add another.',
  selectLeaveType: 'Select a leave type',
  selectOtherLecturer: 'Select another lecturer',
  sessionNotTaught: 'You don’t teach this session on these days',
  startsOn: 'You start on {day}',
  untilNextLeaveYear: 'At most until the end of the next leave year',
  wholeDaysOnly: 'This leave can only be taken in whole days',
})
