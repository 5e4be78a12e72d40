import type { Role } from '@campanile/contract/roles.ts'

const personTabs = ['overview', 'attendance', 'classes', 'requests', 'results', 'pay', 'activity'] as const
export type PersonTab = (typeof personTabs)[number]

/** The tabs about a person of each role. */
const ofRole: Record<Role, readonly PersonTab[]> = {
  student: ['overview', 'attendance', 'classes', 'requests', 'results', 'activity'],
  lecturer: ['overview', 'classes', 'attendance', 'requests', 'pay', 'activity'],
  staff: ['overview', 'attendance', 'requests', 'pay', 'activity'],
  admin: ['overview', 'activity'],
}

/** The tabs about students for lecturers: those that concern their classes. */
const ofLecturers: readonly PersonTab[] = ['overview', 'attendance', 'classes', 'results']

/** The tabs of a person’s page, for the viewer's role. */
export const tabsFor = (viewer: Role, role: Role): readonly PersonTab[] =>
  viewer === 'admin' ? ofRole[role] : ofRole[role].filter((tab) => ofLecturers.includes(tab))
