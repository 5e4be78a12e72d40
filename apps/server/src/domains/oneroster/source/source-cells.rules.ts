import type { RosterFileName } from '#domains/imports/roster.sql.ts'
import type { ResourceName } from '../resources.ts'
import type { SourceObject } from './source-reader.ts'

type Cells = Record<string, string>

/** Longer than any value that is imported: one that is longer is rejected with its line. */
const maxLength = 1000

/** A value as a cell of a bundle; other structures are empty. */
function toCell(value: unknown): string {
  if (typeof value === 'boolean' || typeof value === 'number') return String(value)
  // The database can't store the character zero.
  return typeof value === 'string' ? value.replaceAll('\0', '').slice(0, maxLength) : ''
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined

const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** The identifier of the object that a field refers to. */
const referredId = (value: unknown): string => toCell(fieldOf(value, 'sourcedId'))

/** References by the name of their column. */
const references: Record<ResourceName, Record<string, string>> = {
  orgs: { parentSourcedId: 'parent' },
  academicSessions: { parentSourcedId: 'parent' },
  courses: { orgSourcedId: 'org' },
  classes: { courseSourcedId: 'course', schoolSourcedId: 'school' },
  users: { primaryOrgSourcedId: 'primaryOrg' },
  enrollments: { classSourcedId: 'class', schoolSourcedId: 'school', userSourcedId: 'user' },
}

/** The line of a bundle with the same contents as an object, by its columns. */
export function objectCells(resource: ResourceName, object: SourceObject): Cells {
  const cells = Object.entries(object).map(([name, value]) => [name, toCell(value)] as const)
  const referred = Object.entries(references[resource]).map(
    ([column, field]) => [column, referredId(object[field])] as const,
  )
  const terms = toList(object.terms).map(referredId).join(',')
  return { ...Object.fromEntries([...cells, ...referred]), ...(terms && { termSourcedIds: terms }) }
}

/** The lines of roles.csv for a user. */
export const roleCells = (user: SourceObject): Cells[] =>
  toList(user.roles).map((role, index) => ({
    sourcedId: `role-${index}-${user.sourcedId}`,
    userSourcedId: user.sourcedId,
    roleType: toCell(fieldOf(role, 'roleType')),
    role: toCell(fieldOf(role, 'role')),
    orgSourcedId: referredId(fieldOf(role, 'org')),
  }))

/** Columns that not every source has. A bundle without them leaves the existing values unchanged. */
const optionalColumns = ['identifier', 'sms', 'phone']

/** The columns of a file that the source has. */
export const presentColumns = (
  file: RosterFileName,
  columns: readonly string[],
  lines: readonly Cells[],
): string[] =>
  columns.filter(
    (column) =>
      file !== 'users' || !optionalColumns.includes(column) || lines.some((cells) => column in cells),
  )
