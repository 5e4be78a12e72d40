import { mappedMessages } from '@campanile/messages/mapped.ts'

export const employmentLabels = mappedMessages('contract.employment', {
  'full-time': 'Full-time',
  'part-time': 'Part-time',
  visiting: 'Visiting',
})

export const roleLabels = mappedMessages('contract.roles', {
  admin: 'Admin',
  lecturer: 'Lecturer',
  'part-time-lecturer': 'Part-time Lecturer',
  staff: 'Staff',
  student: 'Student',
  'visiting-lecturer': 'Visiting Lecturer',
})
