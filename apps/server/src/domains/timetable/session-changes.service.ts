import { type ClassSession, classSessions } from '@campanile/contract/timetable/class-sessions.ts'
import type { Transaction } from '#db/database.ts'
import { requireFound } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { withBookingLock } from './bookings.service.ts'
import * as repo from './class-sessions.repo.ts'
import { classSessionView, lecturersMode } from './class-sessions.service.ts'
import {
  planCancellation,
  planMove,
  planRestoring,
  planSubstitute,
  requireDirectChange,
  type SessionChange,
  wantedBySession,
  writeSessionChange,
} from './session-change.service.ts'

export const moveSession = handle(classSessions.moveSession, async (ctx, input) => {
  await requireDirectChange(ctx)
  return change(ctx, await planMove(ctx, input))
})

export const cancelSession = handle(classSessions.cancelSession, async (ctx, input) => {
  await requireDirectChange(ctx)
  return change(ctx, await planCancellation(ctx, input))
})

export const restoreSession = handle(classSessions.restoreSession, async (ctx, input) =>
  change(ctx, await planRestoring(ctx, input)),
)

export const setSubstitute = handle(classSessions.setSubstitute, async (ctx, input) =>
  change(ctx, await planSubstitute(ctx, input)),
)

const change = (ctx: SignedIn, it: SessionChange): Promise<ClassSession> =>
  withBookingLock(ctx, wantedBySession(it), async (tx) => {
    await writeSessionChange(ctx, tx, it)
    return freshView(ctx, tx, it.row.id)
  })

async function freshView(ctx: SignedIn, tx: Transaction, id: string): Promise<ClassSession> {
  const row = requireFound(await repo.findClassSession(tx.db, id))
  return classSessionView(ctx.actor, row, { now: ctx.clock.now(), mode: await lecturersMode(ctx) })
}
