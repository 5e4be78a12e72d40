import { z } from 'zod/mini'
import { op } from '../operation.ts'
import { bulkOutcome, selectedIds } from '../people/selected-people.ts'
import { onTopics } from '../topics.ts'
import { id, line, pageSchema, paging, searchText, version } from '../values.ts'
import { m } from './messages.ts'
import {
  archiving,
  chosen,
  creating,
  entry,
  listInput,
  listing,
  named,
  peopleReason,
  reading,
  restoring,
  updating,
} from './structure-values.ts'

export const batchSorts = ['code', '-code', 'intakeYear', '-intakeYear'] as const

const batchFields = {
  programmeId: chosen(m.selectProgramme()),
  code: line(30, m.enterCode()),
  intakeYear: z.int(m.enterYear()).check(z.minimum(1900, m.from1900()), z.maximum(2200, m.atMost2200())),
}
/** The form of a batch. */
export const batchInput = z.object(batchFields)
export const batch = z.object({
  ...entry,
  programme: named,
  code: z.string(),
  intakeYear: z.int(),
  members: z.int(),
  classes: z.int(),
})
export type Batch = z.infer<typeof batch>
const oneBatch = z.object({ batchId: id })

export const studentSorts = ['name', '-name', 'number', '-number'] as const
const studentQuery = {
  ...paging,
  search: searchText,
  sort: z._default(z.enum(studentSorts), 'name'),
}

/** A student with their batch. */
export const student = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  number: z.nullable(z.string()),
  email: z.string(),
  profileImage: z.nullable(z.string()),
  batch: z.nullable(z.object({ id, code: z.string() })),
})
export type Student = z.infer<typeof student>

/** The students that one call assigns or enrols. */
export const studentIds = z
  .array(id)
  .check(z.minLength(1, m.selectAtLeastOneStudent()), z.maxLength(1000, m.atMost1000AtOnce()))

export const batches = onTopics(['structure'], {
  listBatches: listing(
    '/batches',
    'List batches',
    z.object({ ...listInput, programmeId: z.optional(id), sort: z._default(z.enum(batchSorts), 'code') }),
    batch,
  ),
  readBatch: reading('/batches/{batchId}', 'Get a batch', oneBatch, batch),
  createBatch: creating('/batches', 'Create a batch in a programme', batchInput, batch),
  updateBatch: updating(
    '/batches/{batchId}',
    'Update a batch',
    z.object({ batchId: id, version, ...batchFields }),
    batch,
  ),
  archiveBatch: archiving('/batches/{batchId}', 'Archive a batch that has no classes', oneBatch, batch),
  restoreBatch: restoring('/batches/{batchId}/restore', 'Restore an archived batch', oneBatch, batch),
  listBatchMembers: reading(
    '/batches/{batchId}/members',
    'List the students of a batch',
    z.object({ batchId: id, ...studentQuery }),
    pageSchema(student),
  ),
  addBatchMembers: op({
    method: 'POST',
    path: '/batches/{batchId}/members',
    roles: ['admin'],
    summary: 'Move students to a batch and enrol them in its current classes',
    input: z.object({ batchId: id, studentIds, reason: peopleReason }),
    output: batch,
  }),
  moveStudents: op({
    method: 'POST',
    path: '/batches/{batchId}/moves',
    // People are filtered by their batch.
    topics: ['structure', 'people'],
    roles: ['admin'],
    summary:
      'Move selected people to a batch; the response lists skipped people, such as people who are not students',
    input: z.object({ batchId: id, personIds: selectedIds, reason: peopleReason }),
    output: bulkOutcome,
  }),
  removeBatchMember: op({
    // Not a DELETE, whose reason would be in the address.
    method: 'POST',
    path: '/batches/{batchId}/members/{studentId}/remove',
    roles: ['admin'],
    summary: 'Remove a student from a batch and end the enrolments it gave them in current classes',
    input: z.object({ batchId: id, studentId: id, reason: peopleReason }),
    output: batch,
  }),
  listStudents: reading(
    '/students',
    'List students to add to a batch or class, without those already in it',
    z.object({ ...studentQuery, exceptBatchId: z.optional(id), exceptClassId: z.optional(id) }),
    pageSchema(student),
  ),
})
