import { everyone, type Role } from '@campanile/contract/roles.ts'
import {
  Banknote,
  CalendarClock,
  CalendarDays,
  ChartSpline,
  FilePenLine,
  GraduationCap,
  HeartHandshake,
  IdCard,
  Inbox,
  Library,
  ListChecks,
  type LucideIcon,
  Plane,
  Send,
  Users,
  Wallet,
} from 'lucide-react'
import { destinationsFor } from '../nav.ts'
import { settingsGroupsFor } from '../settings/settingsSections.ts'
import { m } from './messages.ts'
import type { PaletteEntry } from './paletteEntry.ts'

interface Parent {
  label: string
  icon: LucideIcon
  roles: readonly Role[]
}

const admins = ['admin'] as const
const analytics = { label: m.analytics(), icon: ChartSpline, roles: admins }
const staffAttendance = { label: m.staffAttendance(), icon: IdCard, roles: admins }
const studentAttendance = { label: m.studentAttendance(), icon: Users, roles: admins }
const leave = { label: m.leave(), icon: Plane, roles: admins }
const classes = { label: m.classManagement(), icon: Library, roles: admins }
const results = { label: m.studentResults(), icon: GraduationCap, roles: admins }
const exams = { label: m.exams(), icon: FilePenLine, roles: admins }
const payroll = { label: m.payroll(), icon: Banknote, roles: admins }
const myPay = { label: m.myPayroll(), icon: Wallet, roles: ['lecturer', 'staff'] } as const
const myLeave = { label: m.leave(), icon: Plane, roles: ['lecturer', 'staff'] } as const
const schedule = { label: m.schedule(), icon: CalendarDays, roles: ['lecturer'] } as const

const tab = (parent: Parent, label: string, to: string): PaletteEntry => ({
  id: to,
  label,
  detail: parent.label,
  icon: parent.icon,
  roles: parent.roles,
  act: { to },
})

/** The named parts of screens. */
const tabs: readonly PaletteEntry[] = [
  {
    id: '/app/dashboard/waiting',
    label: m.waitingForYou(),
    icon: ListChecks,
    roles: ['admin', 'lecturer'],
    act: { to: '/app/dashboard/waiting' },
  },
  {
    id: '/app/dashboard/cases',
    label: m.cases(),
    icon: HeartHandshake,
    roles: ['admin', 'lecturer'],
    act: { to: '/app/dashboard/cases' },
  },
  {
    id: '/app/dashboard/messages',
    label: m.messages(),
    icon: Inbox,
    roles: everyone,
    act: { to: '/app/dashboard/messages' },
  },
  {
    id: '/app/dashboard/sent-messages',
    label: m.sentMessages(),
    icon: Send,
    roles: ['admin', 'lecturer'],
    act: { to: '/app/dashboard/sent-messages' },
  },
  {
    id: '/app/dashboard/scheduled-reports',
    label: m.scheduledReports(),
    icon: CalendarClock,
    roles: ['admin', 'lecturer'],
    act: { to: '/app/dashboard/scheduled-reports' },
  },
  tab(analytics, m.studentsAtRisk(), '/app/analytics/at-risk'),
  tab(analytics, m.compare(), '/app/analytics/compare'),
  tab(analytics, m.lateness(), '/app/analytics/lateness'),
  tab(analytics, m.workAndMarks(), '/app/analytics/work'),
  tab(analytics, m.staff(), '/app/analytics/staff'),
  tab(analytics, m.pay(), '/app/analytics/pay'),
  tab(analytics, m.policySimulator(), '/app/analytics/policy'),
  tab(studentAttendance, m.sessions(), '/app/student-attendance/sessions'),
  tab(studentAttendance, m.students(), '/app/student-attendance/students'),
  tab(studentAttendance, m.toReview(), '/app/student-attendance/review'),
  tab(studentAttendance, m.importRecords(), '/app/student-attendance/import'),
  tab(staffAttendance, m.calendar(), '/app/manage-attendance/calendar'),
  tab(staffAttendance, m.corrections(), '/app/manage-attendance/corrections'),
  tab(staffAttendance, m.shiftRules(), '/app/manage-attendance/shifts'),
  tab(staffAttendance, m.checkInLinks(), '/app/manage-attendance/links'),
  tab(leave, m.teamCalendar(), '/app/admin-leave-requests/calendar'),
  tab(leave, m.balances(), '/app/admin-leave-requests/balances'),
  tab(leave, m.leaveTypes(), '/app/admin-leave-requests/types'),
  tab(classes, m.timetable(), '/app/classes/timetable'),
  tab(classes, m.sessionRequests(), '/app/classes/session-requests'),
  tab(classes, m.courses(), '/app/classes/courses'),
  tab(classes, m.terms(), '/app/classes/terms'),
  tab(classes, m.publicHolidays(), '/app/classes/holidays'),
  tab(classes, m.rooms(), '/app/classes/rooms'),
  tab(classes, m.batches(), '/app/classes/batches'),
  tab(classes, m.programmes(), '/app/classes/programmes'),
  tab(classes, m.departments(), '/app/classes/departments'),
  tab(exams, m.calendar(), '/app/exam-management/calendar'),
  tab(results, m.classes(), '/app/student-results/classes'),
  tab(results, m.students(), '/app/student-results/students'),
  tab(results, m.gradeScheme(), '/app/student-results/grade-scheme'),
  tab(payroll, m.questions(), '/app/payroll/questions'),
  tab(myPay, m.questions(), '/app/my-payroll/questions'),
  tab(myLeave, m.calendar(), '/app/leave-requests/calendar'),
  tab(schedule, m.sessionRequests(), '/app/schedule/requests'),
]

/** The screens of the side navigation, and others. */
export const screensFor = (role: Role): PaletteEntry[] =>
  destinationsFor(role).map(({ to, ...entry }) => ({ ...entry, id: to, act: { to } }))

/** Targets within screens: tabs, and sections of the settings. */
export const partsFor = (role: Role): PaletteEntry[] => [
  ...tabs.filter(({ roles }) => roles.includes(role)),
  ...settingsGroupsFor(role).flatMap(({ sections }) =>
    sections.map(({ to, ...section }) => ({
      ...section,
      id: `settings ${to}`,
      detail: m.settings(),
      act: { to },
    })),
  ),
]
