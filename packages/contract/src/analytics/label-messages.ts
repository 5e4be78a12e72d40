import { mappedMessages } from '@campanile/messages/mapped.ts'

export const markKindLabels = mappedMessages('contract.analytics.markKinds', {
  came: 'Attended',
  counted: 'Counted, without excused records',
})

export const staffDayKindLabels = mappedMessages('contract.analytics.staffDayKinds', {
  came: 'Attended',
  expected: 'Expected, without days on leave',
})

export const weekdayLabels = mappedMessages('contract.analytics.weekdays', {
  fri: 'Friday',
  mon: 'Monday',
  sat: 'Saturday',
  sun: 'Sunday',
  thu: 'Thursday',
  tue: 'Tuesday',
  wed: 'Wednesday',
})
