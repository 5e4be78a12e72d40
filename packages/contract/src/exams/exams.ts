import { z } from 'zod/mini'
import { sheetFormats } from '../documents.ts'
import { op } from '../operation.ts'
import { day, id, nothing, pageOf, paging, searchText, text, version } from '../values.ts'
import {
  createExamInput,
  draftOfTerm,
  exam,
  examCheck,
  examCrowding,
  examTime,
  updateExamInput,
  weight,
} from './exam.ts'
import { examSittings, examStates, examTypes, maxExamRooms } from './exam-words.ts'

/** `upcoming`: future exams in order, then past ones with the latest first. */
export const examSorts = [
  'upcoming',
  'startsAt',
  '-startsAt',
  'course',
  '-course',
  'title',
  '-title',
] as const
export type ExamSort = (typeof examSorts)[number]

const narrowing = {
  search: searchText,
  termId: z.optional(id),
  classId: z.optional(id),
  type: z.optional(z.enum(examTypes)),
  /** All except archived ones by default. */
  state: z.optional(z.enum(examStates)),
  from: z.optional(day),
  to: z.optional(day),
  sort: z._default(z.enum(examSorts), 'upcoming'),
}

const admins = ['admin'] as const
const oneExam = z.object({ examId: id })
const changed = { examId: id, version }

export const exams = {
  listExams: op({
    method: 'GET',
    path: '/exams',
    roles: admins,
    summary: 'Search, filter, sort and page through exams',
    input: z.object({ ...paging, ...narrowing }),
    output: pageOf(exam),
  }),
  exportExams: op({
    method: 'GET',
    path: '/exams/export',
    kind: 'file',
    roles: admins,
    summary: 'The filtered exams as a table',
    input: z.object({ ...narrowing, format: z.enum(sheetFormats) }),
    output: nothing,
  }),
  printExams: op({
    method: 'GET',
    path: '/exams/print',
    kind: 'file',
    roles: admins,
    summary: 'The filtered exams as a timetable to print, with rooms; cancelled ones left out',
    input: z.object(narrowing),
    output: nothing,
  }),
  listTermDrafts: op({
    method: 'GET',
    path: '/exams/terms/{termId}/drafts',
    roles: admins,
    summary: 'The drafts of a term, and what stands against publishing each',
    input: z.object({ termId: id }),
    output: z.object({ items: z.array(draftOfTerm) }),
  }),
  publishTermExams: op({
    method: 'POST',
    path: '/exams/terms/{termId}/publication',
    roles: admins,
    summary: 'Publish all drafts of a term against which nothing stands, and tell everyone once',
    input: z.object({ termId: id }),
    output: z.object({ published: z.int(), left: z.array(draftOfTerm) }),
  }),
  checkExam: op({
    method: 'POST',
    path: '/exams/check',
    roles: admins,
    summary:
      'What stands against an exam as the form has it, and which rooms and times are free; keeps nothing',
    input: z.object({
      classId: id,
      /** The exam that is being changed; it does not clash with itself. */
      examId: z.nullable(id),
      sitting: z.enum(examSittings),
      ...examTime,
      roomIds: z.array(id).check(z.maxLength(maxExamRooms)),
      invigilatorIds: z.array(id).check(z.maxLength(maxExamRooms)),
    }),
    output: examCheck,
  }),
  createExam: op({
    method: 'POST',
    path: '/exams',
    roles: admins,
    summary: 'Add an exam as a draft; its batches, rooms and invigilators are booked',
    input: createExamInput,
    output: exam,
    errors: ['timetable-clash'],
  }),
  readExam: op({
    method: 'GET',
    path: '/exams/{examId}',
    roles: admins,
    summary: 'One exam, with the students to whom its time is unkind',
    input: oneExam,
    output: z.object({ exam, crowding: z.array(examCrowding) }),
  }),
  updateExam: op({
    method: 'PUT',
    path: '/exams/{examId}',
    roles: admins,
    summary:
      'Change an exam that has not begun; of a published one everyone concerned is told where it moves',
    input: updateExamInput,
    output: exam,
    errors: ['timetable-clash', 'edit-conflict', 'exam-not-changeable'],
  }),
  weighExam: op({
    method: 'PUT',
    path: '/exams/{examId}/weight',
    roles: admins,
    summary: 'Change the share of the class result, also once the exam has begun, until marks are published',
    input: z.object({ ...changed, weight }),
    output: exam,
    errors: ['edit-conflict', 'exam-not-changeable', 'exam-has-marks'],
  }),
  publishExam: op({
    method: 'POST',
    path: '/exams/{examId}/publication',
    roles: admins,
    summary: 'Show a draft to its students and lecturers, and tell them',
    input: z.object(changed),
    output: exam,
    errors: ['edit-conflict', 'exam-not-changeable', 'exam-not-ready'],
  }),
  unpublishExam: op({
    method: 'DELETE',
    path: '/exams/{examId}/publication',
    roles: admins,
    summary:
      'Make a published exam that has not begun and has no marks a draft again, and tell those who saw it',
    input: z.object({ examId: id }),
    output: exam,
    errors: ['exam-not-changeable', 'exam-has-marks'],
  }),
  cancelExam: op({
    method: 'POST',
    path: '/exams/{examId}/cancellation',
    roles: admins,
    summary: 'Cancel an exam without marks for good, also afterwards; whoever saw it is told',
    input: z.object({ ...changed, reason: text(200, 'Say why') }),
    output: exam,
    errors: ['edit-conflict', 'exam-not-changeable', 'exam-has-marks'],
  }),
  archiveExam: op({
    method: 'DELETE',
    path: '/exams/{examId}',
    roles: admins,
    summary: 'Put away a draft, or an exam that is cancelled or over',
    input: oneExam,
    output: exam,
    errors: ['exam-not-changeable'],
  }),
}
