import { codedMessages } from '@campanile/messages/coded.ts'

export const m = codedMessages('contract.timetable', {
  atMostOneWeekAtOnce: 'At most one week at once',
  atMostSixWeeksAtOnce: 'At most six weeks at once',
  endAfterStart: 'The end must be after the start',
  giveReason: 'Give a reason',
  lastDayBeforeFirst: 'The last day is before the first',
})
