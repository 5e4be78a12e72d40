import { phone } from '@campanile/contract/people/phone.ts'
import type { Role } from '@campanile/contract/roles.ts'
import { email, line } from '@campanile/contract/values.ts'
import { z } from 'zod/mini'
import { m } from '../problems.messages.ts'
import { type Draft, withoutMissing } from './csv-format.ts'
import type { Values } from './csv-lines.ts'
import { parsed } from './parsed.ts'
import { RejectedLine } from './unreadable.ts'
import { writtenDay } from './written-day.ts'

interface RosterFile {
  name: string
  /** The kind used for rejected lines, when a file can hold several kinds. */
  kind: Draft['kind']
  required: readonly string[]
  optional: readonly string[]
  /** Reads a line that the source has not deleted. @throws RejectedLine */
  read(values: Values, roles: ReadonlyMap<string, string>): Draft
}

/** Lists are in one cell, separated by commas. */
const listed = (cell: string) =>
  cell
    .split(',')
    .map((it) => it.trim())
    .filter(Boolean)

const nothingToDo = (draft: Draft, reason: string): Draft => ({
  ...draft,
  settled: { outcome: 'unchanged', reason },
})

const orgInput = z.object({ name: line(120) })

function readOrg({ sourcedid = '', name = '', type = '' }: Values): Draft {
  const draft: Draft = { kind: 'department', key: sourcedid, label: name, data: {}, refs: {} }
  const kind = type.toLowerCase()
  if (['district', 'local', 'state', 'national'].includes(kind)) {
    return nothingToDo(draft, m.orgAbove({ type: kind }))
  }
  if (kind !== 'department' && kind !== 'school') throw new RejectedLine(m.notOrg({ type }))
  const data = parsed(orgInput, { name })
  return { ...draft, alias: data.name.toLowerCase(), data }
}

const sessionInput = z.object({
  title: line(80),
  startDate: writtenDay,
  endDate: writtenDay,
})

function readSession(values: Values): Draft {
  const { sourcedid = '', title = '', type = '' } = values
  const draft: Draft = { kind: 'term', key: sourcedid, label: title, data: {}, refs: {} }
  if (['schoolyear', 'gradingperiod'].includes(type.toLowerCase())) {
    return nothingToDo(draft, m.sessionAbove({ type }))
  }
  if (!['term', 'semester'].includes(type.toLowerCase())) {
    throw new RejectedLine(m.notSession({ type }))
  }
  const given = { title, startDate: values.startdate, endDate: values.enddate }
  const { title: name, startDate, endDate } = parsed(sessionInput, given)
  if (endDate < startDate) throw new RejectedLine(m.termBackwards({ column: 'endDate' }))
  const data = { name, first_day: startDate, last_day: endDate }
  return { ...draft, alias: name.toLowerCase(), label: name, data }
}

const courseInput = z.object({ courseCode: line(30), title: line(200) })

function readCourse(values: Values): Draft {
  const { sourcedid = '', orgsourcedid = '' } = values
  const { courseCode, title } = parsed(courseInput, { courseCode: values.coursecode, title: values.title })
  return {
    kind: 'course',
    key: sourcedid,
    alias: courseCode.toLowerCase(),
    label: `${courseCode} ${title}`,
    data: { code: courseCode, title },
    refs: { department_id: orgsourcedid || null },
  }
}

function readClass(values: Values): Draft {
  const { sourcedid = '', title = '', coursesourcedid = '', termsourcedids = '' } = values
  const terms = listed(termsourcedids)
  if (terms.length !== 1) {
    throw new RejectedLine(m.oneTerm({ terms: terms.length }))
  }
  return {
    kind: 'class',
    key: sourcedid,
    label: title || sourcedid,
    data: {},
    refs: { course_id: coursesourcedid, term_id: terms[0]! },
  }
}

const rolesByName = new Map<string, Role>([
  ['student', 'student'],
  ['teacher', 'lecturer'],
  ['aide', 'staff'],
  ['counselor', 'staff'],
  ['proctor', 'staff'],
  ['principal', 'staff'],
  ['siteadministrator', 'staff'],
  ['districtadministrator', 'staff'],
  ['administrator', 'admin'],
  ['systemadministrator', 'admin'],
])

const userInput = z.object({
  email,
  givenName: line(80),
  familyName: line(80),
  identifier: z.nullable(line(40)),
})

/**
 * The mobile number of a user, or else the other one. Undefined if the file has no such columns, or if the number has no
 * country code: many systems write numbers as they are dialled locally.
 */
function phoneOf({ sms, phone: other }: Values): string | null | undefined {
  if (sms === undefined && other === undefined) return undefined
  const given = sms || other
  return given ? z.safeParse(phone, given).data : null
}

/** Whether a user has a phone number that can’t be imported. */
export const hasLocalPhone = (values: Values): boolean =>
  Boolean(values.sms || values.phone) && phoneOf(values) === undefined

function readUser(values: Values, roles: ReadonlyMap<string, string>): Draft {
  const { sourcedid = '', identifier } = values
  const listedRoles = roles.get(sourcedid)
  const role = listedRoles === undefined ? undefined : rolesByName.get(listedRoles.toLowerCase())
  if (listedRoles !== undefined && !role) throw new RejectedLine(m.roleUnknown({ role: listedRoles }))
  const person = parsed(userInput, {
    email: values.email,
    givenName: values.givenname,
    familyName: values.familyname,
    identifier: identifier || null,
  })
  return {
    kind: 'person',
    key: sourcedid,
    alias: person.email,
    label: `${person.givenName} ${person.familyName}, ${person.email}`,
    // People who cannot sign in at the source cannot sign in here.
    gone: values.enableduser?.toLowerCase() === 'false',
    data: withoutMissing({
      email: person.email,
      first_name: person.givenName,
      last_name: person.familyName,
      role,
      number: identifier === undefined ? undefined : person.identifier,
      phone: phoneOf(values),
    }),
    refs: {},
  }
}

function readEnrollment(values: Values): Draft {
  const { sourcedid = '', classsourcedid = '', usersourcedid = '', role = '' } = values
  const label = `${usersourcedid} in ${classsourcedid}`
  const draft = { key: sourcedid, label, data: {} }
  switch (role.toLowerCase()) {
    case 'student':
      return { ...draft, kind: 'enrolment', refs: { class_id: classsourcedid, student_id: usersourcedid } }
    case 'teacher':
      return { ...draft, kind: 'lecturer', refs: { class_id: classsourcedid, lecturer_id: usersourcedid } }
    default:
      throw new RejectedLine(m.noClassRole({ role }))
  }
}

const common = ['status', 'dateLastModified']

/** The files of a bundle that are imported, ordered so that each refers only to earlier ones. */
export const rosterFiles: readonly RosterFile[] = [
  {
    name: 'orgs',
    kind: 'department',
    required: ['sourcedId', 'name', 'type'],
    optional: [...common, 'identifier', 'parentSourcedId'],
    read: readOrg,
  },
  {
    name: 'academicSessions',
    kind: 'term',
    required: ['sourcedId', 'title', 'type', 'startDate', 'endDate'],
    optional: [...common, 'parentSourcedId', 'schoolYear'],
    read: readSession,
  },
  {
    name: 'courses',
    kind: 'course',
    required: ['sourcedId', 'title', 'courseCode'],
    optional: [...common, 'schoolYearSourcedId', 'grades', 'orgSourcedId', 'subjects', 'subjectCodes'],
    read: readCourse,
  },
  {
    name: 'classes',
    kind: 'class',
    required: ['sourcedId', 'courseSourcedId', 'termSourcedIds'],
    optional: [...common, 'title', 'schoolSourcedId'],
    read: readClass,
  },
  {
    name: 'users',
    kind: 'person',
    required: ['sourcedId', 'givenName', 'familyName', 'email'],
    optional: [...common, 'enabledUser', 'identifier', 'sms', 'phone'],
    read: readUser,
  },
  {
    name: 'enrollments',
    kind: 'enrolment',
    required: ['sourcedId', 'classSourcedId', 'userSourcedId', 'role'],
    optional: common,
    read: readEnrollment,
  },
]
