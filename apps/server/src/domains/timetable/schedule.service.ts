import { type ScheduledSession, schedule } from '@campanile/contract/timetable/schedule.ts'
import { ownExams, ownExamView } from '#domains/exams/own-exams.service.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { handle } from '#http/handle.ts'
import { daysIn } from '#platform/clock.ts'
import { checkInView } from './own-sessions.policy.ts'
import * as repo from './schedule.repo.ts'

/** The limit for six weeks of one person, which no schedule reaches. */
const maxSessions = 1000

export const listSchedule = handle(schedule.listSchedule, async (ctx, { from, to }) => {
  const { timeZone, settings } = await currentInstitution(ctx)
  const { start, end } = daysIn(timeZone, from, to)
  const [rows, exams, days] = await Promise.all([
    repo.listOwnSessions(ctx.db, ctx.actor, start, end, maxSessions),
    ownExams(ctx, ctx.actor, start, end),
    repo.listOwnDays(ctx.db, ctx.actor, from, to),
  ])
  const now = ctx.clock.now()
  const { openBeforeMinutes } = settings.attendance
  const asked = { role: ctx.actor.role, now, openBeforeMinutes }
  return {
    now: now.toISOString(),
    items: rows.map((row) => {
      const { checkIn, can } = checkInView(row, asked)
      return { ...sessionView(row, asked.role), checkIn, can: { ...can, openClass: row.teaches } }
    }),
    exams: exams.map((it) => ownExamView(it, ctx.actor)),
    ...days,
  }
})

function sessionView(row: repo.ScheduleRow, role: string): Omit<ScheduledSession, 'checkIn' | 'can'> {
  return {
    ...row,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    planned: plannedView(row),
    enrolled: role === 'lecturer' ? row.enrolled : null,
    mine: row.markStatus,
  }
}

/** Null if the session has not been moved. */
const plannedView = ({ plannedStartsAt, plannedEndsAt, plannedRoom }: repo.ScheduleRow) =>
  plannedStartsAt && plannedEndsAt
    ? { startsAt: plannedStartsAt.toISOString(), endsAt: plannedEndsAt.toISOString(), room: plannedRoom }
    : null
