import { everyone, type Role } from '@campanile/contract/roles.ts'
import {
  Banknote,
  CalendarCheck,
  CalendarDays,
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

/** The headings under which an admin's destinations stand, in this order; other roles need none. */
const navGroups = ['Attendance', 'Requests', 'Academics', 'People'] as const

export interface NavEntry {
  label: string
  to: string
  icon: LucideIcon
  roles: readonly Role[]
  group?: (typeof navGroups)[number]
}

/** Stands at the foot of the sidebar, above Sign Out. */
export const settingsEntry: NavEntry = {
  label: 'Settings',
  to: '/app/settings',
  icon: Settings,
  roles: everyone,
}

/** The side navigation of spec.md section 2, in its order: every entry whose screen exists. */
export const navEntries: readonly NavEntry[] = [
  { label: 'Dashboard Overview', to: '/app/dashboard', icon: LayoutDashboard, roles: everyone },
  {
    label: 'Attendance Reports',
    to: '/app/reports',
    icon: ClipboardList,
    roles: ['admin'],
    group: 'Attendance',
  },
  { label: 'User Management', to: '/app/users', icon: Users, roles: ['admin'], group: 'People' },
  {
    label: 'Manage Staff Attendance',
    to: '/app/manage-attendance',
    icon: IdCard,
    roles: ['admin'],
    group: 'Attendance',
  },
  {
    label: 'Manage Leave Requests',
    to: '/app/admin-leave-requests',
    icon: Plane,
    roles: ['admin'],
    group: 'Requests',
  },
  { label: 'Class Management', to: '/app/classes', icon: Library, roles: ['admin'], group: 'Academics' },
  {
    label: 'Assignment Management',
    to: '/app/assignments',
    icon: NotebookPen,
    roles: ['admin'],
    group: 'Academics',
  },
  {
    label: 'Exam Management',
    to: '/app/exam-management',
    icon: FilePenLine,
    roles: ['admin'],
    group: 'Academics',
  },
  {
    label: 'Student Results',
    to: '/app/student-results',
    icon: GraduationCap,
    roles: ['admin'],
    group: 'Academics',
  },
  { label: 'Add Results', to: '/app/add-results', icon: FilePen, roles: ['admin'], group: 'Academics' },
  {
    label: 'Late Submissions',
    to: '/app/late-submissions',
    icon: FileClock,
    roles: ['admin'],
    group: 'Requests',
  },
  {
    label: 'Student Attendance',
    to: '/app/student-attendance',
    icon: ClipboardCheck,
    roles: ['admin'],
    group: 'Attendance',
  },
  {
    label: 'Mitigation Forms',
    to: '/app/mitigation',
    icon: FileHeart,
    roles: ['admin', 'student'],
    group: 'Requests',
  },
  {
    label: 'Payroll Management',
    to: '/app/payroll',
    icon: Banknote,
    roles: ['admin'],
    group: 'People',
  },
  { label: 'Schedule', to: '/app/schedule', icon: CalendarDays, roles: ['student', 'lecturer'] },
  {
    label: 'Attendance',
    to: '/app/attendance',
    icon: CalendarCheck,
    roles: ['student', 'lecturer', 'staff'],
  },
  { label: 'Assignments', to: '/app/my-assignments', icon: NotebookPen, roles: ['student', 'lecturer'] },
  { label: 'Submit Leave Request', to: '/app/leave-requests', icon: Plane, roles: ['lecturer', 'staff'] },
  { label: 'My Payroll', to: '/app/my-payroll', icon: Wallet, roles: ['lecturer', 'staff'] },
  settingsEntry,
]

/** Screens that the search finds and the side navigation does not list. */
const otherEntries: readonly NavEntry[] = [
  { label: 'Attendance', to: '/app/attendance', icon: CalendarCheck, roles: ['admin'] },
  { label: 'My results', to: '/app/dashboard/results', icon: GraduationCap, roles: ['student'] },
  { label: 'Issued papers', to: '/app/student-results/papers', icon: FileCheck, roles: ['admin'] },
  { label: 'Marks', to: '/app/my-assignments/marks', icon: FilePen, roles: ['lecturer'] },
  { label: 'Pay profiles', to: '/app/payroll/profiles', icon: Banknote, roles: ['admin'] },
  { label: 'Pay items', to: '/app/payroll/items', icon: Banknote, roles: ['admin'] },
  { label: 'Bank details', to: '/app/my-payroll/bank-details', icon: Wallet, roles: ['lecturer', 'staff'] },
  { label: 'Imports', to: '/app/users/imports', icon: FileUp, roles: ['admin'] },
  { label: 'Outgoing mail', to: '/app/users/mail', icon: Mail, roles: ['admin'] },
  { label: 'Face Registration', to: '/app/setup/face-registration', icon: ScanFace, roles: everyone },
]

const allowed = (role: Role) => (entry: NavEntry) => entry.roles.includes(role)

interface NavSection {
  title: string | null
  entries: NavEntry[]
}

/** What a role's sidebar shows: an admin's ungrouped entries, then each group that has any; others see one list. */
export function sectionsFor(role: Role): NavSection[] {
  const entries = navEntries.filter((entry) => entry !== settingsEntry && allowed(role)(entry))
  if (role !== 'admin') return [{ title: null, entries }]
  const grouped = navGroups.map((title) => ({ title, entries: entries.filter((it) => it.group === title) }))
  const sections: NavSection[] = [{ title: null, entries: entries.filter((it) => !it.group) }, ...grouped]
  return sections.filter((section) => section.entries.length > 0)
}

/** Every screen the search can open for a role. */
export const destinationsFor = (role: Role) => [...navEntries, ...otherEntries].filter(allowed(role))
