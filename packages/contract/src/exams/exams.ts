import { z } from 'zod/mini'
import { sheetFormats } from '../documents.ts'
import { op } from '../operation.ts'
import { onTopics } from '../topics.ts'
import { day, id, nothing, pageSchema, paging, searchText, text, version } from '../values.ts'
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
import { examSittings, examSorts, examStates, examTypes, maxExamRooms } from './exam-words.ts'
import { m } from './messages.ts'

const narrowing = {
  search: searchText,
  termId: z.optional(id),
  /** Only exams of current and later terms. */
  fromCurrentTerm: z._default(z.stringbool(), false),
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

export const exams = onTopics(['exams'], {
  listExams: op({
    method: 'GET',
    path: '/exams',
    roles: admins,
    summary: 'List exams',
    input: z.object({ ...paging, ...narrowing }),
    output: pageSchema(exam),
  }),
  exportExams: op({
    method: 'GET',
    path: '/exams/export',
    kind: 'file',
    roles: admins,
    summary: 'Export the filtered exams as a file',
    input: z.object({ ...narrowing, format: z.enum(sheetFormats) }),
    output: nothing,
  }),
  printExams: op({
    method: 'GET',
    path: '/exams/print',
    kind: 'file',
    roles: admins,
    summary: 'Export the filtered exams as a printable timetable with rooms, without cancelled exams',
    input: z.object(narrowing),
    output: nothing,
  }),
  listTermDrafts: op({
    method: 'GET',
    path: '/exams/terms/{termId}/drafts',
    roles: admins,
    summary: 'List a term’s draft exams with the issues that prevent publication',
    input: z.object({ termId: id }),
    output: z.object({ items: z.array(draftOfTerm) }),
  }),
  publishTermExams: op({
    method: 'POST',
    path: '/exams/terms/{termId}/publication',
    roles: admins,
    summary: 'Publish all draft exams of a term that have no issues, and notify everyone once',
    input: z.object({ termId: id }),
    output: z.object({ published: z.int(), left: z.array(draftOfTerm) }),
  }),
  checkExam: op({
    method: 'POST',
    path: '/exams/check',
    roles: admins,
    summary: 'Check an exam for clashes and find free rooms and times, without saving it',
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
    summary: 'Create a draft exam and book its batches, rooms and invigilators',
    input: createExamInput,
    output: exam,
    errors: ['timetable-clash'],
  }),
  readExam: op({
    method: 'GET',
    path: '/exams/{examId}',
    roles: admins,
    summary: 'Get an exam with the students who have a difficult exam timetable',
    eventId: 'examId',
    input: oneExam,
    output: z.object({ exam, crowding: z.array(examCrowding) }),
  }),
  updateExam: op({
    method: 'PUT',
    path: '/exams/{examId}',
    roles: admins,
    summary: 'Update an exam that has not begun; if it is published, everyone affected is notified of a move',
    input: updateExamInput,
    output: exam,
    errors: ['timetable-clash', 'edit-conflict', 'exam-not-changeable'],
  }),
  weighExam: op({
    method: 'PUT',
    path: '/exams/{examId}/weight',
    roles: admins,
    summary: 'Change an exam’s share of the class result, until its marks are published',
    input: z.object({ ...changed, weight }),
    output: exam,
    errors: ['edit-conflict', 'exam-not-changeable', 'exam-has-marks'],
  }),
  publishExam: op({
    method: 'POST',
    path: '/exams/{examId}/publication',
    roles: admins,
    summary: 'Publish a draft exam and notify its students and lecturers',
    input: z.object(changed),
    output: exam,
    errors: ['edit-conflict', 'exam-not-changeable', 'exam-not-ready'],
  }),
  unpublishExam: op({
    method: 'DELETE',
    path: '/exams/{examId}/publication',
    roles: admins,
    summary:
      'Return a published exam to draft before it begins, if it has no marks; those who saw it are notified',
    input: z.object({ examId: id }),
    output: exam,
    errors: ['exam-not-changeable', 'exam-has-marks'],
  }),
  cancelExam: op({
    method: 'POST',
    path: '/exams/{examId}/cancellation',
    roles: admins,
    summary:
      'Cancel an exam without marks permanently, even after it was held; those who saw it are notified',
    input: z.object({ ...changed, reason: text(200, m.enterReason()) }),
    output: exam,
    errors: ['edit-conflict', 'exam-not-changeable', 'exam-has-marks'],
  }),
  archiveExam: op({
    method: 'DELETE',
    path: '/exams/{examId}',
    roles: admins,
    summary: 'Archive an exam that is a draft, cancelled or over',
    input: oneExam,
    output: exam,
    errors: ['exam-not-changeable'],
  }),
})
