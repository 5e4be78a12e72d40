import type { gradeSchemes } from '@campanile/contract/grade-scheme.ts'
import type { markSheets } from '@campanile/contract/mark-sheets.ts'
import type { results } from '@campanile/contract/results.ts'
import type { Routes } from '#http/routes.ts'
import { listClassResults } from './class-results.service.ts'
import { exportClassResults } from './class-results-export.service.ts'
import { correctMark, listMarkChanges } from './corrections.service.ts'
import { enterMarks } from './enter-marks.service.ts'
import {
  archiveGradeScheme,
  createGradeScheme,
  listGradeSchemes,
  updateGradeScheme,
} from './grade-schemes.service.ts'
import { readMarkSheet } from './mark-grid.service.ts'
import { exportMarkSheet } from './mark-sheet-export.service.ts'
import { listMarkSheets } from './mark-sheets.service.ts'
import { applyMarksImport, checkMarksImport } from './marks-import.service.ts'
import { publishMarkSheet, reopenMarkSheet, submitMarkSheet } from './sheet-steps.service.ts'
import { listMyResults, listStudentResults } from './student-results.service.ts'
import { releaseMarks, withholdMarks } from './withholding.service.ts'

export const resultsRoutes: Routes<typeof markSheets & typeof results & typeof gradeSchemes> = {
  listMarkSheets,
  readMarkSheet,
  enterMarks,
  checkMarksImport,
  applyMarksImport,
  exportMarkSheet,
  submitMarkSheet,
  reopenMarkSheet,
  publishMarkSheet,
  withholdMarks,
  releaseMarks,
  correctMark,
  listMarkChanges,
  listClassResults,
  exportClassResults,
  listStudentResults,
  listMyResults,
  listGradeSchemes,
  createGradeScheme,
  updateGradeScheme,
  archiveGradeScheme,
}
