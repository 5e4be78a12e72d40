import type { ResourceName } from './resources.ts'

/** A row as the query gives it: cells by the column of the CSV file. */
export type RosterCells = Record<string, string> & {
  sourcedId: string
  status: 'active' | 'tobedeleted'
  dateLastModified: string
}

type Fields = Record<string, unknown>
type Refer = (type: 'org' | 'academicSession' | 'course' | 'class' | 'user', sourcedId: string) => Fields

const paths = {
  org: 'orgs',
  academicSession: 'academicSessions',
  course: 'courses',
  class: 'classes',
  user: 'users',
} as const

/** The fields of each object in addition to its id, status and time. */
const objects: Record<ResourceName, (cells: RosterCells, refer: Refer) => Fields> = {
  orgs: ({ name, type, sourcedId, parentSourcedId }, refer) => ({
    name,
    type,
    // Required by the standard; our organisations have no other identifier.
    identifier: sourcedId,
    ...(parentSourcedId && { parent: refer('org', parentSourcedId) }),
  }),
  academicSessions: ({ title, startDate, endDate, type, schoolYear }) => ({
    title,
    startDate,
    endDate,
    type,
    schoolYear,
  }),
  courses: ({ title, courseCode, orgSourcedId = '' }, refer) => ({
    title,
    courseCode,
    org: refer('org', orgSourcedId),
  }),
  classes: (cells, refer) => ({
    title: cells.title,
    classCode: cells.classCode,
    classType: cells.classType,
    course: refer('course', cells.courseSourcedId ?? ''),
    school: refer('org', cells.schoolSourcedId ?? ''),
    terms: [refer('academicSession', cells.termSourcedIds ?? '')],
  }),
  users: (cells, refer) => ({
    enabledUser: cells.enabledUser,
    givenName: cells.givenName,
    familyName: cells.familyName,
    roles: [
      {
        roleType: cells.roleType,
        role: cells.role,
        org: refer('org', cells.primaryOrgSourcedId ?? ''),
        ...(cells.beginDate && { beginDate: cells.beginDate }),
        ...(cells.endDate && { endDate: cells.endDate }),
      },
    ],
    primaryOrg: refer('org', cells.primaryOrgSourcedId ?? ''),
    // A program that has to delete a person needs no more than the standard requires.
    ...(cells.status === 'active' && {
      username: cells.username,
      email: cells.email,
      ...(cells.identifier && { identifier: cells.identifier }),
      ...(cells.phone && { phone: cells.phone }),
    }),
  }),
  enrollments: (cells, refer) => ({
    user: refer('user', cells.userSourcedId ?? ''),
    class: refer('class', cells.classSourcedId ?? ''),
    school: refer('org', cells.schoolSourcedId ?? ''),
    role: cells.role,
    primary: cells.primary,
  }),
}

/** A row as an object of OneRoster, with only these fields. `base` is the address of the service. */
export function rosterObject(
  resource: ResourceName,
  cells: RosterCells,
  { base, fields }: { base: string; fields: ReadonlySet<string> | undefined },
): Fields {
  const refer: Refer = (type, sourcedId) => ({
    href: `${base}/${paths[type]}/${encodeURIComponent(sourcedId)}`,
    sourcedId,
    type,
  })
  const { sourcedId, status, dateLastModified } = cells
  const whole: Fields = { sourcedId, status, dateLastModified, ...objects[resource](cells, refer) }
  if (!fields) return whole
  return Object.fromEntries(Object.entries(whole).filter(([name]) => fields.has(name)))
}
