import type { HelpTopic } from '../topic.ts'
import { m } from './messages.ts'

/** Of several that fit, the first one counts. */
export const staffTopics: readonly HelpTopic[] = [
  { paths: ['dashboard/messages'], title: m.messagesTitle(), text: m.messages() },
  { paths: ['dashboard'], title: m.dashboardTitle(), text: m.dashboard() },
  { paths: ['attendance'], title: m.attendanceTitle(), text: m.attendance() },
  { paths: ['leave-requests'], title: m.leaveTitle(), text: m.leave() },
  { paths: ['leave-requests/calendar'], title: m.leaveCalendarTitle(), text: m.leaveCalendar() },
  { paths: ['my-payroll/*'], title: m.payTitle(), text: m.pay() },
  { paths: ['mitigation'], title: m.mitigationTitle(), text: m.mitigation() },
  { paths: ['my-assignments/*'], title: m.assignmentsTitle(), text: m.assignments() },
]
