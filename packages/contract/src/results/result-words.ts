// Free of zod: the screens show these words.

import { defaultLocale } from '../locale.ts'
import {
  classResultStatusLabels,
  markSheetKindLabels,
  markSheetStatusLabels,
  markStateLabels,
  missingGradeLabels,
  paperDraftLabels,
  paperKindLabels,
  paperStateLabels,
} from './label-messages.ts'
import type { MarkSheetKind, MarkSheetStatus, MarkState } from './mark-sheets.ts'
import type { ClassResultStatus } from './results.ts'
import type { PaperKind, PaperState } from './transcripts.ts'

export const markSheetKindWords: Record<MarkSheetKind, string> = markSheetKindLabels(defaultLocale)

export const markSheetStatusWords: Record<MarkSheetStatus, string> = markSheetStatusLabels(defaultLocale)

export const markStateWords: Record<MarkState, string> = markStateLabels(defaultLocale)

/** For the lecturers of the class and admins. */
export const classResultStatusWords: Record<ClassResultStatus, string> =
  classResultStatusLabels(defaultLocale)

/** For the student, instead of a grade: nothing is in progress once the term is over. */
export function missingGradeWords(
  status: ClassResultStatus,
  { isOver }: { isOver: boolean },
  locale = defaultLocale,
): string {
  if (status === 'final') return ''
  if (status !== 'open') return classResultStatusLabels(locale)[status]
  const labels = missingGradeLabels(locale)
  return isOver ? labels.awaiting : labels.open
}

export const paperKindWords: Record<PaperKind, string> = paperKindLabels(defaultLocale)

/** "Result sheet, draft" */
export const paperTitle = (
  { kind, isDraft }: { kind: PaperKind; isDraft: boolean },
  locale = defaultLocale,
): string => (isDraft ? paperDraftLabels : paperKindLabels)(locale)[kind]

export const paperStateWords: Record<PaperState, string> = paperStateLabels(defaultLocale)
