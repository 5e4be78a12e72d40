import type { Bundle } from '#domains/imports/testing/bundle.ts'
import type { RosterObject } from './roster-client.ts'

type Read = Record<string, RosterObject[]>

const readSourcedId = (value: unknown): string =>
  (value as { sourcedId: string } | undefined)?.sourcedId ?? ''
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
export const toBundle = (read: Read): Bundle => ({
  orgs: read.orgs!.map((it) =>
    line(it.sourcedId, '', '', it.name, it.type, it.identifier, readSourcedId(it.parent)),
  ),
  academicSessions: read.academicSessions!.map((it) =>
    line(it.sourcedId, '', '', it.title, it.type, it.startDate, it.endDate, '', it.schoolYear),
  ),
  courses: read.courses!.map((it) =>
    line(it.sourcedId, '', '', '', it.title, it.courseCode, '', readSourcedId(it.org), '', ''),
  ),
  classes: read.classes!.map((it) =>
    line(
      ...[it.sourcedId, '', '', it.title, '', readSourcedId(it.course), it.classCode, it.classType, ''],
      ...[readSourcedId(it.school), (it.terms as unknown[]).map(readSourcedId).join(','), '', '', ''],
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
    line(
      it.sourcedId,
      '',
      '',
      readSourcedId(it.class),
      readSourcedId(it.school),
      readSourcedId(it.user),
      it.role,
      '',
      '',
      '',
    ),
  ),
})
