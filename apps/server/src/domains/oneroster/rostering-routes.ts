import type { AccessRule } from '@campanile/contract/access-rules.ts'
import type { ApiScope } from '@campanile/contract/service-accounts/api-scopes.ts'
import type { ResourceName } from './resources.ts'

/** The kinds of objects that a path can name. */
export type Within = 'class' | 'course' | 'school' | 'term' | 'user' | 'student' | 'teacher'

export interface RosteringRoute {
  /** The standard’s name for the operation. */
  name: string
  path: string
  resource: ResourceName
  /** Only objects whose cell has this value. */
  only?: readonly [cell: string, value: string]
  answers: 'one' | 'many'
  /** Whether the standard’s smaller scope includes it. */
  isCore: boolean
  /** The scope that a service account needs. */
  scope: ApiScope
  /** The service account acts for an admin, who reaches everything: no rows are left out. */
  access: AccessRule
}

const kinds: Record<string, Pick<RosteringRoute, 'resource' | 'only'> & { one: string; many: string }> = {
  academicSessions: { resource: 'academicSessions', one: 'AcademicSession', many: 'AcademicSessions' },
  classes: { resource: 'classes', one: 'Class', many: 'Classes' },
  courses: { resource: 'courses', one: 'Course', many: 'Courses' },
  enrollments: { resource: 'enrollments', one: 'Enrollment', many: 'Enrollments' },
  gradingPeriods: {
    resource: 'academicSessions',
    only: ['type', 'gradingPeriod'],
    one: 'GradingPeriod',
    many: 'GradingPeriods',
  },
  orgs: { resource: 'orgs', one: 'Org', many: 'Orgs' },
  schools: { resource: 'orgs', only: ['type', 'school'], one: 'School', many: 'Schools' },
  students: { resource: 'users', only: ['role', 'student'], one: 'Student', many: 'Students' },
  teachers: { resource: 'users', only: ['role', 'teacher'], one: 'Teacher', many: 'Teachers' },
  terms: { resource: 'academicSessions', only: ['type', 'term'], one: 'Term', many: 'Terms' },
  users: { resource: 'users', one: 'User', many: 'Users' },
}

const granted = { scope: 'roster:read', access: 'role' } as const

const nested: [path: string, name: string][] = [
  ['/classes/{class}/students', 'getStudentsForClass'],
  ['/classes/{class}/teachers', 'getTeachersForClass'],
  ['/courses/{course}/classes', 'getClassesForCourse'],
  ['/schools/{school}/classes', 'getClassesForSchool'],
  ['/schools/{school}/classes/{class}/enrollments', 'getEnrollmentsForClassInSchool'],
  ['/schools/{school}/classes/{class}/students', 'getStudentsForClassInSchool'],
  ['/schools/{school}/classes/{class}/teachers', 'getTeachersForClassInSchool'],
  ['/schools/{school}/courses', 'getCoursesForSchool'],
  ['/schools/{school}/enrollments', 'getEnrollmentsForSchool'],
  ['/schools/{school}/students', 'getStudentsForSchool'],
  ['/schools/{school}/teachers', 'getTeachersForSchool'],
  ['/schools/{school}/terms', 'getTermsForSchool'],
  ['/students/{student}/classes', 'getClassesForStudent'],
  ['/teachers/{teacher}/classes', 'getClassesForTeacher'],
  ['/terms/{term}/classes', 'getClassesForTerm'],
  ['/terms/{term}/gradingPeriods', 'getGradingPeriodsForTerm'],
  ['/users/{user}/classes', 'getClassesForUser'],
]

/**
 * Every supported route of the rostering service. Demographics are not supported, because none are stored.
 */
export const rosteringRoutes: readonly RosteringRoute[] = [
  ...Object.entries(kinds).flatMap(([path, { one, many, ...kind }]): RosteringRoute[] => [
    { name: `getAll${many}`, path: `/${path}`, ...kind, answers: 'many', isCore: true, ...granted },
    { name: `get${one}`, path: `/${path}/{sourcedId}`, ...kind, answers: 'one', isCore: true, ...granted },
  ]),
  ...nested.map(([path, name]): RosteringRoute => {
    const { one: _one, many: _many, ...kind } = kinds[path.slice(path.lastIndexOf('/') + 1)]!
    return { name, path, ...kind, answers: 'many', isCore: false, ...granted }
  }),
]
