import { z } from 'zod/mini'
import { sheetFormats } from '../documents.ts'
import { op } from '../operation.ts'
import { onTopics } from '../topics.ts'
import { id, instant, nothing, pageSchema, paging, searchText, text } from '../values.ts'
import { m } from './messages.ts'
import { mitigationEffect, mitigationRequest, mitigationStatus, reviewedRequest } from './mitigation.ts'

export const mitigationSorts = [
  '-requestDate',
  'requestDate',
  'student',
  '-student',
  'title',
  '-title',
  'status',
  '-status',
] as const
export type MitigationSort = (typeof mitigationSorts)[number]

/** Filters students by the status of their requests. */
export const mitigationHavings = ['all', 'pending', 'approved', 'rejected'] as const
export type MitigationHaving = (typeof mitigationHavings)[number]

const admins = ['admin'] as const
const counts = { total: z.int(), pending: z.int(), approved: z.int(), rejected: z.int() }
const narrowing = { search: searchText, status: z.optional(mitigationStatus) }

/** The days granted: one of the listed numbers, or any other that an admin decides on. */
const granted = z.int(m.wholeDays()).check(z.minimum(0, m.notLessThan0()), z.maximum(365, m.atMost365()))

const studentSummary = z.object({
  studentId: id,
  studentName: z.string(),
  studentEmail: z.string(),
  profileImage: z.nullable(z.string()),
  counts: z.object(counts),
  latestAt: instant,
})
export type MitigationStudent = z.infer<typeof studentSummary>

/** The form and the body of decideMitigation. */
export const decideMitigationInput = z.object({
  ...reviewedRequest,
  decision: z.enum(['approved', 'rejected']),
  /** Only used when approving. */
  grantedExtension: z._default(granted, 0),
  adminNotes: z.nullable(text(2000)),
})

/** When requests are approved automatically; those that name sessions always wait for an admin. */
export const autoApproval = z.object({
  /** The most days that can be approved automatically; 0: none. */
  maxDays: z._default(z.int(m.wholeDays()).check(z.minimum(0), z.maximum(30)), 0),
  /** Only this many requests per student in the current term are approved automatically. */
  perTerm: z._default(z.int(m.wholeNumber()).check(z.minimum(1), z.maximum(20)), 1),
})

export const mitigationReview = onTopics(['mitigation'], {
  listMitigation: op({
    method: 'GET',
    path: '/mitigation-requests',
    roles: admins,
    summary: 'List mitigation requests, newest first by default, with the number in each status',
    input: z.object({ ...paging, ...narrowing, sort: z._default(z.enum(mitigationSorts), '-requestDate') }),
    /** Counts of the requests matching the search, regardless of the status filter. */
    output: z.object({ ...pageSchema(mitigationRequest).shape, counts: z.object(counts) }),
  }),
  exportMitigation: op({
    method: 'GET',
    path: '/mitigation-requests/export',
    kind: 'file',
    roles: admins,
    summary: 'Export the filtered mitigation requests as a file',
    input: z.object({ ...narrowing, format: z.enum(sheetFormats) }),
    output: nothing,
  }),
  listMitigationStudents: op({
    method: 'GET',
    path: '/mitigation-requests/students',
    roles: admins,
    summary:
      'List students who have made requests, most recent request first, with counts per student and totals',
    input: z.object({
      ...paging,
      /** Part of a name, an email address or a student number, or a whole id. */
      search: searchText,
      having: z._default(z.enum(mitigationHavings), 'all'),
    }),
    output: z.object({
      ...pageSchema(studentSummary).shape,
      totals: z.object({ students: z.int(), ...counts }),
    }),
  }),
  listMitigationOfStudent: op({
    method: 'GET',
    path: '/mitigation-requests/students/{studentId}',
    roles: admins,
    summary: 'List a student’s mitigation requests, newest first',
    input: z.object({ studentId: id, ...paging }),
    output: pageSchema(mitigationRequest),
  }),
  previewMitigation: op({
    method: 'GET',
    path: '/mitigation-requests/{requestId}/effects',
    roles: admins,
    summary: 'Preview the effects of approving a pending request',
    eventId: 'requestId',
    input: z.object({
      requestId: id,
      grantedExtension: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(365)),
    }),
    output: z.object({ effects: z.array(mitigationEffect) }),
    errors: ['already-decided'],
  }),
  decideMitigation: op({
    method: 'POST',
    path: '/mitigation-requests/{requestId}/decision',
    roles: admins,
    summary: 'Approve a pending request and apply its effects, or reject it; the student is notified',
    input: decideMitigationInput,
    output: mitigationRequest,
    errors: ['already-decided', 'edit-conflict'],
  }),
  reverseMitigation: op({
    method: 'POST',
    path: '/mitigation-requests/{requestId}/reversal',
    roles: admins,
    summary: 'Reverse the effects of an approval; the request stays approved and the student is notified',
    input: z.object({ ...reviewedRequest, reason: text(500, m.enterReason()) }),
    output: mitigationRequest,
    errors: ['edit-conflict'],
  }),
  deleteMitigation: op({
    // Not DELETE, whose input is in the address: the reason would be logged by proxies.
    method: 'POST',
    path: '/mitigation-requests/{requestId}/deletion',
    roles: admins,
    summary:
      'Permanently delete a request and its files; an approval’s effects are reversed unless you keep them, and the student is notified',
    input: z.object({
      requestId: id,
      keepEffects: z._default(z.boolean(), false),
      reason: text(500, m.enterReason()),
    }),
    output: nothing,
  }),
})
