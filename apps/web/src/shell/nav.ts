import { everyone, type Role } from '@campanile/contract/roles.ts'
import { CalendarCheck, LayoutDashboard, Library, type LucideIcon, ScanFace, Users } from 'lucide-react'

/** The headings under which an admin's destinations stand, in this order; other roles need none. */
const navGroups = ['Attendance', 'Requests', 'Academics', 'People'] as const

export interface NavEntry {
  label: string
  to: string
  icon: LucideIcon
  roles: readonly Role[]
  group?: (typeof navGroups)[number]
}

/** The side navigation of spec.md section 2, in its order: every entry whose screen exists. */
export const navEntries: readonly NavEntry[] = [
  { label: 'Dashboard Overview', to: '/app/dashboard', icon: LayoutDashboard, roles: everyone },
  { label: 'Attendance', to: '/app/attendance', icon: CalendarCheck, roles: ['student', 'lecturer'] },
  { label: 'User Management', to: '/app/users', icon: Users, roles: ['admin'], group: 'People' },
  { label: 'Class Management', to: '/app/classes', icon: Library, roles: ['admin'], group: 'Academics' },
]

/** Screens that the search finds and the side navigation does not list. */
const otherEntries: readonly NavEntry[] = [
  { label: 'Attendance', to: '/app/attendance', icon: CalendarCheck, roles: ['admin'] },
  { label: 'Face Registration', to: '/app/setup/face-registration', icon: ScanFace, roles: everyone },
]

const allowed = (role: Role) => (entry: NavEntry) => entry.roles.includes(role)

interface NavSection {
  title: string | null
  entries: NavEntry[]
}

/** What a role's sidebar shows: the ungrouped entries, then each group that has any. */
export function sectionsFor(role: Role): NavSection[] {
  const entries = navEntries.filter(allowed(role))
  const grouped = navGroups.map((title) => ({ title, entries: entries.filter((it) => it.group === title) }))
  const sections: NavSection[] = [{ title: null, entries: entries.filter((it) => !it.group) }, ...grouped]
  return sections.filter((section) => section.entries.length > 0)
}

/** Every screen the search can open for a role. */
export const destinationsFor = (role: Role) => [...navEntries, ...otherEntries].filter(allowed(role))
