import type { ExamDraftFigures } from '@campanile/contract/exams/exam-drafts.ts'
import type { UnplacedExamReason } from '@campanile/contract/exams/exam-words.ts'
import type { NewRoom } from '../exam-rooms.repo.ts'

/** The reasons why an exam could not be scheduled, with the number of start times that each rules out. */
export interface ExamReason {
  kind: UnplacedExamReason
  /** The batch or invigilator; null: another kind of reason. */
  resource: string | null
  starts: number
}

/** The result of a computation. */
export interface ExamDraftResult {
  placements: {
    /** The exam’s id, or the class’s if it has no exam yet. */
    id: string
    day: string
    startsAt: string
    durationMinutes: number
    rooms: { roomId: string; seats: number }[]
  }[]
  unplaced: { id: string; starts: number; reasons: ExamReason[] }[]
  /** Versions of the exams that it was computed from, by their ids. */
  versions: Record<string, number>
  figures: ExamDraftFigures
  /** Days with students who have more than one exam. */
  crowdedDays: { day: string; students: number }[]
}

/** An exam that an applied draft moved or created, with its version afterwards. */
export interface AppliedExam {
  examId: string
  version: number
  /** Null: it was created. */
  before: { startsAt: string; endsAt: string; rooms: NewRoom[] } | null
}
