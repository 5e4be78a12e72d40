import type { TimetableScope } from '@campanile/contract/timetable/timetable-scopes.ts'
import { type TimetableSession, weekTimetable } from '@campanile/contract/timetable/week-timetable.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { AppError } from '#http/app-error.ts'
import { handle } from '#http/handle.ts'
import { daysIn } from '#platform/clock.ts'
import { classSession } from './class-sessions.service.ts'
import { sessionAbilities } from './session-change.rules.ts'
import * as repo from './week-timetable.repo.ts'

/** More than the largest campus has in a week; a screen that shows as many says so. */
const limits = { sessions: 2000, exams: 500, rooms: 300, taken: 4000 }

export const readTimetable = handle(
  weekTimetable.readTimetable,
  async (ctx, { from, to, scope, scopeId }) => {
    const { timeZone } = await currentInstitution(ctx)
    const { start, end } = daysIn(timeZone, from, to)
    const of = readScope(scope, scopeId)
    const week = { startsAt: start, endsAt: end }
    const [rows, exams, holidays, rooms] = await Promise.all([
      repo.listWeekSessions(ctx.db, of, week, limits.sessions + 1),
      repo.listWeekExams(ctx.db, of, week, limits.exams),
      repo.listWeekHolidays(ctx.db, from, to),
      scope === 'campus' ? repo.listRoomRows(ctx.db, limits.rooms) : [],
    ])
    const now = ctx.clock.now()
    return {
      now: now.toISOString(),
      items: rows.slice(0, limits.sessions).map((row) => sessionView(row, now)),
      exams: exams.map((it) => ({ ...it, ...isoTimes(it) })),
      holidays,
      rooms,
      isCut: rows.length > limits.sessions,
    }
  },
)

export const listTakenTimes = handle(weekTimetable.listTakenTimes, async (ctx, { sessionId, from, to }) => {
  const { row, taught } = await classSession(ctx, sessionId)
  const { timeZone } = await currentInstitution(ctx)
  const { start, end } = daysIn(timeZone, from, to)
  const { batchIds, studentIds } = taught
  const teaching = row.substituteId ? [row.substituteId] : taught.lecturerIds
  const everyone = [...new Set([...taught.lecturerIds, ...teaching])]
  const [items, notified] = await Promise.all([
    repo.listTaken(
      ctx.db,
      { sessionId, classId: row.classId, lecturerIds: teaching, batchIds },
      { startsAt: start, endsAt: end },
      limits.taken,
    ),
    repo.listNotified(ctx.db, { lecturerIds: everyone, batchIds }),
  ])
  return {
    items: items.map((it) => ({ ...it, ...isoTimes(it) })),
    notified: { ...notified, students: studentIds.length },
  }
})

/** @throws AppError invalid-input when the room, batch, lecturer or class is missing */
function readScope(scope: TimetableScope, id: string | undefined): repo.Scope {
  if (scope === 'campus') return { scope }
  if (!id) throw new AppError('invalid-input')
  return { scope, id }
}

const isoTimes = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }) => ({
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
})

function sessionView(row: repo.WeekSessionRow, now: Date): TimetableSession {
  const { roomId, roomName, roomCapacity, recorded, plannedStartsAt, ...facts } = row
  return {
    ...facts,
    ...isoTimes(row),
    room: roomId && roomName && roomCapacity ? { id: roomId, name: roomName, capacity: roomCapacity } : null,
    can: { move: sessionAbilities({ ...row, recorded, plannedStartsAt }, now).move },
  }
}
