import type { examDeferrals, examSeats } from '@campanile/contract/exam-seats.ts'
import type { exams } from '@campanile/contract/exams.ts'
import type { myExams } from '@campanile/contract/my-exams.ts'
import type { Routes } from '#http/routes.ts'
import { archiveExam, cancelExam, updateExam, weighExam } from './exam-changes.service.ts'
import { checkExam } from './exam-check.service.ts'
import { assignSitting, listExamDeferrals } from './exam-deferrals.service.ts'
import { exportExams, printExams } from './exam-export.service.ts'
import { publishExam, unpublishExam } from './exam-publication.service.ts'
import { generateExamSeats, listExamSeats } from './exam-seats.service.ts'
import { exportExamSeats } from './exam-seats-export.service.ts'
import { createExam, listExams, readExam } from './exams.service.ts'
import { listUpcomingExams } from './own-exams.service.ts'
import { listTermDrafts, publishTermExams } from './term-exams.service.ts'

type Operations = typeof exams & typeof examSeats & typeof examDeferrals & typeof myExams

export const examsRoutes: Routes<Operations> = {
  listExams,
  exportExams,
  printExams,
  listTermDrafts,
  publishTermExams,
  checkExam,
  createExam,
  readExam,
  updateExam,
  weighExam,
  publishExam,
  unpublishExam,
  cancelExam,
  archiveExam,
  listExamSeats,
  generateExamSeats,
  exportExamSeats,
  listExamDeferrals,
  assignSitting,
  listUpcomingExams,
}
