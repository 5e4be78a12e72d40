import { mappedMessages } from '@campanile/messages/mapped.ts'

export const staffDayStatusLabels = mappedMessages('contract.staffAttendance.statuses', {
  present: 'Present',
  late: 'Late',
  'half-day': 'Half day',
  absent: 'Absent',
  'on-leave': 'On leave',
})

export const linkAudienceLabels = mappedMessages('contract.staffAttendance.audiences', {
  staff: 'Staff',
  lecturer: 'Lecturers',
})
