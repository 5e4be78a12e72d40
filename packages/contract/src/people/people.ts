import { z } from 'zod/mini'
import { documentFormats } from '../documents.ts'
import { op } from '../operation.ts'
import { everyone } from '../roles.ts'
import { onTopics } from '../topics.ts'
import {
  day,
  email,
  employmentType,
  id,
  instant,
  language,
  line,
  nothing,
  pageSchema,
  paging,
  role,
  searchText,
  text,
  version,
} from '../values.ts'
import { endBeforeStart } from './membership.ts'
import { m } from './messages.ts'
import { phone, setMyPhoneInput } from './phone.ts'
import { selectedInAddress } from './selected-people.ts'
import { userProfile } from './user-profile.ts'

/** invited: no password yet. left: after their last day, and unable to sign in. */
export const personStatuses = ['active', 'invited', 'left', 'disabled', 'archived'] as const
const personStatus = z.enum(personStatuses)
export type PersonStatus = z.infer<typeof personStatus>

export const personSorts = ['name', '-name', 'email', '-email', 'createdAt', '-createdAt'] as const

export const person = z.object({
  ...userProfile,
  /** Student or staff number. */
  number: z.nullable(z.string()),
  /** As E.164 writes it. */
  phone: z.nullable(z.string()),
  /** Of a student. */
  batch: z.nullable(z.object({ id, code: z.string(), programme: z.string() })),
  /** The department of a student’s programme, or the one that anyone else belongs to. */
  department: z.nullable(z.object({ id, name: z.string() })),
  /** First and last day with the institution. */
  startsOn: z.string(),
  endsOn: z.nullable(z.string()),
  /** Says more than isActive: whether an active person has accepted the invitation, and who is archived. */
  status: personStatus,
  faceRegistered: z.boolean(),
  faceInReview: z.boolean(),
  /** A code is required after the password to sign in. */
  secondFactorOn: z.boolean(),
  /** Until when a new admin can't confirm changes to pay, sign-in or access; null for everyone else. */
  newAdminUntil: z.nullable(instant),
  version,
  /** The caller's actions on this person. */
  can: z.object({
    edit: z.boolean(),
    disable: z.boolean(),
    enable: z.boolean(),
    invite: z.boolean(),
    archive: z.boolean(),
    resetSecondFactor: z.boolean(),
    vouch: z.boolean(),
  }),
})
export type Person = z.infer<typeof person>

/** A link to hand over when no mail server is configured; shown once. */
const handedLink = z.object({ emailed: z.boolean(), link: z.string(), expiresAt: instant })

const fields = {
  firstName: line(80, m.enterFirstName()),
  lastName: line(80, m.enterLastName()),
  email,
  role,
  employmentType: z.nullable(employmentType),
  number: z.nullable(line(40)),
  /** Unchanged if it is not given. */
  phone: z.optional(z.nullable(phone)),
  /** Unchanged if it is not given. Students have that of their programme. */
  departmentId: z.optional(z.nullable(id)),
  /** Today for a new person, unchanged for others, if it is not given. */
  startsOn: z.optional(day),
  /** Unchanged if it is not given. */
  endsOn: z.optional(z.nullable(day)),
}
const employmentFits = z.refine<{ role: string; employmentType: string | null }>(
  (it) => it.role !== 'student' || it.employmentType === null,
  { error: m.noEmploymentTypeOfStudents(), path: ['employmentType'] },
)

const departmentFits = z.refine<{ role: string; departmentId?: string | null | undefined }>(
  (it) => it.role !== 'student' || !it.departmentId,
  { error: m.noDepartmentOfStudents(), path: ['departmentId'] },
)

const datesFit = z.refine<{ startsOn?: string | undefined; endsOn?: string | null | undefined }>(
  ({ startsOn, endsOn }) => !startsOn || !endsOn || startsOn <= endsOn,
  { error: endBeforeStart, path: ['endsOn'] },
)

/** The form and the body of createPerson. */
export const createPersonInput = z.object(fields).check(employmentFits, departmentFits, datesFit)
/** The form and the body of updatePerson. */
export const updatePersonInput = z
  .object({ personId: id, version, ...fields })
  .check(employmentFits, departmentFits, datesFit)

/** Filters and sort order for people. */
const chosen = {
  search: searchText,
  role: z.optional(role),
  status: z.optional(personStatus),
  face: z.optional(z.enum(['registered', 'missing', 'in-review'])),
  batchId: z.optional(id),
  programmeId: z.optional(id),
  /** Students of its programmes, lecturers of its courses, and everyone else who belongs to it. */
  departmentId: z.optional(id),
  sort: z._default(z.enum(personSorts), 'name'),
}

const onePerson = z.object({ personId: id })

export const people = onTopics(['people'], {
  listPeople: op({
    method: 'GET',
    path: '/people',
    roles: ['admin'],
    summary: 'List people',
    input: z.object({ ...paging, ...chosen }),
    output: pageSchema(person),
  }),
  exportPeople: op({
    method: 'GET',
    path: '/people/export',
    kind: 'file',
    roles: ['admin'],
    summary: 'Export the filtered people, or the selected ones, as a spreadsheet',
    input: z.object({ ...chosen, personIds: z.optional(selectedInAddress), format: z.enum(documentFormats) }),
    output: nothing,
  }),
  readPerson: op({
    method: 'GET',
    path: '/people/{personId}',
    roles: ['admin'],
    summary: 'Get a person',
    input: onePerson,
    output: person,
  }),
  createPerson: op({
    method: 'POST',
    path: '/people',
    roles: ['admin'],
    confirms: 'when-sensitive',
    summary: 'Create a person’s account and invite them',
    input: createPersonInput,
    output: z.object({ person, invitation: handedLink }),
    errors: ['email-already-in-use'],
  }),
  updatePerson: op({
    method: 'PATCH',
    path: '/people/{personId}',
    roles: ['admin'],
    confirms: 'when-sensitive',
    summary: 'Update a person; fails if someone else has changed them since',
    input: updatePersonInput,
    output: person,
    errors: ['edit-conflict', 'email-already-in-use', 'last-admin', 'own-account'],
  }),
  signPersonOut: op({
    method: 'POST',
    path: '/people/{personId}/sign-out',
    roles: ['admin'],
    summary: 'Sign a person out everywhere, for example after a lost device; the account is not changed',
    input: onePerson,
    output: nothing,
    errors: ['own-account'],
  }),
  disablePerson: op({
    method: 'POST',
    path: '/people/{personId}/disable',
    roles: ['admin'],
    confirms: 'when-sensitive',
    summary: 'Disable an account, end its auth sessions immediately, and email the person the reason',
    input: z.object({ personId: id, reason: z._default(z.nullable(text(500)), null) }),
    output: person,
    errors: ['last-admin', 'own-account', 'edit-conflict'],
  }),
  enablePerson: op({
    method: 'POST',
    path: '/people/{personId}/enable',
    roles: ['admin'],
    confirms: 'when-sensitive',
    summary: 'Enable a disabled account',
    input: onePerson,
    output: person,
    errors: ['edit-conflict'],
  }),
  archivePerson: op({
    method: 'DELETE',
    path: '/people/{personId}',
    roles: ['admin'],
    confirms: 'when-sensitive',
    summary: 'Archive an account, end its auth sessions and delete its face data',
    input: onePerson,
    output: nothing,
    errors: ['last-admin', 'own-account', 'edit-conflict'],
  }),
  resendInvitation: op({
    method: 'POST',
    path: '/people/{personId}/invitation',
    roles: ['admin'],
    confirms: 'always',
    summary: 'Send a new invitation; the previous link stops working',
    input: onePerson,
    output: handedLink,
  }),
  createPasswordResetLink: op({
    method: 'POST',
    path: '/people/{personId}/password-reset',
    roles: ['admin'],
    confirms: 'always',
    summary: 'Create a password reset link to pass on',
    input: onePerson,
    output: handedLink,
  }),
  vouchForAdmin: op({
    method: 'POST',
    path: '/people/{personId}/vouch',
    roles: ['admin'],
    confirms: 'always',
    summary: 'Vouch for a new admin, who can then confirm changes to pay, sign-in and access immediately',
    input: onePerson,
    output: person,
    errors: ['own-account', 'already-vouched', 'edit-conflict'],
  }),
  setLanguage: op({
    method: 'PUT',
    path: '/my-language',
    roles: everyone,
    access: 'own',
    summary: 'Set the language of your pages, notifications and emails; null for the institution’s',
    input: z.object({ language: z.nullable(language) }),
    output: nothing,
  }),
  setMyPhone: op({
    method: 'PUT',
    path: '/my-phone',
    roles: everyone,
    access: 'own',
    summary: 'Set your phone number, or remove it with null',
    input: setMyPhoneInput,
    output: nothing,
  }),
})
