import { isBelow, percentage, tally } from '@campanile/contract/attendance/attendance-figures.ts'
import { classOverviews, type MyClass, type TaughtClass } from '@campanile/contract/insight/class-overview.ts'
import { requireOwnClass } from '#domains/access/session-access.service.ts'
import { classStandings, noStanding } from '#domains/attendance/mine/my-attendance.service.ts'
import { computeStudentResults } from '#domains/results/students/student-results.service.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { findNextSession } from '#domains/timetable/timetable.service.ts'
import { requireFound } from '#http/app-error.ts'
import { handle } from '#http/handle.ts'
import { localDay } from '#platform/clock.ts'
import * as repo from './my-classes.repo.ts'

function taughtView(row: repo.TaughtRow, required: number): TaughtClass {
  const { classId, courseCode, courseTitle, term, enrolled, nextAt, nextRoom, toMark } = row
  const all = tally(row)
  return {
    classId,
    courseCode,
    courseTitle,
    term,
    enrolled,
    percentage: percentage(all),
    below: isBelow(all, required),
    next: nextAt && { startsAt: nextAt.toISOString(), room: nextRoom },
    toMark,
  }
}

export const listMyClasses = handle(classOverviews.listMyClasses, async (ctx) => {
  const now = ctx.clock.now()
  const { timeZone, settings } = await currentInstitution(ctx)
  const required = settings.attendance.requiredPercentage
  const rows = await repo.listTaught(ctx.db, ctx.actor.id, { now, today: localDay(timeZone, now).date })
  return { items: rows.map((row) => taughtView(row, required)), required }
})

export const readMyClass = handle(classOverviews.readMyClass, async (ctx, { classId }): Promise<MyClass> => {
  await requireOwnClass(ctx, ctx.db, classId)
  const studentId = ctx.actor.id
  const now = ctx.clock.now()
  const { timeZone, settings } = await currentInstitution(ctx)
  const required = settings.attendance.requiredPercentage
  const [found, next, standings, results] = await Promise.all([
    repo.findMyClass(ctx.db, classId, studentId),
    findNextSession(ctx, classId),
    classStandings(ctx.db, studentId, { now, timeZone, required }),
    computeStudentResults(ctx, studentId, 'released'),
  ])
  const { termName, firstDay, lastDay, left, ...named } = requireFound(found)
  const {
    held,
    attended,
    excused,
    percentage: rate,
    outlook,
  } = standings.find((it) => it.classId === classId) ?? noStanding(required)
  return {
    classId,
    now: now.toISOString(),
    ...named,
    term: { name: termName, firstDay, lastDay, isOver: lastDay < localDay(timeZone, now).date },
    left,
    required,
    next: left ? null : next,
    attendance: { held, attended, excused, percentage: rate, outlook },
    result:
      results.terms
        .flatMap((term) => term.classes)
        .find((it) => it.classId === classId && it.marks.length > 0) ?? null,
  }
})
