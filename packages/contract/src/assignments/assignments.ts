import { z } from 'zod/mini'
import { attachmentName } from '../attachments.ts'
import { sheetFormats } from '../documents.ts'
import { op } from '../operation.ts'
import { onTopics } from '../topics.ts'
import { givenInstant, id, nothing, pageSchema, paging, searchText, version } from '../values.ts'
import {
  assignment,
  assignmentStates,
  createAssignmentInput,
  maxBriefBytes,
  updateAssignmentInput,
} from './assignment.ts'
import { m } from './messages.ts'

/** `upcoming`: the next due first, then those that were due, the latest first. */
export const assignmentSorts = ['upcoming', 'dueAt', '-dueAt', 'title', '-title', 'class', '-class'] as const
export type AssignmentSort = (typeof assignmentSorts)[number]

const runners = ['admin', 'lecturer'] as const
const one = { assignmentId: id }
const seen = z.object({ ...one, version })
const narrowing = {
  search: searchText,
  termId: z.optional(id),
  /** Only assignments of current and later terms. */
  fromCurrentTerm: z._default(z.stringbool(), false),
  classId: z.optional(id),
  /** Omitted: all that are not archived. */
  state: z.optional(z.enum(assignmentStates)),
  /** Only assignments with work to mark. */
  toMark: z._default(z.stringbool(), false),
}

export const assignments = onTopics(['assignments', 'results'], {
  listAssignments: op({
    method: 'GET',
    path: '/assignments',
    roles: runners,
    access: 'class',
    summary: 'List assignments: all for admins, those of their own classes for lecturers',
    input: z.object({ ...paging, ...narrowing, sort: z._default(z.enum(assignmentSorts), 'upcoming') }),
    output: pageSchema(assignment),
  }),
  exportAssignments: op({
    method: 'GET',
    path: '/assignments/export',
    kind: 'file',
    roles: runners,
    access: 'class',
    summary: 'Export the filtered assignments and their progress as a file, by due date',
    input: z.object({ ...narrowing, format: z.enum(sheetFormats) }),
    output: nothing,
  }),
  readAssignment: op({
    method: 'GET',
    path: '/assignments/{assignmentId}',
    roles: runners,
    access: 'class',
    summary: 'Get an assignment; lecturers can only get those of their own classes',
    input: z.object(one),
    output: assignment,
  }),
  createAssignment: op({
    method: 'POST',
    path: '/assignments',
    roles: runners,
    access: 'class',
    summary: 'Create a draft assignment in a class; repeating the request with the same id is safe',
    input: createAssignmentInput,
    output: assignment,
  }),
  updateAssignment: op({
    method: 'PATCH',
    path: '/assignments/{assignmentId}',
    roles: runners,
    access: 'class',
    summary:
      'Update an assignment; fewer changes are possible after the first submission and the first returned mark',
    input: updateAssignmentInput,
    output: assignment,
    errors: ['edit-conflict'],
  }),
  publishAssignment: op({
    method: 'POST',
    path: '/assignments/{assignmentId}/publication',
    roles: runners,
    access: 'class',
    summary: 'Publish an assignment and notify the students of its class',
    input: seen,
    output: assignment,
    errors: ['edit-conflict'],
  }),
  unpublishAssignment: op({
    method: 'POST',
    path: '/assignments/{assignmentId}/withdrawal',
    roles: runners,
    access: 'class',
    summary: 'Return a published assignment to draft, if it has no submissions or marks',
    input: seen,
    output: assignment,
    errors: ['edit-conflict', 'work-handed-in'],
  }),
  archiveAssignment: op({
    method: 'POST',
    path: '/assignments/{assignmentId}/archive',
    roles: runners,
    access: 'class',
    summary: 'Archive an assignment; students can still see it but no longer submit work',
    input: seen,
    output: assignment,
    errors: ['edit-conflict'],
  }),
  restoreAssignment: op({
    method: 'POST',
    path: '/assignments/{assignmentId}/restore',
    roles: runners,
    access: 'class',
    summary: 'Restore an archived assignment',
    input: seen,
    output: assignment,
    errors: ['edit-conflict'],
  }),
  duplicateAssignment: op({
    method: 'POST',
    path: '/assignments/{assignmentId}/copies',
    roles: runners,
    access: 'class',
    summary: 'Copy an assignment and its files to a class as a draft with new dates',
    input: z.object({ ...one, copyId: id, classId: id, opensAt: givenInstant, dueAt: givenInstant }).check(
      z.refine(({ opensAt, dueAt }) => Date.parse(opensAt) < Date.parse(dueAt), {
        error: m.dueAfterOpening(),
        path: ['dueAt'],
      }),
    ),
    output: assignment,
  }),
  attachBriefFile: op({
    method: 'POST',
    path: '/assignments/{assignmentId}/files',
    kind: 'upload',
    streamed: true,
    bodyLimit: maxBriefBytes,
    roles: runners,
    access: 'class',
    summary: 'Attach a brief file (at most 25 MB) to an assignment',
    input: z.object({ ...one, name: attachmentName }),
    output: assignment,
    errors: ['too-large', 'file-kind-not-allowed', 'too-many-files'],
  }),
  removeBriefFile: op({
    method: 'DELETE',
    path: '/assignments/{assignmentId}/files/{fileId}',
    roles: runners,
    access: 'class',
    summary: 'Remove a brief file from an assignment',
    input: z.object({ ...one, fileId: id }),
    output: assignment,
  }),
  readBriefFile: op({
    method: 'GET',
    path: '/assignments/{assignmentId}/files/{fileId}',
    kind: 'file',
    roles: ['admin', 'lecturer', 'student'],
    access: 'class-members',
    summary: 'Download a brief file: for those who run the class, and for its students once published',
    input: z.object({ ...one, fileId: id }),
    output: nothing,
  }),
})
