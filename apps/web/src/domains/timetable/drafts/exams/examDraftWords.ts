import type {
  ExamDraft,
  ExamDraftFigures,
  PlannedExam,
  UnplacedExam,
} from '@campanile/contract/exams/exam-drafts.ts'
import type { FigureRow } from '../FiguresCard.tsx'
import { m } from './messages.ts'

export const examDraftsPath = '/app/exam-management/drafts'

export const examName = ({ courseCode, courseTitle, title }: PlannedExam) =>
  `${courseCode} ${courseTitle}: ${title}`

/** The exam, or the class if it has none yet. */
export const plannedPath = ({ id, examId }: Pick<PlannedExam, 'id' | 'examId'>) =>
  examId ? `/app/exam-management/${examId}` : `/app/classes/${id}`

/** The figures in the order of their weight. */
export const examFigureRows: readonly FigureRow<ExamDraftFigures>[] = [
  { figure: 'placed', label: m.placed() },
  { figure: 'unplaced', label: m.unplaced() },
  { figure: 'backToBack', label: m.backToBack() },
  { figure: 'crowdedDays', label: m.crowdedDays() },
  { figure: 'consecutiveDays', label: m.consecutiveDays() },
  { figure: 'lateLarge', label: m.lateLarge() },
  { figure: 'splitExams', label: m.splitExams() },
  { figure: 'emptySeats', label: m.emptySeats(), isPercent: true },
]

export function examReasonWords(
  { kind, name, starts }: UnplacedExam['reasons'][number],
  { starts: all }: UnplacedExam,
  { students }: PlannedExam,
): string {
  const facts = { name: name ?? '', starts, all }
  switch (kind) {
    case 'rooms-too-small':
      return m.roomsTooSmall({ students })
    case 'rooms-taken':
      return m.roomsTaken(facts)
    case 'batch-busy':
      return m.batchBusy(facts)
    case 'invigilator-busy':
      return m.invigilatorBusy(facts)
    case 'students-busy':
      return m.studentsBusy(facts)
    case 'past-midnight':
      return m.pastMidnight(facts)
    case 'not-found':
      return m.notFound(facts)
  }
}

/** Exams that are at another time or in other rooms in one draft than in the other. */
export function countDifferentExams(
  one: Pick<ExamDraft, 'placements'>,
  other: Pick<ExamDraft, 'placements'>,
): number {
  const placesOf = ({ placements }: Pick<ExamDraft, 'placements'>) =>
    new Map(
      placements.map((it) => [
        it.id,
        [it.day, it.startsAt, ...it.rooms.map(({ id }) => id).sort()].join(' '),
      ]),
    )
  const [a, b] = [placesOf(one), placesOf(other)]
  return [...new Set([...a.keys(), ...b.keys()])].filter((id) => a.get(id) !== b.get(id)).length
}
