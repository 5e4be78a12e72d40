import { messages } from '@campanile/messages/messages.ts'

export const m = messages('help.staff', {
  assignments: 'This page is for students and lecturers.',
  assignmentsTitle: 'Assignments',
  attendance:
    'Check in when you arrive and out when you leave, with your face or a passkey.\nEach day shows why it counts as present, late, half a day or absent. If a day is wrong or you forgot to check out, request a correction.',
  attendanceTitle: 'Attendance',
  dashboard:
    'Your working day, your leave and your latest payslip.\nCheck in and out here or under Attendance.',
  dashboardTitle: 'Dashboard',
  leave:
    'Your balance for each leave type and your requests. Public holidays and weekends don’t use up leave.\nAn admin decides, and you’ll be notified.',
  leaveCalendar: 'Your leave and public holidays by month.',
  leaveCalendarTitle: 'Leave calendar',
  leaveTitle: 'Submit Leave Request',
  messages: 'Messages that admins sent you. Their senders see when you have read them.',
  messagesTitle: 'Messages',
  mitigation: 'This page is for students and admins.',
  mitigationTitle: 'Mitigation Forms',
  pay: 'Your payslips, the totals of this year and your bank details.\nEach line of a payslip shows the days that it is based on. If something looks wrong, ask about that line; the answer appears under Questions.',
  payTitle: 'My Payroll',
})
