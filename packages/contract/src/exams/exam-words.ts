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

/** The most exams and rooms of one draft, days of its period, and start times a day. */
export const maxPlannedExams = 300
export const maxExamDraftRooms = 200
export const maxExamDays = 42
export const maxExamStarts = 6

/** The reasons that can rule out a start time for an exam. */
export const unplacedExamReasons = [
  'rooms-too-small',
  'rooms-taken',
  'batch-busy',
  'invigilator-busy',
  'students-busy',
  'past-midnight',
  'not-found',
] as const
export type UnplacedExamReason = (typeof unplacedExamReasons)[number]

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
