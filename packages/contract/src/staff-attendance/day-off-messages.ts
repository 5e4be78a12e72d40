import { codedMessages } from '@campanile/messages/coded.ts'

/** Reasons why nothing is expected of a person on a day, apart from public holidays, which have names. */
export const m = codedMessages('contract.staffAttendance.daysOff', {
  dayOff: 'Day off',
  hasLeft: 'Has left',
  noFixedHours: 'No fixed hours',
  notStarted: 'Not started yet',
  weekend: 'Weekend',
})
