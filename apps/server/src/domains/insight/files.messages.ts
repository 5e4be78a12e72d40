import { messagesFor } from '@campanile/messages/messages.ts'

export const insightFiles = messagesFor('server.insight.files', {
  allSessions: 'All sessions',
  attendanceFile: 'Attendance {code}',
  attendanceOfCourse: 'Attendance {code} {title}',
  attendanceReport: 'Attendance report',
  below: 'Below {required}%',
  department: 'Department',
  letterAbsent: 'A',
  letterExcused: 'E',
  letterLate: 'L',
  letterPresent: 'P',
  numberAndBatch: 'Number, batch',
  numberAndClass: 'Number, class',
  period: '{from} to {to}',
  searchedFor: '“{text}”',
  since: 'Since {day}',
  until: 'Until {day}',
})
