import { z } from 'zod/mini'
import { sheetFormats } from '../documents.ts'
import { op } from '../operation.ts'
import { onTopics } from '../topics.ts'
import { bounded, id, instant, nothing, pageSchema, paging, searchText, text, version } from '../values.ts'
import { m } from './messages.ts'
import { classResultStatus } from './results.ts'

/** Documents with a code that anyone can use to verify them. */
export const paperKinds = ['transcript', 'result-sheet'] as const
export const paperKind = z.enum(paperKinds)
export type PaperKind = z.infer<typeof paperKind>

/** superseded: one of its marks has been corrected or withheld since. */
export const paperStates = ['genuine', 'superseded', 'revoked'] as const
export const paperState = z.enum(paperStates)
export type PaperState = z.infer<typeof paperState>

/** An issued document, for people who may issue it again. */
export const issuedPaper = z.object({
  id,
  kind: paperKind,
  /** It contains unpublished marks, so it is not for publication. */
  isDraft: z.boolean(),
  state: paperState,
  /** In groups of four, as printed. */
  code: z.string(),
  /** As printed: the student, or the class. */
  name: z.string(),
  /** The student's number, or the class's term. */
  detail: z.nullable(z.string()),
  studentId: z.nullable(id),
  classId: z.nullable(id),
  issuedAt: instant,
  issuedBy: z.nullable(z.string()),
  supersededAt: z.nullable(instant),
  revoked: z.nullable(z.object({ at: instant, by: z.nullable(z.string()), reason: z.string() })),
  /** A newer one was issued for the same student or class. */
  hasNewer: z.boolean(),
  version,
  can: z.object({ download: z.boolean(), revoke: z.boolean() }),
})
export type IssuedPaper = z.infer<typeof issuedPaper>

/** Data visible to anyone with the document: only what is printed on it. */
export const verification = z.object({
  /** unknown: no document has this code. */
  state: z.enum([...paperStates, 'unknown']),
  paper: z.nullable(
    z.object({
      kind: paperKind,
      isDraft: z.boolean(),
      institution: z.string(),
      name: z.string(),
      issuedAt: instant,
      /** The time zone of the date printed on the document. */
      timeZone: z.string(),
      /** Its overall figures, so that a forged figure can be detected. */
      figures: z.array(z.object({ label: z.string(), value: z.string() })),
      supersededAt: z.nullable(instant),
      revokedAt: z.nullable(instant),
      hasNewer: z.boolean(),
    }),
  ),
})
export type Verification = z.infer<typeof verification>

/** The current contents of a transcript, before it is issued. */
export const transcriptPreview = z.object({
  name: z.string(),
  number: z.nullable(z.string()),
  programme: z.nullable(z.string()),
  gpa: z.nullable(z.string()),
  credits: z.number(),
  creditsPassed: z.number(),
  /** Oldest first. */
  terms: z.array(
    z.object({
      name: z.string(),
      /** It has ended. */
      isOver: z.boolean(),
      gpa: z.nullable(z.string()),
      classes: z.array(
        z.object({
          courseCode: z.string(),
          courseTitle: z.string(),
          /** Null until the result is final. */
          letter: z.nullable(z.string()),
          status: classResultStatus,
        }),
      ),
    }),
  ),
})
export type TranscriptPreview = z.infer<typeof transcriptPreview>

const admins = ['admin'] as const

const narrowing = {
  search: searchText,
  kind: z.optional(paperKind),
  state: z.optional(paperState),
  studentId: z.optional(id),
  classId: z.optional(id),
}

export const transcripts = onTopics(['results', 'documents'], {
  previewMyTranscript: op({
    method: 'GET',
    path: '/my-results/transcript-preview',
    roles: ['student'],
    access: 'own',
    summary: 'Preview a transcript of your published results',
    input: nothing,
    output: transcriptPreview,
    errors: ['nothing-published'],
  }),
  issueMyTranscript: op({
    method: 'POST',
    path: '/my-results/transcripts',
    roles: ['student'],
    access: 'own',
    summary:
      'Issue a transcript of your published results; repeat requests on the same day return the same document',
    topics: ['documents'],
    input: nothing,
    output: issuedPaper,
    errors: ['nothing-published'],
  }),
  listMyPapers: op({
    method: 'GET',
    path: '/my-results/papers',
    roles: ['student'],
    access: 'own',
    summary: 'List the transcripts issued to you, newest first',
    input: z.object(paging),
    output: pageSchema(issuedPaper),
  }),
  previewTranscript: op({
    method: 'GET',
    path: '/students/{studentId}/transcript-preview',
    roles: admins,
    summary: 'Preview a transcript of a student’s published results',
    input: z.object({ studentId: id }),
    output: transcriptPreview,
    errors: ['nothing-published'],
  }),
  issueTranscript: op({
    method: 'POST',
    path: '/students/{studentId}/transcripts',
    roles: admins,
    summary: 'Issue a transcript of a student’s published results',
    topics: ['documents'],
    input: z.object({ studentId: id }),
    output: issuedPaper,
    errors: ['nothing-published'],
  }),
  issueResultSheet: op({
    method: 'POST',
    path: '/classes/{classId}/result-sheets',
    roles: ['admin', 'lecturer'],
    access: 'class',
    summary: 'Issue a class’s result sheet with its published marks, or a draft with all marks',
    topics: ['documents'],
    input: z.object({ classId: id, isDraft: z.boolean() }),
    output: issuedPaper,
    errors: ['nothing-published'],
  }),
  readPaper: op({
    method: 'GET',
    path: '/papers/{paperId}/file',
    kind: 'file',
    roles: ['admin', 'lecturer', 'student'],
    access: 'own-or-class',
    summary: 'Download an issued document as PDF',
    input: z.object({ paperId: id }),
    output: nothing,
    errors: ['paper-revoked'],
  }),
  listIssuedPapers: op({
    method: 'GET',
    path: '/papers',
    roles: admins,
    summary: 'List issued documents, newest first; searchable by code, name or number',
    input: z.object({ ...paging, ...narrowing }),
    output: pageSchema(issuedPaper),
  }),
  exportIssuedPapers: op({
    method: 'GET',
    path: '/papers/export',
    kind: 'file',
    roles: admins,
    summary: 'Export the filtered documents as a file, newest first',
    input: z.object({ ...narrowing, format: z.enum(sheetFormats) }),
    output: nothing,
  }),
  revokePaper: op({
    method: 'POST',
    path: '/papers/{paperId}/revocation',
    roles: admins,
    summary: 'Revoke a document; anyone who verifies its code sees that it is void, but not why',
    topics: ['documents'],
    input: z.object({ paperId: id, version, reason: text(500, m.enterWhyItIsRevoked()) }),
    output: issuedPaper,
    errors: ['edit-conflict', 'paper-revoked'],
  }),
  verifyPaper: op({
    method: 'GET',
    path: '/verifications/{code}',
    roles: 'public',
    access: 'secret',
    summary: 'Verify a document by its code and get its content',
    topics: [],
    input: z.object({ code: z.string().check(bounded(100)) }),
    output: verification,
  }),
})
