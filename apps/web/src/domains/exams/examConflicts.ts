import type { ExamCheck, ExamCrowding } from '@campanile/contract/exams/exam.ts'
import { m } from './messages.ts'

type Clash = ExamCheck['clashes'][number]

/** Conflicts with the same cause. */
interface ConflictGroup<T> {
  /** "Rooms not free: 2" */
  title: string
  items: T[]
}

const clashTitles: Record<Clash['resource'], (count: number) => string> = {
  batch: (count) => m.batchesNotFree({ count }),
  room: (count) => m.roomsNotFree({ count }),
  lecturer: (count) => m.invigilatorsNotFree({ count }),
}
const crowdingTitles: Record<ExamCrowding['kind'], (count: number) => string> = {
  'at-once': (count) => m.crowdedAtOnce({ count }),
  'same-day': (count) => m.crowdedDay({ count }),
}

/** Why a time is refused, by cause, with the number of bookings in the way. */
export const clashGroups = (clashes: readonly Clash[]): ConflictGroup<Clash>[] =>
  (['batch', 'room', 'lecturer'] as const).flatMap((resource) => {
    const items = clashes.filter((it) => it.resource === resource)
    return items.length > 0 ? [{ title: clashTitles[resource](items.length), items }] : []
  })

/**
 * The people for whom a time is inconvenient although it can be saved, by cause, with the number of students.
 */
export const crowdingGroups = (crowding: readonly ExamCrowding[]): ConflictGroup<ExamCrowding>[] =>
  (['at-once', 'same-day'] as const).flatMap((kind) => {
    const items = crowding.filter((it) => it.kind === kind)
    const students = new Set(items.map(({ studentId }) => studentId)).size
    return items.length > 0 ? [{ title: crowdingTitles[kind](students), items }] : []
  })
