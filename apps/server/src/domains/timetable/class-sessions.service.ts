import { type ClassSession, classSessions } from '@campanile/contract/timetable/class-sessions.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { requireFound } from '#http/app-error.ts'
import type { Actor, SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import * as repo from './class-sessions.repo.ts'
import { taughtClass } from './meetings.service.ts'
import { sessionAbilities } from './session-change.rules.ts'
import { type ChangeMode, canChangeDirectly, classSessionAbilities } from './session-request.policy.ts'

const named = (id: string | null, name: string | null) => (id && name ? { id, name } : null)

/** How lecturers change sessions of their classes. */
export const lecturersMode = async (ctx: Pick<SignedIn, 'db'>): Promise<ChangeMode> =>
  (await currentInstitution(ctx)).settings.timetable.lecturersChangeSessions

/** Whether the caller changes sessions without a request. */
export const mayChangeDirectly = async (ctx: Pick<SignedIn, 'actor' | 'db'>): Promise<boolean> =>
  canChangeDirectly(ctx.actor, await lecturersMode(ctx))

export function classSessionView(
  actor: Actor,
  row: repo.ClassSessionRow,
  { now, mode }: { now: Date; mode: ChangeMode },
): ClassSession {
  const { plannedStartsAt, plannedEndsAt, openRequestId, openRequestKind, openRequestBy } = row
  const session = sessionAbilities(row, now)
  const openRequest =
    openRequestId && openRequestKind && openRequestBy && row.startsAt > now
      ? { id: openRequestId, kind: openRequestKind, by: openRequestBy }
      : null
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
    can: classSessionAbilities(actor, { session, mode, hasOpenRequest: openRequest !== null }),
    openRequest,
  }
}

/** @throws AppError not-found */
export async function classSession(ctx: SignedIn, sessionId: string) {
  const row = requireFound(await repo.findClassSession(ctx.db, sessionId))
  return { row, taught: await taughtClass(ctx, row.classId) }
}

export const readClassSession = handle(classSessions.readClassSession, async (ctx, { sessionId }) => {
  const { row } = await classSession(ctx, sessionId)
  return classSessionView(ctx.actor, row, { now: ctx.clock.now(), mode: await lecturersMode(ctx) })
})

export const listClassSessions = handle(
  classSessions.listClassSessions,
  async (ctx, { classId, ...query }) => {
    await taughtClass(ctx, classId)
    const now = ctx.clock.now()
    const [{ rows, total }, mode] = await Promise.all([
      repo.listClassSessions(ctx.db, classId, query, now),
      lecturersMode(ctx),
    ])
    const items = rows.map((row) => classSessionView(ctx.actor, row, { now, mode }))
    return { items, total, page: query.page, pageSize: query.pageSize }
  },
)
