import type { ExamDraft, ExamDraftPlacement, PlannedExam } from '@campanile/contract/exams/exam-drafts.ts'
import { listWords } from '#lib/listWords.ts'
import type { PlainDate } from '#lib/plainDate.ts'
import { m } from './messages.ts'

/** An exam with its place in a draft. */
export type PlacedExam = PlannedExam & ExamDraftPlacement

export interface ExamDay {
  day: PlainDate
  exams: PlacedExam[]
  /** Students with more than one exam on this day. */
  crowded: number
}

/** The days of a draft that have exams. */
export function examDays({
  placements,
  exams,
  crowdedDays,
}: Pick<ExamDraft, 'placements' | 'exams' | 'crowdedDays'>): ExamDay[] {
  const examOf = new Map(exams.map((it) => [it.id, it]))
  const crowdedOn = new Map(crowdedDays.map(({ day, students }) => [day, students]))
  const days = new Map<PlainDate, PlacedExam[]>()
  for (const placement of placements) {
    const exam = examOf.get(placement.id)
    if (!exam) continue
    const placed = { ...exam, ...placement }
    const known = days.get(placed.day)
    if (known) known.push(placed)
    else days.set(placed.day, [placed])
  }
  return [...days].map(([day, placed]) => ({ day, exams: placed, crowded: crowdedOn.get(day) ?? 0 }))
}

export const roomNames = (rooms: ExamDraftPlacement['rooms']): string =>
  rooms.length > 0 ? listWords(rooms.map(({ name }) => name)) : m.noRoom()
