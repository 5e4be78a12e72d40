import { z } from 'zod/mini'
import { attachment, attachmentName, maxAttachmentBytes } from '../attachments.ts'
import { op } from '../operation.ts'
import { attendanceStatus } from '../timetable/timetable.ts'
import { day, id, instant, line, nothing, pageOf, paging, text, version } from '../values.ts'
import { defaultExtensionDays, extensionDays, mitigationMessages } from './mitigation-words.ts'

/** A reversed approval stays approved, with reversedAt and reversedBy. */
export const mitigationStatuses = ['pending', 'approved', 'rejected'] as const
export const mitigationStatus = z.enum(mitigationStatuses)
export type MitigationStatus = z.infer<typeof mitigationStatus>

/** Files that one request may carry. */
export const maxMitigationAttachments = 5
/** Sessions of one class that one request may ask to have excused. */
export const maxExcusedSessions = 20

/**
 * What an approval changes: the student's own due date, the penalty of late work, the sitting of an exam, the mark of
 * a session. Each kind belongs to the domain that keeps it, which tells what it would do, does it and undoes it.
 */
export const mitigationEffectKinds = ['due-date', 'penalty', 'exam', 'absence'] as const
export const mitigationEffect = z.object({
  kind: z.enum(mitigationEffectKinds),
  /** What is changed, in words: 'CS101, Mon 14 Sep, 09:00'. */
  subject: z.string(),
  /** How it stands without and with the approval, in words. */
  before: z.string(),
  after: z.string(),
  /** Why it is or would be left as it is, in words; null: nothing stands against it. */
  obstacle: z.nullable(z.string()),
})
export type MitigationEffect = z.infer<typeof mitigationEffect>

const reviewer = z.object({ id, name: z.string() })

export const mitigationRequest = z.object({
  id,
  studentId: id,
  studentName: z.string(),
  studentEmail: z.string(),
  title: z.string(),
  description: z.string(),
  reason: z.string(),
  courseCode: z.nullable(z.string()),
  assignmentName: z.nullable(z.string()),
  originalDueDate: z.nullable(day),
  /** Days asked for. */
  requestedExtension: z.literal(extensionDays),
  requestDate: instant,
  status: mitigationStatus,
  attachments: z.array(attachment),
  adminNotes: z.nullable(z.string()),
  reviewedAt: z.nullable(instant),
  /** Null while pending, and where the setting approved by itself. */
  reviewedBy: z.nullable(reviewer),
  autoApproved: z.boolean(),
  /** Days given; null unless approved. */
  grantedExtension: z.nullable(z.int()),
  reversedAt: z.nullable(instant),
  reversedBy: z.nullable(reviewer),
  reversalReason: z.nullable(z.string()),
  /** The class the request names, if it names a real one. */
  classId: z.nullable(id),
  /** The assignment or exam of that class it is about, if it names a real one. */
  assignmentId: z.nullable(id),
  examId: z.nullable(id),
  /** Sessions it asks to have excused. */
  sessions: z.array(z.object({ id, startsAt: instant, endsAt: instant })),
  /** What the approval changed; empty unless approved. */
  effects: z.array(mitigationEffect),
  version: z.int(),
  can: z.object({
    decide: z.boolean(),
    reverse: z.boolean(),
    remove: z.boolean(),
    /** Add files: until somebody has decided. */
    attach: z.boolean(),
    /** Take files out: while it is pending. */
    detach: z.boolean(),
  }),
})
export type MitigationRequest = z.infer<typeof mitigationRequest>

const words = (max: number) => text(max, mitigationMessages.fieldsMissing)

/** The form of a request. The course code is marked required in the form and optional here. */
export const submitMitigationInput = z.object({
  /** Made by the browser, so that two clicks submit one request. */
  requestId: id,
  title: line(200, mitigationMessages.fieldsMissing),
  description: words(5000),
  reason: words(5000),
  courseCode: z.nullable(line(30)),
  assignmentName: z.nullable(line(200)),
  originalDueDate: z.nullable(day),
  requestedExtension: z._default(z.literal(extensionDays), defaultExtensionDays),
  classId: z.nullable(id),
  /** Of that class; its name and due date fill in where they are not given. */
  assignmentId: z._default(z.nullable(id), null),
  examId: z._default(z.nullable(id), null),
  sessionIds: z._default(
    z.array(id).check(z.maxLength(maxExcusedSessions, `At most ${maxExcusedSessions} sessions`)),
    [],
  ),
})

/** A class of mine that a request may name, with what may be excused in it. */
const mitigationSubject = z.object({
  classId: id,
  courseCode: z.string(),
  courseTitle: z.string(),
  /** Sessions of the last and the next 60 days that are not cancelled, the earliest first. */
  sessions: z.array(z.object({ id, startsAt: instant, endsAt: instant, mark: z.nullable(attendanceStatus) })),
  /** Published assignments that are not archived, the latest due date first; the date is mine. */
  assignments: z.array(z.object({ id, title: z.string(), dueAt: instant })),
  /** Published exams of the last and the next 60 days that the student sits, the earliest first. */
  exams: z.array(z.object({ id, title: z.string(), startsAt: instant, endsAt: instant })),
})
export type MitigationSubject = z.infer<typeof mitigationSubject>

const counts = z.object({ pending: z.int(), approved: z.int(), rejected: z.int() })
const ofRequest = { requestId: id }
const oneAttachment = { ...ofRequest, attachmentId: id }

export const mitigation = {
  listMitigationSubjects: op({
    method: 'GET',
    path: '/mitigation-requests/subjects',
    roles: ['student'],
    summary: 'Classes of mine, with their sessions, that a request may name',
    input: nothing,
    output: z.object({ items: z.array(mitigationSubject) }),
  }),
  submitMitigation: op({
    method: 'POST',
    path: '/mitigation-requests',
    roles: ['student'],
    summary: 'Submit a mitigation request; sent twice with the same id, it is submitted once',
    input: submitMitigationInput,
    output: mitigationRequest,
  }),
  listMyMitigation: op({
    method: 'GET',
    path: '/mitigation-requests/mine',
    roles: ['student'],
    summary: 'My mitigation requests, newest first, and how many there are in each status',
    input: z.object({ ...paging, status: z.optional(mitigationStatus) }),
    output: z.object({ ...pageOf(mitigationRequest).shape, counts }),
  }),
  readMitigation: op({
    method: 'GET',
    path: '/mitigation-requests/{requestId}',
    roles: ['admin', 'student'],
    summary: 'One mitigation request: any for admins, my own for students',
    input: z.object(ofRequest),
    output: mitigationRequest,
  }),
  attachMitigationFile: op({
    method: 'POST',
    path: '/mitigation-requests/{requestId}/attachments',
    kind: 'upload',
    streamed: true,
    bodyLimit: maxAttachmentBytes,
    roles: ['student'],
    summary: 'Add a file (at most 10 MB) to a request of mine that nobody has decided yet',
    input: z.object({ ...ofRequest, name: attachmentName }),
    output: mitigationRequest,
    errors: ['too-large', 'file-kind-not-allowed', 'too-many-files', 'already-decided'],
  }),
  removeMitigationFile: op({
    method: 'DELETE',
    path: '/mitigation-requests/{requestId}/attachments/{attachmentId}',
    roles: ['student'],
    summary: 'Take a file out of a request of mine that is pending',
    input: z.object(oneAttachment),
    output: mitigationRequest,
    errors: ['already-decided'],
  }),
  readMitigationFile: op({
    method: 'GET',
    path: '/mitigation-requests/{requestId}/attachments/{attachmentId}',
    kind: 'file',
    roles: ['admin', 'student'],
    summary: 'A file of a request: any for admins, of my own requests for students',
    input: z.object(oneAttachment),
    output: nothing,
  }),
}

/** What an admin names to change a request: the version that was on the screen. */
export const reviewedRequest = { requestId: id, version }
