import { everyone, type Role } from '@campanile/contract/roles.ts'
import {
  Banknote,
  CalendarCheck,
  CalendarDays,
  ChartSpline,
  ClipboardCheck,
  ClipboardList,
  FileCheck,
  FileClock,
  FileHeart,
  FilePen,
  FilePenLine,
  FileUp,
  GraduationCap,
  IdCard,
  LayoutDashboard,
  Library,
  type LucideIcon,
  Mail,
  NotebookPen,
  Plane,
  ScanFace,
  Settings,
  Users,
  Wallet,
} from 'lucide-react'
import { m } from './messages.ts'

/** Headings between an admin's entries. Other roles need none. */
type NavGroup = 'people' | 'academics' | 'students' | 'pay'
const groupWords: Record<NavGroup, string> = {
  people: m.groupPeople(),
  academics: m.groupAcademics(),
  students: m.groupStudents(),
  pay: m.groupPay(),
}

export interface NavEntry {
  label: string
  to: string
  icon: LucideIcon
  roles: readonly Role[]
  group?: NavGroup
}

/** At the foot of the sidebar, above Sign Out. */
export const settingsEntry: NavEntry = {
  label: m.settings(),
  to: '/app/settings',
  icon: Settings,
  roles: everyone,
}

/** The side navigation of spec.md section 2, in its order: every entry whose screen exists. */
export const navEntries: readonly NavEntry[] = [
  { label: m.dashboardOverview(), to: '/app/dashboard', icon: LayoutDashboard, roles: everyone },
  { label: m.advancedAnalytics(), to: '/app/analytics', icon: ChartSpline, roles: ['admin'] },
  {
    label: m.attendanceReports(),
    to: '/app/reports',
    icon: ClipboardList,
    roles: ['admin'],
  },
  { label: m.userManagement(), to: '/app/users', icon: Users, roles: ['admin'], group: 'people' },
  {
    label: m.manageStaffAttendance(),
    to: '/app/manage-attendance',
    icon: IdCard,
    roles: ['admin'],
    group: 'people',
  },
  {
    label: m.manageLeaveRequests(),
    to: '/app/admin-leave-requests',
    icon: Plane,
    roles: ['admin'],
    group: 'people',
  },
  { label: m.classManagement(), to: '/app/classes', icon: Library, roles: ['admin'], group: 'academics' },
  {
    label: m.assignmentManagement(),
    to: '/app/assignments',
    icon: NotebookPen,
    roles: ['admin'],
    group: 'academics',
  },
  {
    label: m.examManagement(),
    to: '/app/exam-management',
    icon: FilePenLine,
    roles: ['admin'],
    group: 'academics',
  },
  {
    label: m.studentResults(),
    to: '/app/student-results',
    icon: GraduationCap,
    roles: ['admin'],
    group: 'academics',
  },
  { label: m.addResults(), to: '/app/add-results', icon: FilePen, roles: ['admin'], group: 'academics' },
  {
    label: m.lateSubmissions(),
    to: '/app/late-submissions',
    icon: FileClock,
    roles: ['admin'],
    group: 'academics',
  },
  {
    label: m.studentAttendance(),
    to: '/app/student-attendance',
    icon: ClipboardCheck,
    roles: ['admin'],
    group: 'students',
  },
  {
    label: m.mitigationForms(),
    to: '/app/mitigation',
    icon: FileHeart,
    roles: ['admin', 'student'],
    group: 'students',
  },
  {
    label: m.payrollManagement(),
    to: '/app/payroll',
    icon: Banknote,
    roles: ['admin'],
    group: 'pay',
  },
  { label: m.schedule(), to: '/app/schedule', icon: CalendarDays, roles: ['student', 'lecturer'] },
  {
    label: m.attendance(),
    to: '/app/attendance',
    icon: CalendarCheck,
    roles: ['student', 'lecturer', 'staff'],
  },
  { label: m.assignments(), to: '/app/my-assignments', icon: NotebookPen, roles: ['student', 'lecturer'] },
  { label: m.submitLeaveRequest(), to: '/app/leave-requests', icon: Plane, roles: ['lecturer', 'staff'] },
  { label: m.myPayroll(), to: '/app/my-payroll', icon: Wallet, roles: ['lecturer', 'staff'] },
  settingsEntry,
]

/** Screens that the search finds and the side navigation does not list. */
const otherEntries: readonly NavEntry[] = [
  { label: m.attendance(), to: '/app/attendance', icon: CalendarCheck, roles: ['admin'] },
  { label: m.myResults(), to: '/app/dashboard/results', icon: GraduationCap, roles: ['student'] },
  { label: m.issuedDocuments(), to: '/app/student-results/papers', icon: FileCheck, roles: ['admin'] },
  { label: m.marks(), to: '/app/my-assignments/marks', icon: FilePen, roles: ['lecturer'] },
  { label: m.payProfiles(), to: '/app/payroll/profiles', icon: Banknote, roles: ['admin'] },
  { label: m.payItems(), to: '/app/payroll/items', icon: Banknote, roles: ['admin'] },
  { label: m.bankDetails(), to: '/app/my-payroll/bank-details', icon: Wallet, roles: ['lecturer', 'staff'] },
  { label: m.imports(), to: '/app/users/imports', icon: FileUp, roles: ['admin'] },
  { label: m.outgoingMail(), to: '/app/users/mail', icon: Mail, roles: ['admin'] },
  { label: m.faceRegistration(), to: '/app/setup/face-registration', icon: ScanFace, roles: everyone },
]

const allowed = (role: Role) => (entry: NavEntry) => entry.roles.includes(role)

interface NavSection {
  title: string | null
  entries: NavEntry[]
}

/**
 * A role's sidebar, in the order of the specification. Adjacent entries of one group share a heading for
 * admins, so headings never change the order.
 */
export function sectionsFor(role: Role): NavSection[] {
  const entries = navEntries.filter((entry) => entry !== settingsEntry && allowed(role)(entry))
  if (role !== 'admin') return [{ title: null, entries }]
  const sections: NavSection[] = []
  for (const entry of entries) {
    const title = entry.group ? groupWords[entry.group] : null
    const last = sections.at(-1)
    if (last?.title === title) last.entries.push(entry)
    else sections.push({ title, entries: [entry] })
  }
  return sections
}

/** Every screen the search can open for a role. */
export const destinationsFor = (role: Role) => [...navEntries, ...otherEntries].filter(allowed(role))
