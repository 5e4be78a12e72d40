import type { gradeSchemes } from '@campanile/contract/grade-scheme.ts'
import type { markEntry } from '@campanile/contract/mark-entry.ts'
import type { markSheets } from '@campanile/contract/mark-sheets.ts'
import type { marksImports } from '@campanile/contract/marks-import.ts'
import type { marksModeration } from '@campanile/contract/marks-moderation.ts'
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
import { commentOnMark } from './mark-comments.service.ts'
import { readMarkSheet } from './mark-grid.service.ts'
import { exportMarkSheet } from './mark-sheet-export.service.ts'
import { listMarkSheets, listWaitingSheets } from './mark-sheets.service.ts'
import { exportMarkSheets } from './mark-sheets-export.service.ts'
import { applyMarksImport, checkMarksImport } from './marks-import.service.ts'
import { undoMarksImport } from './marks-import-undo.service.ts'
import { publishMarkSheet, reopenMarkSheet, submitMarkSheet } from './sheet-steps.service.ts'
import { listMyResults, listStudentResults } from './student-results.service.ts'
import { releaseMarks, withholdMarks } from './withholding.service.ts'

export const resultsRoutes: Routes<
  typeof markSheets &
    typeof markEntry &
    typeof marksImports &
    typeof marksModeration &
    typeof results &
    typeof gradeSchemes
> = {
  listMarkSheets,
  exportMarkSheets,
  readMarkSheet,
  enterMarks,
  checkMarksImport,
  applyMarksImport,
  undoMarksImport,
  commentOnMark,
  listWaitingSheets,
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
