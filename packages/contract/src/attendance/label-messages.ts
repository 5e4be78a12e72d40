import { mappedMessages } from '@campanile/messages/mapped.ts'

export const attendanceStatusLabels = mappedMessages('contract.attendance.statuses', {
  present: 'Present',
  late: 'Late',
  absent: 'Absent',
  excused: 'Excused',
})

export const attendanceSourceLabels = mappedMessages('contract.attendance.sources', {
  face: 'by face',
  passkey: 'by passkey',
  code: 'by code',
  manual: 'by hand',
  closing: 'when check-in closed',
  import: 'by import',
  leave: 'by approved leave',
  mitigation: 'by approved mitigation',
})
