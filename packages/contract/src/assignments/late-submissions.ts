import { z } from 'zod/mini'
import { sheetFormats } from '../documents.ts'
import { op } from '../operation.ts'
import { onTopics } from '../topics.ts'
import { decimal, id, instant, nothing, pageSchema, paging, searchText, text, version } from '../values.ts'
import { penaltyEvent } from './marking.ts'
import { m } from './messages.ts'
import { lateDecisions, receipt } from './submissions.ts'

export const lateFilters = ['waiting', ...lateDecisions, 'all'] as const
export type LateFilter = (typeof lateFilters)[number]
export const lateSorts = [
  'submittedAt',
  '-submittedAt',
  'lateness',
  '-lateness',
  'student',
  '-student',
] as const
export type LateSort = (typeof lateSorts)[number]

/** Work that was submitted after its student's due date. */
export const lateSubmission = z.object({
  assignmentId: id,
  studentId: id,
  title: z.string(),
  classId: id,
  courseCode: z.string(),
  studentName: z.string(),
  studentNumber: z.nullable(z.string()),
  profileImage: z.nullable(z.string()),
  submittedAt: instant,
  /** The student’s own due date. */
  dueAt: instant,
  classDueAt: instant,
  extended: z.boolean(),
  lateSeconds: z.int(),
  /** Given by the student. */
  reason: z.nullable(z.string()),
  maxMark: decimal,
  /** By the policy, and after the decision: both in marks. */
  policyPenalty: decimal,
  penalty: decimal,
  decision: z.nullable(
    z.object({
      decision: z.enum(lateDecisions),
      reason: z.nullable(z.string()),
      by: z.string(),
      at: instant,
    }),
  ),
  version: z.int(),
  can: z.object({ decide: z.boolean() }),
})
export type LateSubmission = z.infer<typeof lateSubmission>

export const lateSubmissionDetail = z.object({
  ...lateSubmission.shape,
  receipts: z.array(receipt),
  history: z.array(penaltyEvent),
})
export type LateSubmissionDetail = z.infer<typeof lateSubmissionDetail>

const narrowing = {
  search: searchText,
  termId: z.optional(id),
  classId: z.optional(id),
  assignmentId: z.optional(id),
  filter: z._default(z.enum(lateFilters), 'waiting'),
}

const ofOne = { assignmentId: id, studentId: id }

/** The form and the body of decideLateSubmission. */
export const decideLateSubmissionInput = z
  .object({
    ...ofOne,
    version,
    /**
     * accepted: the penalty applies. waived: no penalty. rejected: treated as not submitted, the final mark
     * is 0.
     */
    decision: z.enum(lateDecisions),
    reason: z.nullable(text(2000)),
  })
  .check(
    z.refine(({ decision, reason }) => decision !== 'rejected' || reason !== null, {
      error: m.enterReason(),
      path: ['reason'],
    }),
  )

export const lateSubmissions = onTopics(['assignments', 'results'], {
  listLateSubmissions: op({
    method: 'GET',
    path: '/late-submissions',
    roles: ['admin'],
    summary: 'List late submissions and their decisions, newest first by default',
    input: z.object({
      ...paging,
      ...narrowing,
      sort: z._default(z.enum(lateSorts), '-submittedAt'),
    }),
    /** Counts of the requests matching the other filters. */
    output: z.object({
      ...pageSchema(lateSubmission).shape,
      counts: z.object({
        waiting: z.int(),
        accepted: z.int(),
        waived: z.int(),
        rejected: z.int(),
        all: z.int(),
      }),
    }),
  }),
  exportLateSubmissions: op({
    method: 'GET',
    path: '/late-submissions/export',
    kind: 'file',
    roles: ['admin'],
    summary: 'Export the filtered late submissions as a file, oldest first; access is audited',
    input: z.object({ ...narrowing, format: z.enum(sheetFormats) }),
    output: nothing,
  }),
  readLateSubmission: op({
    method: 'GET',
    path: '/late-submissions/{assignmentId}/{studentId}',
    roles: ['admin'],
    summary: 'Get a late submission with its files and penalty history',
    input: z.object(ofOne),
    output: lateSubmissionDetail,
  }),
  decideLateSubmission: op({
    method: 'POST',
    path: '/late-submissions/{assignmentId}/{studentId}/decision',
    roles: ['admin'],
    summary: 'Apply or waive a late penalty, or reject the submission; the student is notified',
    input: decideLateSubmissionInput,
    output: lateSubmissionDetail,
    errors: ['edit-conflict'],
  }),
})
