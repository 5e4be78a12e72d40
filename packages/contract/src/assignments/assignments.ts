import { z } from 'zod/mini'
import { attachmentName } from '../attachments.ts'
import { sheetFormats } from '../documents.ts'
import { op } from '../operation.ts'
import { givenInstant, id, nothing, pageOf, paging, searchText, version } from '../values.ts'
import {
  assignment,
  assignmentStates,
  createAssignmentInput,
  maxBriefBytes,
  updateAssignmentInput,
} from './assignment.ts'

export const assignmentSorts = ['dueAt', '-dueAt', 'title', '-title', 'class', '-class'] as const
export type AssignmentSort = (typeof assignmentSorts)[number]

const runners = ['admin', 'lecturer'] as const
const one = { assignmentId: id }
const seen = z.object({ ...one, version })
const narrowing = {
  search: searchText,
  termId: z.optional(id),
  classId: z.optional(id),
  /** Omitted: all that are not archived. */
  state: z.optional(z.enum(assignmentStates)),
  /** Only assignments with work to mark. */
  toMark: z._default(z.stringbool(), false),
}

export const assignments = {
  listAssignments: op({
    method: 'GET',
    path: '/assignments',
    roles: runners,
    access: 'class',
    summary:
      'Search, filter, sort and page through assignments: all for admins, of own classes for lecturers',
    input: z.object({ ...paging, ...narrowing, sort: z._default(z.enum(assignmentSorts), '-dueAt') }),
    output: pageOf(assignment),
  }),
  exportAssignments: op({
    method: 'GET',
    path: '/assignments/export',
    kind: 'file',
    roles: runners,
    access: 'class',
    summary: 'The filtered assignments with how far each is, as a file, by due date',
    input: z.object({ ...narrowing, format: z.enum(sheetFormats) }),
    output: nothing,
  }),
  readAssignment: op({
    method: 'GET',
    path: '/assignments/{assignmentId}',
    roles: runners,
    access: 'class',
    summary: 'One assignment; of an own class for lecturers',
    input: z.object(one),
    output: assignment,
  }),
  createAssignment: op({
    method: 'POST',
    path: '/assignments',
    roles: runners,
    access: 'class',
    summary: 'Add an assignment to a class as a draft; sent twice with the same id, it is added once',
    input: createAssignmentInput,
    output: assignment,
  }),
  updateAssignment: op({
    method: 'PATCH',
    path: '/assignments/{assignmentId}',
    roles: runners,
    access: 'class',
    summary:
      'Change an assignment; once work is handed in, its text and weight, a later due date and more files; once a mark is shown, nothing that results are reckoned from',
    input: updateAssignmentInput,
    output: assignment,
    errors: ['edit-conflict'],
  }),
  publishAssignment: op({
    method: 'POST',
    path: '/assignments/{assignmentId}/publication',
    roles: runners,
    access: 'class',
    summary: 'Show an assignment to the students of its class, who are told',
    input: seen,
    output: assignment,
    errors: ['edit-conflict'],
  }),
  unpublishAssignment: op({
    method: 'POST',
    path: '/assignments/{assignmentId}/withdrawal',
    roles: runners,
    access: 'class',
    summary: 'Make a published assignment a draft again, while nobody has handed in or is marked',
    input: seen,
    output: assignment,
    errors: ['edit-conflict', 'work-handed-in'],
  }),
  archiveAssignment: op({
    method: 'POST',
    path: '/assignments/{assignmentId}/archive',
    roles: runners,
    access: 'class',
    summary: 'Archive an assignment: students still see it, and can hand in no more',
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
    summary: 'Add a draft of the same kind to a class, with the same files and other dates',
    input: z.object({ ...one, copyId: id, classId: id, opensAt: givenInstant, dueAt: givenInstant }).check(
      z.refine(({ opensAt, dueAt }) => Date.parse(opensAt) < Date.parse(dueAt), {
        error: 'It has to be due after it opens',
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
    summary: 'Add a file (at most 25 MB) that explains an assignment',
    input: z.object({ ...one, name: attachmentName }),
    output: assignment,
    errors: ['too-large', 'file-kind-not-allowed', 'too-many-files'],
  }),
  removeBriefFile: op({
    method: 'DELETE',
    path: '/assignments/{assignmentId}/files/{fileId}',
    roles: runners,
    access: 'class',
    summary: 'Take out a file that explains an assignment',
    input: z.object({ ...one, fileId: id }),
    output: assignment,
  }),
  readBriefFile: op({
    method: 'GET',
    path: '/assignments/{assignmentId}/files/{fileId}',
    kind: 'file',
    roles: ['admin', 'lecturer', 'student'],
    access: 'class-members',
    summary:
      'A file that explains an assignment: for those who run its class, and its students once published',
    input: z.object({ ...one, fileId: id }),
    output: nothing,
  }),
}
