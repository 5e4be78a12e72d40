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

/** Headings between an admin's destinations. Other roles need none. */
type NavGroup = 'People' | 'Academics' | 'Students' | 'Pay'

export interface NavEntry {
  label: string
  to: string
  icon: LucideIcon
  roles: readonly Role[]
  group?: NavGroup
}

/** At the foot of the sidebar, above Sign Out. */
export const settingsEntry: NavEntry = {
  label: 'Settings',
  to: '/app/settings',
  icon: Settings,
  roles: everyone,
}

/** The side navigation of spec.md section 2, in its order: every entry whose screen exists. */
export const navEntries: readonly NavEntry[] = [
  { label: 'Dashboard Overview', to: '/app/dashboard', icon: LayoutDashboard, roles: everyone },
  { label: 'Advanced Analytics', to: '/app/analytics', icon: ChartSpline, roles: ['admin'] },
  {
    label: 'Attendance Reports',
    to: '/app/reports',
    icon: ClipboardList,
    roles: ['admin'],
  },
  { label: 'User Management', to: '/app/users', icon: Users, roles: ['admin'], group: 'People' },
  {
    label: 'Manage Staff Attendance',
    to: '/app/manage-attendance',
    icon: IdCard,
    roles: ['admin'],
    group: 'People',
  },
  {
    label: 'Manage Leave Requests',
    to: '/app/admin-leave-requests',
    icon: Plane,
    roles: ['admin'],
    group: 'People',
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
    group: 'Academics',
  },
  {
    label: 'Student Attendance',
    to: '/app/student-attendance',
    icon: ClipboardCheck,
    roles: ['admin'],
    group: 'Students',
  },
  {
    label: 'Mitigation Forms',
    to: '/app/mitigation',
    icon: FileHeart,
    roles: ['admin', 'student'],
    group: 'Students',
  },
  {
    label: 'Payroll Management',
    to: '/app/payroll',
    icon: Banknote,
    roles: ['admin'],
    group: 'Pay',
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
  { label: 'Issued documents', to: '/app/student-results/papers', icon: FileCheck, roles: ['admin'] },
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

/**
 * What a role's sidebar shows, in the order of the specification. An admin's neighbours of one group share a heading, so
 * that no heading can move an entry.
 */
export function sectionsFor(role: Role): NavSection[] {
  const entries = navEntries.filter((entry) => entry !== settingsEntry && allowed(role)(entry))
  if (role !== 'admin') return [{ title: null, entries }]
  const sections: NavSection[] = []
  for (const entry of entries) {
    const title = entry.group ?? null
    const last = sections.at(-1)
    if (last?.title === title) last.entries.push(entry)
    else sections.push({ title, entries: [entry] })
  }
  return sections
}

/** Every screen the search can open for a role. */
export const destinationsFor = (role: Role) => [...navEntries, ...otherEntries].filter(allowed(role))
