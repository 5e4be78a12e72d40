import { z } from 'zod/mini'

// The objects of OneRoster 1.2 as its specification defines them, with every field that it has: strict, so that an
// answer with anything else is found.

const instant = z.iso.datetime()
const day = z.iso.date()
const flag = z.enum(['true', 'false'])
const text = z.string()
const texts = z.optional(z.array(text))

const ref = (type: string) =>
  z.strictObject({ href: z.url(), sourcedId: text.check(z.minLength(1)), type: z.literal(type) })
const refs = (type: string) => z.optional(z.array(ref(type)))

const base = {
  sourcedId: text.check(z.minLength(1)),
  status: z.enum(['active', 'tobedeleted']),
  dateLastModified: instant,
  metadata: z.optional(z.record(text, z.unknown())),
}

const org = z.strictObject({
  ...base,
  name: text,
  type: z.enum(['department', 'district', 'local', 'national', 'school', 'state']),
  identifier: text,
  parent: z.optional(ref('org')),
  children: refs('org'),
})

const academicSession = z.strictObject({
  ...base,
  title: text,
  startDate: day,
  endDate: day,
  type: z.enum(['gradingPeriod', 'semester', 'schoolYear', 'term']),
  parent: z.optional(ref('academicSession')),
  children: refs('academicSession'),
  schoolYear: text,
})

const course = z.strictObject({
  ...base,
  title: text,
  schoolYear: z.optional(ref('academicSession')),
  courseCode: text,
  grades: texts,
  subjects: texts,
  org: z.optional(ref('org')),
  subjectCodes: texts,
  resources: refs('resource'),
})

const klass = z.strictObject({
  ...base,
  title: text,
  classCode: z.optional(text),
  classType: z.optional(z.enum(['homeroom', 'scheduled'])),
  location: z.optional(text),
  grades: texts,
  subjects: texts,
  course: ref('course'),
  school: ref('org'),
  terms: z.array(ref('academicSession')).check(z.minLength(1)),
  subjectCodes: texts,
  periods: texts,
  resources: refs('resource'),
})

const roleNames = ['aide', 'student', 'teacher', 'systemAdministrator'] as const
const role = z.strictObject({
  roleType: z.enum(['primary', 'secondary']),
  role: z.enum(roleNames),
  org: ref('org'),
  userProfile: z.optional(z.url()),
  beginDate: z.optional(day),
  endDate: z.optional(day),
})

const user = z.strictObject({
  ...base,
  username: z.optional(text),
  enabledUser: flag,
  givenName: text,
  familyName: text,
  roles: z.array(role).check(z.minLength(1)),
  primaryOrg: z.optional(ref('org')),
  identifier: z.optional(text),
  email: z.optional(text),
})

const enrollment = z.strictObject({
  ...base,
  user: ref('user'),
  class: ref('class'),
  school: ref('org'),
  role: z.enum(['administrator', 'proctor', 'student', 'teacher']),
  primary: z.optional(flag),
  beginDate: z.optional(day),
  endDate: z.optional(day),
})

const objects = { orgs: org, academicSessions: academicSession, courses: course, classes: klass }
export const collections = { ...objects, users: user, enrollments: enrollment }
export const singles = { org, academicSession, course, class: klass, user, enrollment }

export const statusInfo = z.strictObject({
  imsx_codeMajor: z.literal('failure'),
  imsx_severity: z.literal('error'),
  imsx_description: text.check(z.minLength(1)),
  imsx_CodeMinor: z.strictObject({
    imsx_codeMinorField: z
      .array(
        z.strictObject({
          imsx_codeMinorFieldName: z.literal('TargetEndSystem'),
          imsx_codeMinorFieldValue: z.enum([
            'fullsuccess',
            'invalid_filter_field',
            'invalid_selection_field',
            'invaliddata',
            'unauthorisedrequest',
            'forbidden',
            'server_busy',
            'unknownobject',
            'internal_server_error',
          ]),
        }),
      )
      .check(z.minLength(1)),
  }),
})
