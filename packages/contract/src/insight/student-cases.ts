import { z } from 'zod/mini'
import { op } from '../operation.ts'
import { onTopics } from '../topics.ts'
import { day, id, instant, pageSchema, paging, text, version } from '../values.ts'
import { m } from './messages.ts'

/** The outcome of a case. */
export const caseOutcomes = ['improved', 'agreed', 'referred', 'left', 'no-action'] as const
const caseOutcome = z.enum(caseOutcomes)

/** closed: an earlier closing of a case that was reopened. reopened: its reason. */
export const caseEntryKinds = ['note', 'message', 'closed', 'reopened'] as const

const named = z.object({ id, name: z.string() })

const summary = {
  id,
  student: z.object({ ...named.shape, number: z.nullable(z.string()), profileImage: z.nullable(z.string()) }),
  /** Null: about all of the student's classes, and only for admins. */
  class: z.nullable(z.object({ id, course: z.string() })),
  owner: named,
  /** What the owner does next, and by when. */
  nextStep: z.nullable(z.object({ text: z.string(), on: day })),
  openedAt: instant,
  openedBy: z.string(),
  closed: z.nullable(
    z.object({ at: instant, by: z.string(), outcome: caseOutcome, note: z.nullable(z.string()) }),
  ),
  version,
}
const caseSummary = z.object(summary)
export type CaseSummary = z.infer<typeof caseSummary>

const entry = z.object({
  id,
  at: instant,
  by: z.string(),
  /** note: for the people who work on the case. message: the student was notified of it. */
  kind: z.enum(caseEntryKinds),
  /** Of an earlier closing. */
  outcome: z.nullable(caseOutcome),
  /** Empty only if a case was closed without a note. */
  text: z.string(),
})

/** The most notes and messages of one case. */
export const maxCaseEntries = 200

const studentCase = z.object({
  ...summary,
  /** Newest first. */
  entries: z.array(entry),
  /** Possible owners: the admins, and the lecturers of its class. */
  owners: z.array(named),
  can: z.object({ change: z.boolean(), reopen: z.boolean() }),
})
export type StudentCase = z.infer<typeof studentCase>

const oneCase = { caseId: id }
const roles = ['admin', 'lecturer'] as const

export const studentCases = onTopics(['student-cases'], {
  listStudentCases: op({
    method: 'GET',
    path: '/student-cases',
    roles,
    access: 'class',
    summary: 'List cases of students at risk, newest first: those of your classes, or all for admins',
    input: z.object({
      ...paging,
      state: z._default(z.enum(['open', 'closed']), 'open'),
      studentId: z.optional(id),
    }),
    output: pageSchema(caseSummary),
  }),
  readStudentCase: op({
    method: 'GET',
    path: '/student-cases/{caseId}',
    roles,
    access: 'class',
    summary: 'Get a case with its notes and messages',
    input: z.object(oneCase),
    output: studentCase,
  }),
  openStudentCase: op({
    method: 'POST',
    path: '/student-cases',
    roles,
    access: 'class',
    summary: 'Open a case for a student of a class; the student is not notified',
    input: z.object({
      studentId: id,
      /** Null: about all of the student's classes, which only admins can select. */
      classId: z.nullable(id),
      note: z.nullable(text(2000)),
    }),
    output: studentCase,
    errors: ['case-open'],
  }),
  addCaseNote: op({
    method: 'POST',
    path: '/student-cases/{caseId}/notes',
    roles,
    access: 'class',
    summary: 'Add a note to a case; the student is not notified',
    input: z.object({ ...oneCase, text: text(2000) }),
    output: studentCase,
    errors: ['case-closed', 'case-full'],
  }),
  messageCaseStudent: op({
    method: 'POST',
    path: '/student-cases/{caseId}/messages',
    roles,
    access: 'class',
    summary: 'Send the student of a case a message; it is kept with the case',
    input: z.object({ ...oneCase, text: text(1000) }),
    output: studentCase,
    errors: ['case-closed', 'case-full'],
  }),
  assignStudentCase: op({
    method: 'PUT',
    path: '/student-cases/{caseId}/owner',
    roles,
    access: 'class',
    summary: 'Give a case to an admin or a lecturer of its class; the new owner is notified',
    input: z.object({ ...oneCase, ownerId: id, version }),
    output: studentCase,
    errors: ['case-closed', 'edit-conflict'],
  }),
  planCaseStep: op({
    method: 'PUT',
    path: '/student-cases/{caseId}/next-step',
    roles,
    access: 'class',
    summary: 'Plan the next step of a case and its day, from which it waits for the owner again',
    input: z.object({ ...oneCase, version, text: text(500, m.enterNextStep()), on: day }),
    output: studentCase,
    errors: ['case-closed', 'edit-conflict'],
  }),
  closeStudentCase: op({
    method: 'POST',
    path: '/student-cases/{caseId}/closing',
    roles,
    access: 'class',
    summary: 'Close a case with its outcome; the student is not notified',
    input: z.object({ ...oneCase, version, outcome: caseOutcome, note: z.nullable(text(2000)) }),
    output: studentCase,
    errors: ['case-closed', 'edit-conflict'],
  }),
  reopenStudentCase: op({
    method: 'POST',
    path: '/student-cases/{caseId}/reopening',
    roles,
    access: 'class',
    summary: 'Reopen a closed case with a reason; its owner is notified, the student is not',
    input: z.object({ ...oneCase, version, reason: text(2000, m.enterReason()) }),
    output: studentCase,
    errors: ['case-open', 'edit-conflict'],
  }),
})
