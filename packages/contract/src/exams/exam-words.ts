// Free of zod: the screens show these words.
import { defaultLocale } from '../locale.ts'
import { examSittingLabels, examStateLabels, examTypeLabels } from './label-messages.ts'

/** The types of exam; documents and calendars use their names. */
export const examTypes = ['midterm', 'final', 'quiz', 'practical', 'oral', 'other'] as const
export type ExamType = (typeof examTypes)[number]

export const examTypeWords: Record<ExamType, string> = examTypeLabels(defaultLocale)

/** class: everyone enrolled sits it. deferred: only students whose sitting of another exam was deferred. */
export const examSittings = ['class', 'deferred'] as const
export type ExamSitting = (typeof examSittings)[number]

export const examSittingWords: Record<ExamSitting, string> = examSittingLabels(defaultLocale)

export const examStates = ['draft', 'published', 'cancelled', 'archived'] as const
export type ExamState = (typeof examStates)[number]

export const examStateWords: Record<ExamState, string> = examStateLabels(defaultLocale)

/** The most rooms that one exam can use. */
export const maxExamRooms = 20
