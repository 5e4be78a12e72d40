import { type ClassSession, classSessions } from '@campanile/contract/timetable/class-sessions.ts'
import { AppError } from '#http/app-error.ts'
import type { Actor, SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import * as repo from './class-sessions.repo.ts'
import { taughtClass } from './meetings.service.ts'
import { sessionAbilities } from './session-change.rules.ts'

const nobody = { move: false, cancel: false, restore: false, substitute: false }

const named = (id: string | null, name: string | null) => (id && name ? { id, name } : null)

export function classSessionView({ role }: Actor, row: repo.ClassSessionRow, now: Date): ClassSession {
  const { plannedStartsAt, plannedEndsAt } = row
  return {
    id: row.id,
    classId: row.classId,
    meetingId: row.meetingId,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    room: named(row.roomId, row.room),
    status: row.status,
    planned:
      plannedStartsAt && plannedEndsAt
        ? {
            startsAt: plannedStartsAt.toISOString(),
            endsAt: plannedEndsAt.toISOString(),
            room: named(row.plannedRoomId, row.plannedRoom),
          }
        : null,
    changeReason: row.changeReason,
    substitute: named(row.substituteId, row.substitute),
    version: row.version,
    can: role === 'admin' ? sessionAbilities(row, now) : nobody,
  }
}

/** @throws AppError not-found */
export async function classSession(ctx: SignedIn, sessionId: string) {
  const row = await repo.findClassSession(ctx.db, sessionId)
  if (!row) throw new AppError('not-found')
  return { row, taught: await taughtClass(ctx, row.classId) }
}

export const listClassSessions = handle(
  classSessions.listClassSessions,
  async (ctx, { classId, ...query }) => {
    await taughtClass(ctx, classId)
    const now = ctx.clock.now()
    const { rows, total } = await repo.listClassSessions(ctx.db, classId, query, now)
    const items = rows.map((row) => classSessionView(ctx.actor, row, now))
    return { items, total, page: query.page, pageSize: query.pageSize }
  },
)
