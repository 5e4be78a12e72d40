import { expect, it } from 'vitest'
import type { z } from 'zod/mini'
import { me } from './accounts/accounts.ts'
import { attachment } from './attachments.ts'
import { myFace } from './faces/faces.ts'
import { leaveRequest } from './leave/leave-request.ts'
import { mitigationRequest } from './mitigation/mitigation.ts'
import { notification } from './notifications/notifications.ts'
import type { Operation } from './operation.ts'
import { operations } from './operations.ts'
import { person } from './people/people.ts'
import { objectFields } from './testing/object-fields.ts'

const words = (text: string) => text.split(' ')

const userProfile = words(
  'id email role firstName lastName profileImage isActive createdAt updatedAt employmentType faceRegisteredAt facePhotoURL',
)

/** The entities of spec.md section 3 that the API answers with, and their fields there. */
const entities: [string, z.core.$ZodObject, string[]][] = [
  ['the user profile in the auth session', me, userProfile],
  ['the user profile in the list of people', person, userProfile],
  ['the face profile', myFace, words('userId userName imageUrl registeredAt isActive')],
  [
    'the mitigation request',
    mitigationRequest,
    words(
      'id studentId studentName studentEmail title description reason courseCode assignmentName originalDueDate requestedExtension requestDate status attachments adminNotes reviewedAt reviewedBy',
    ),
  ],
  [
    'the lecturer leave request',
    leaveRequest,
    words('id lecturerId status leaveType submittedAt approvedAt rejectionReason'),
  ],
  ['the notification', notification, words('id type title message timestamp isRead priority navigationPath')],
]

it.each(entities)('%s has the fields of the specification, by their names', (_entity, schema, fields) => {
  expect(Object.keys(schema._zod.def.shape)).toEqual(expect.arrayContaining(fields))
})

const answered = Object.entries(operations as Record<string, Operation>).flatMap(([name, { output }]) =>
  objectFields(output).map((path) => ({ path: `${name}${path}`, field: path.split('.').at(-1)! })),
)

it('finds the fields of every response', () => {
  expect(answered.length).toBeGreaterThan(1000)
  const paths = answered.map(({ path }) => path)
  expect(paths).toContain('listPeople.items[].profileImage')
  expect(paths).toContain('reviewLeave.request.attachments[].url')
})

it('no response has a face descriptor, which never leaves the server', () => {
  expect(answered.filter(({ field }) => /descriptor/i.test(field))).toEqual([])
})

it('no response names a profile image, a face photo or the person of a leave request in a second way', () => {
  const second = ['photo', 'personPhoto', 'avatar', 'picture', 'photoUrl', 'facePhotoUrl']
  expect(answered.filter(({ field }) => second.includes(field))).toEqual([])
  expect(Object.keys(leaveRequest.shape)).not.toContain('personId')
})

it('every attached file has the path from which it is read', () => {
  expect(Object.keys(attachment.shape)).toContain('url')
  const lists = answered.filter(({ field }) => field === 'attachments').map(({ path }) => path)
  expect(lists.length).toBeGreaterThan(4)
  const urls = answered.map(({ path }) => path)
  expect(lists.filter((path) => !urls.includes(`${path}[].url`))).toEqual([])
})
