import type { HelpTopic } from '../topic.ts'
import { m } from './messages.ts'

/** Of several that fit, the first one counts. */
export const teachingTopics: readonly HelpTopic[] = [
  { paths: ['dashboard/cases'], title: m.casesTitle(), text: m.cases() },
  { paths: ['dashboard/waiting'], title: m.waitingTitle(), text: m.waiting() },
  { paths: ['dashboard/messages'], title: m.messagesTitle(), text: m.messages() },
  {
    paths: ['dashboard/sent-messages/*'],
    title: m.sentMessagesTitle(),
    text: m.sentMessages(),
  },
  {
    paths: ['dashboard/scheduled-reports'],
    title: m.scheduledReportsTitle(),
    text: m.scheduledReports(),
  },
  { paths: ['dashboard'], title: m.dashboardTitle(), text: m.dashboard() },
  { paths: ['attendance'], title: m.attendanceTitle(), text: m.attendance() },
  { paths: ['attendance/sessions/:sessionId'], title: m.liveTitle(), text: m.live() },
  { paths: ['attendance/sessions/:sessionId/kiosk'], title: m.kioskTitle(), text: m.kiosk() },
  { paths: ['classes/:classId/report'], title: m.classReportTitle(), text: m.classReport() },
  { paths: ['classes/:classId/results'], title: m.classResultsTitle(), text: m.classResults() },
  { paths: ['classes/:classId/*'], title: m.classTitle(), text: m.class() },
  { paths: ['schedule'], title: m.scheduleTitle(), text: m.schedule() },
  { paths: ['schedule/requests'], title: m.sessionRequestsTitle(), text: m.sessionRequests() },
  { paths: ['my-assignments'], title: m.assignmentsTitle(), text: m.assignments() },
  { paths: ['my-assignments/:assignmentId/*'], title: m.assignmentTitle(), text: m.assignment() },
  { paths: ['my-assignments/marks'], title: m.marksTitle(), text: m.marks() },
  { paths: ['my-assignments/marks/:sheetId'], title: m.markSheetTitle(), text: m.markSheet() },
  { paths: ['leave-requests'], title: m.leaveTitle(), text: m.leave() },
  { paths: ['leave-requests/calendar'], title: m.leaveCalendarTitle(), text: m.leaveCalendar() },
  { paths: ['my-payroll/*'], title: m.payTitle(), text: m.pay() },
  { paths: ['mitigation'], title: m.mitigationTitle(), text: m.mitigation() },
  { paths: ['users/:personId/*'], title: m.personTitle(), text: m.person() },
]
