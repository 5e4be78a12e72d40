// Free of zod: the screens show these words.
import type { MarkSheetKind, MarkSheetStatus, MarkState } from './mark-sheets.ts'
import type { ClassResultStatus } from './results.ts'
import type { PaperKind, PaperState } from './transcripts.ts'

export const markSheetKindWords: Record<MarkSheetKind, string> = { exam: 'Exam', assignment: 'Assignment' }

export const markSheetStatusWords: Record<MarkSheetStatus, string> = {
  draft: 'Draft',
  submitted: 'Submitted',
  published: 'Published',
}

export const markStateWords: Record<MarkState, string> = {
  marked: 'Marked',
  absent: 'Absent',
  incomplete: 'Incomplete',
}

/** For the lecturers of the class and admins. */
export const classResultStatusWords: Record<ClassResultStatus, string> = {
  final: 'Final',
  open: 'Open',
  incomplete: 'Incomplete',
  withheld: 'Withheld',
}

/** The same for the student, whose course is not finished; shown instead of the grade. */
export const missingGradeWords: Record<Exclude<ClassResultStatus, 'final'>, string> = {
  open: 'In progress',
  incomplete: classResultStatusWords.incomplete,
  withheld: classResultStatusWords.withheld,
}

export const paperKindWords: Record<PaperKind, string> = {
  transcript: 'Transcript of records',
  'result-sheet': 'Result sheet',
}

/** "Result sheet, draft" */
export const paperTitle = ({ kind, isDraft }: { kind: PaperKind; isDraft: boolean }): string =>
  isDraft ? `${paperKindWords[kind]}, draft` : paperKindWords[kind]

export const paperStateWords: Record<PaperState, string> = {
  genuine: 'Genuine',
  superseded: 'Superseded',
  revoked: 'Revoked',
}
