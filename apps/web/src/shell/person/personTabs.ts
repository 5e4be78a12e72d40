import type { Role } from '@campanile/contract/roles.ts'

const personTabs = ['overview', 'attendance', 'classes', 'requests', 'results', 'pay', 'activity'] as const
export type PersonTab = (typeof personTabs)[number]

/** What there is to see about a person of each role. */
const ofRole: Record<Role, readonly PersonTab[]> = {
  student: ['overview', 'attendance', 'classes', 'requests', 'results', 'activity'],
  lecturer: ['overview', 'classes', 'attendance', 'requests', 'pay', 'activity'],
  staff: ['overview', 'attendance', 'requests', 'pay', 'activity'],
  admin: ['overview', 'activity'],
}

/** What lecturers see of their students: what concerns their classes. */
const ofLecturers: readonly PersonTab[] = ['overview', 'attendance', 'classes', 'results']

/** The tabs of a person’s page, for the role that looks at it. */
export const tabsFor = (viewer: Role, role: Role): readonly PersonTab[] =>
  viewer === 'admin' ? ofRole[role] : ofRole[role].filter((tab) => ofLecturers.includes(tab))
