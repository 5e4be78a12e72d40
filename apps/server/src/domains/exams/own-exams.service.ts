import { myExams, type ScheduledExam } from '@campanile/contract/exams/my-exams.ts'
import type { Actor } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { daysAfter } from '#platform/clock.ts'
import type { Platform } from '#platform/platform.ts'
import { canReadSeats } from './exams.policy.ts'
import * as repo from './own-exams.repo.ts'

/** More than anyone has in six weeks or in a year. */
const maxExams = 500
/** The number of days ahead that a dashboard shows. */
const daysAhead = 120
const maxUpcoming = 20
/** An exam that has begun counts as upcoming until it is over; none lasts longer than this. */
const hoursBack = 12

export type OwnExam = repo.OwnExamRow

/** A lecturer's or student's published exams that start in a period. */
export const ownExams = (
  { db }: Pick<Platform, 'db'>,
  reader: repo.Reader,
  from: Date,
  to: Date,
): Promise<OwnExam[]> => repo.listOwnExams(db, reader, from, to, maxExams)

/** One of these exams, as its reader sees it. */
export function ownExamView(row: OwnExam, reader: Pick<Actor, 'role'>): ScheduledExam {
  const { startsAt, endsAt, plannedStartsAt, plannedEndsAt, sequence: _, modifiedAt: __, ...rest } = row
  const isCancelled = row.cancelReason !== null
  // Lecturers read the exams of their classes and those they invigilate.
  const isStaffed = reader.role === 'lecturer' || row.invigilating
  return {
    ...rest,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    planned:
      plannedStartsAt && plannedEndsAt
        ? { startsAt: plannedStartsAt.toISOString(), endsAt: plannedEndsAt.toISOString() }
        : null,
    status: isCancelled ? 'cancelled' : 'scheduled',
    can: { readSeats: canReadSeats(reader, isCancelled ? 'cancelled' : 'published', isStaffed) },
  }
}

export const listUpcomingExams = handle(myExams.listUpcomingExams, async (ctx) => {
  const now = ctx.clock.now()
  const from = daysAfter(now, -hoursBack / 24)
  const rows = await ownExams(ctx, ctx.actor, from, daysAfter(now, daysAhead))
  const upcoming = rows.filter(({ endsAt, deferred }) => endsAt > now && !deferred)
  return {
    now: now.toISOString(),
    items: upcoming.slice(0, maxUpcoming).map((row) => ownExamView(row, ctx.actor)),
  }
})
