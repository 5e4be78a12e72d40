import type { HelpTopic } from '../topic.ts'
import { m } from './messages.ts'

/** Of several that fit, the first one counts. */
export const studentTopics: readonly HelpTopic[] = [
  { paths: ['dashboard/messages'], title: m.messagesTitle(), text: m.messages() },
  { paths: ['dashboard'], title: m.dashboardTitle(), text: m.dashboard() },
  { paths: ['dashboard/results'], title: m.resultsTitle(), text: m.results() },
  { paths: ['attendance'], title: m.attendanceTitle(), text: m.attendance() },
  { paths: ['classes/:classId'], title: m.classTitle(), text: m.class() },
  { paths: ['schedule'], title: m.scheduleTitle(), text: m.schedule() },
  { paths: ['mitigation'], title: m.mitigationTitle(), text: m.mitigation() },
  { paths: ['my-assignments'], title: m.assignmentsTitle(), text: m.assignments() },
  { paths: ['my-assignments/:assignmentId'], title: m.assignmentTitle(), text: m.assignment() },
]
