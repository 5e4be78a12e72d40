// Free of zod: the screens show these words.

/** What an exam is called by; the paper and the calendar name it so. */
export const examTypes = ['midterm', 'final', 'quiz', 'practical', 'oral', 'other'] as const
export type ExamType = (typeof examTypes)[number]

export const examTypeWords: Record<ExamType, string> = {
  midterm: 'Midterm',
  final: 'Final',
  quiz: 'Quiz',
  practical: 'Practical',
  oral: 'Oral',
  other: 'Other',
}

/** class: everybody enrolled sits it; deferred: those alone whose sitting of another exam was put off. */
export const examSittings = ['class', 'deferred'] as const
export type ExamSitting = (typeof examSittings)[number]

export const examSittingWords: Record<ExamSitting, string> = {
  class: 'Whole class',
  deferred: 'Deferred sitting',
}

export const examStates = ['draft', 'published', 'cancelled', 'archived'] as const
export type ExamState = (typeof examStates)[number]

export const examStateWords: Record<ExamState, string> = {
  draft: 'Draft',
  published: 'Published',
  cancelled: 'Cancelled',
  archived: 'Archived',
}

/** Rooms that one exam may be spread over. */
export const maxExamRooms = 20
