import type { ImportKind } from '@campanile/contract/imports/imports.ts'
import { type SQL, sql } from 'drizzle-orm'
import { type RosterRows, rosterRows } from '#domains/imports/roster.sql.ts'
import type { Operator } from './filter.rules.ts'

/** How a field is compared in a filter. */
export type RosterField =
  | { type: 'id' }
  | { type: 'status' }
  | { type: 'instant' }
  /** `exact` finds equal values by an index. */
  | { type: 'text' | 'day' | 'flag'; cell: string; exact?: SQL }
  | { type: 'ref'; column: string; kind: ImportKind }

/** A kind of object of the rostering service. */
export interface Resource {
  rows: readonly RosterRows[]
  /** Fields that filters can use. */
  filters: Record<string, RosterField>
  /** All fields that the standard defines for these objects; we have some of them. */
  fields: readonly string[]
}

const all: readonly Operator[] = ['!=', '>=', '<=', '=', '>', '<', '~']
export const operatorsByType: Record<RosterField['type'], readonly Operator[]> = {
  id: ['=', '!='],
  ref: ['=', '!='],
  status: ['=', '!='],
  flag: ['=', '!='],
  instant: ['=', '!=', '>', '>=', '<', '<='],
  day: ['=', '!=', '>', '>=', '<', '<='],
  text: all,
}

const common = {
  sourcedId: { type: 'id' },
  status: { type: 'status' },
  dateLastModified: { type: 'instant' },
} as const satisfies Record<string, RosterField>
const text = (cell: string, exact?: SQL): RosterField => ({ type: 'text', cell, ...(exact && { exact }) })
const day = (cell: string): RosterField => ({ type: 'day', cell })
const ref = (column: string, kind: ImportKind): RosterField => ({ type: 'ref', column, kind })

const always = ['sourcedId', 'status', 'dateLastModified', 'metadata']
const fields = (names: string) => [...always, ...names.split(' ')]

/** The roles of a user are part of the user here, and a separate file in a bundle. */
const ofRole = ['roleType', 'role', 'beginDate', 'endDate']
const usersWithRoles = rosterRows.users.map((rows, index): RosterRows => {
  const roles = Object.entries(rosterRows.roles[index]!.cells).filter(([cell]) => ofRole.includes(cell))
  return { ...rows, cells: { ...rows.cells, ...Object.fromEntries(roles) } }
})

export const resources = {
  orgs: {
    rows: rosterRows.orgs,
    filters: { ...common, name: text('name'), type: text('type') },
    fields: fields('name type identifier parent children'),
  },
  academicSessions: {
    rows: rosterRows.academicSessions,
    filters: {
      ...common,
      title: text('title'),
      type: text('type'),
      startDate: day('startDate'),
      endDate: day('endDate'),
      schoolYear: text('schoolYear'),
    },
    fields: fields('title startDate endDate type parent children schoolYear'),
  },
  courses: {
    rows: rosterRows.courses,
    filters: {
      ...common,
      title: text('title'),
      courseCode: text('courseCode', sql`c.code`),
      'org.sourcedId': ref('orgSourcedId', 'department'),
    },
    fields: fields('title schoolYear courseCode grades subjects org subjectCodes resources'),
  },
  classes: {
    rows: rosterRows.classes,
    filters: {
      ...common,
      title: text('title'),
      classCode: text('classCode', sql`c.code`),
      classType: text('classType'),
      'course.sourcedId': ref('courseSourcedId', 'course'),
      'school.sourcedId': ref('schoolSourcedId', 'department'),
      'terms.sourcedId': ref('termSourcedIds', 'term'),
    },
    fields: fields(
      'title classCode classType location grades subjects course school terms subjectCodes periods resources',
    ),
  },
  users: {
    rows: usersWithRoles,
    filters: {
      ...common,
      username: text('username', sql`p.email`),
      email: text('email', sql`p.email`),
      identifier: text('identifier'),
      phone: text('phone'),
      givenName: text('givenName'),
      familyName: text('familyName'),
      enabledUser: { type: 'flag', cell: 'enabledUser' },
      'roles.role': text('role'),
    },
    fields: fields(
      'userMasterIdentifier username userIds enabledUser givenName familyName middleName preferredFirstName preferredMiddleName preferredLastName pronouns roles userProfiles primaryOrg identifier email sms phone agents grades password resources',
    ),
  },
  enrollments: {
    rows: rosterRows.enrollments,
    filters: {
      ...common,
      role: text('role'),
      primary: { type: 'flag', cell: 'primary' },
      'user.sourcedId': ref('userSourcedId', 'person'),
      'class.sourcedId': ref('classSourcedId', 'class'),
      'school.sourcedId': ref('schoolSourcedId', 'department'),
    },
    fields: fields('user class school role primary beginDate endDate'),
  },
} satisfies Record<string, Resource>

export type ResourceName = keyof typeof resources
