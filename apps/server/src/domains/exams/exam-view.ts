import type { Exam, ExamCrowding } from '@campanile/contract/exams/exam.ts'
import { wallTime } from '#domains/timetable/weekly.rules.ts'
import type { Actor } from '#http/context.ts'
import type { CrowdingRow } from './exam-people.repo.ts'
import { minutesOf } from './exam-time.rules.ts'
import { examAbilities, stateOf } from './exams.policy.ts'
import type { ExamRow } from './exams.repo.ts'

const moment = (at: Date | null) => at?.toISOString() ?? null

/** An exam as admins see it. */
export function examView(
  actor: Actor,
  row: ExamRow,
  { now, timeZone }: { now: Date; timeZone: string },
): Exam {
  const { termId, termName, seatSeed: _, plannedStartsAt: __, plannedEndsAt: ___, ...known } = row
  const { entered: ____, marked: _____, released: ______, ...rest } = known
  const { day, time } = wallTime(row.startsAt, timeZone)
  return {
    ...rest,
    term: { id: termId, name: termName },
    day,
    clock: time,
    durationMinutes: minutesOf(row),
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    publishedAt: moment(row.publishedAt),
    cancelledAt: moment(row.cancelledAt),
    archivedAt: moment(row.archivedAt),
    state: stateOf(row),
    can: examAbilities(actor, row, now),
  }
}

/** Both kinds of crowding in a student's timetable, listed separately. */
export const crowdingView = (rows: readonly CrowdingRow[]): ExamCrowding[] =>
  rows.flatMap(({ studentId, name, atOnce, sameDay }) => [
    ...(atOnce.length > 0 ? [{ studentId, name, kind: 'at-once' as const, others: atOnce }] : []),
    ...(sameDay.length > 1 ? [{ studentId, name, kind: 'same-day' as const, others: sameDay }] : []),
  ])
