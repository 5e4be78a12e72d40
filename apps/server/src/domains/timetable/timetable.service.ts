import { type SessionToday, timetable } from '@campanile/contract/timetable/timetable.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import type { Actor, SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { localDay } from '#platform/clock.ts'
import { todayAbilities } from './own-sessions.policy.ts'
import * as repo from './timetable.repo.ts'
import { currentCheckInState } from './timetable.rules.ts'

export const listSessionsToday = handle(timetable.listSessionsToday, async (ctx) => {
  const now = ctx.clock.now()
  const { timeZone, settings } = await currentInstitution(ctx)
  const { date, start, end } = localDay(timeZone, now)
  const rows = await repo.listSessionsBetween(ctx.db, ctx.actor, start, end)
  return {
    date,
    now: now.toISOString(),
    items: rows.map((row) => view(ctx.actor, row, now, settings.attendance)),
  }
})

/** The session of a class that is on, or the next one; callers have checked the access to the class. */
export async function findNextSession(ctx: SignedIn, classId: string): Promise<SessionToday | null> {
  const now = ctx.clock.now()
  const [{ settings }, row] = await Promise.all([
    currentInstitution(ctx),
    repo.findNextOfClass(ctx.db, ctx.actor, classId, now),
  ])
  return row ? view(ctx.actor, row, now, settings.attendance) : null
}

interface Minutes {
  lateAfterMinutes: number
  closeAfterMinutes: number
  openBeforeMinutes: number
}

function view(actor: Actor, row: repo.TodayRow, now: Date, minutes: Minutes): SessionToday {
  const { openBeforeMinutes, lateAfterMinutes, closeAfterMinutes } = minutes
  const checkIn = currentCheckInState(row, now)
  const { markStatus, markSource, markedAt, enrolled, attending, counted, excused } = row
  const student = actor.role === 'student'
  return {
    ...row,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    lateAfter: row.lateAfter?.toISOString() ?? null,
    closesAt: row.closesAt?.toISOString() ?? null,
    checkIn,
    enrolled: student ? null : enrolled,
    attending: student ? null : attending,
    counted: student ? null : counted,
    excused: student ? null : excused,
    mine:
      markStatus && markSource && markedAt
        ? { status: markStatus, source: markSource, markedAt: markedAt.toISOString() }
        : null,
    usualMinutes: { lateAfterMinutes, closeAfterMinutes },
    can: todayAbilities(actor, row, { now, openBeforeMinutes }),
  }
}
