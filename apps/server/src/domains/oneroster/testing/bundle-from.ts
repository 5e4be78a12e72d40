import type { Bundle } from '#domains/imports/testing/bundle.ts'
import type { RosterObject } from './roster-client.ts'

type Read = Record<string, RosterObject[]>

const idIn = (value: unknown): string => (value as { sourcedId: string } | undefined)?.sourcedId ?? ''
const cell = (value: unknown): string => {
  const text = typeof value === 'string' ? value : ''
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
const line = (...cells: unknown[]) => cells.map(cell).join(',')

interface Role {
  role: string
  roleType: string
}

/** The lines of a bundle with the objects that a program read. */
export const bundleFrom = (read: Read): Bundle => ({
  orgs: read.orgs!.map((it) => line(it.sourcedId, '', '', it.name, it.type, it.identifier, idIn(it.parent))),
  academicSessions: read.academicSessions!.map((it) =>
    line(it.sourcedId, '', '', it.title, it.type, it.startDate, it.endDate, '', it.schoolYear),
  ),
  courses: read.courses!.map((it) =>
    line(it.sourcedId, '', '', '', it.title, it.courseCode, '', idIn(it.org), '', ''),
  ),
  classes: read.classes!.map((it) =>
    line(
      ...[it.sourcedId, '', '', it.title, '', idIn(it.course), it.classCode, it.classType, ''],
      ...[idIn(it.school), (it.terms as unknown[]).map(idIn).join(','), '', '', ''],
    ),
  ),
  users: read.users!.map((it) =>
    line(
      ...[it.sourcedId, '', '', it.enabledUser, it.username, '', it.givenName, it.familyName, ''],
      ...[it.identifier, it.email, ...Array.from({ length: 12 }, () => '')],
    ),
  ),
  roles: read.users!.flatMap((it) =>
    (it.roles as Role[]).map(({ role, roleType }) =>
      line(`role-${it.sourcedId}`, '', '', it.sourcedId, roleType, role, '', '', '', ''),
    ),
  ),
  enrollments: read.enrollments!.map((it) =>
    line(it.sourcedId, '', '', idIn(it.class), idIn(it.school), idIn(it.user), it.role, '', '', ''),
  ),
})
