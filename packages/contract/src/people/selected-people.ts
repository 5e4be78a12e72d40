import { z } from 'zod/mini'
import { op } from '../operation.ts'
import { onTopics } from '../topics.ts'
import { id, matching, text } from '../values.ts'
import { m } from './messages.ts'

/** The most people that can be selected together: a page of the list. */
export const maxSelectedPeople = 100

export const selectedIds = z
  .array(id)
  .check(
    z.minLength(1, m.selectPeople()),
    z.maxLength(maxSelectedPeople, m.atMostPeople({ maximum: maxSelectedPeople })),
  )

const idsWithCommas =
  /^[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}(?:,[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})*$/
/** Ids of selected people with commas between them, since an address has no lists. An id has 36 characters. */
export const selectedInAddress = z.string().check(...matching(idsWithCommas, 37 * maxSelectedPeople - 1))

/** Why a bulk action skips a person. */
export const leftOutReasons = [
  'own-account',
  'last-admin',
  'already-disabled',
  'not-disabled',
  'can-sign-in',
  'no-access',
  'not-a-student',
  'already-in-batch',
  'student-department',
  'already-in-department',
  'archived',
  'not-found',
] as const
const leftOutReason = z.enum(leftOutReasons)
export type LeftOutReason = z.infer<typeof leftOutReason>

export const bulkOutcome = z.object({
  /** The number of people it applied to. */
  done: z.int(),
  leftOut: z.array(
    z.object({
      personId: id,
      /** Null: this person does not exist. */
      name: z.nullable(z.string()),
      reason: leftOutReason,
    }),
  ),
})
export type BulkOutcome = z.infer<typeof bulkOutcome>

const several = { personIds: selectedIds }

export const selectedPeople = onTopics(['people'], {
  invitePeople: op({
    method: 'POST',
    path: '/people/selected/invitation',
    roles: ['admin'],
    confirms: 'always',
    summary: 'Send invitations to people who have not accepted one; their previous links stop working',
    input: z.object(several),
    output: z.object({
      ...bulkOutcome.shape,
      /** False: there is no mail server, so an admin has to hand over the links in the outbox. */
      emailed: z.boolean(),
    }),
  }),
  disablePeople: op({
    method: 'POST',
    path: '/people/selected/disable',
    roles: ['admin'],
    confirms: 'when-sensitive',
    summary: 'Disable accounts, end their auth sessions, and email the people the reason',
    input: z.object({ ...several, reason: text(500, m.enterReason()) }),
    output: bulkOutcome,
  }),
  enablePeople: op({
    method: 'POST',
    path: '/people/selected/enable',
    roles: ['admin'],
    confirms: 'when-sensitive',
    summary: 'Enable disabled accounts; the people are notified',
    input: z.object({ ...several, reason: z.nullable(text(500)) }),
    output: bulkOutcome,
  }),
  setPeopleDepartment: op({
    method: 'POST',
    path: '/people/selected/department',
    roles: ['admin'],
    summary: 'Set the department of lecturers, staff and admins; the people are notified',
    input: z.object({ ...several, departmentId: id }),
    output: bulkOutcome,
  }),
})
