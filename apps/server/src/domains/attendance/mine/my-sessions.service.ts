import { type MySession, myAttendance } from '@campanile/contract/attendance/my-attendance.ts'
import { type Database, inTransaction } from '#db/database.ts'
import { findSession } from '#domains/access/session-access.repo.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { AppError, requireFound } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { recordDispute } from '../disputes/disputes.rules.ts'
import { announceRegister } from '../register/announce.ts'
import * as repo from './my-sessions.repo.ts'

/** Converts a row to the facts that the dispute rule needs. */
export const disputeFacts = (row: repo.MySessionRow) => ({
  sessionStatus: row.status,
  endsAt: row.endsAt,
  mark: row.markStatus,
  refused: row.refused,
  disputed: row.disputeState === 'open',
})

function view(row: repo.MySessionRow, now: Date, disputeDays: number): MySession {
  const { markStatus, markSource, markedAt, reason, disputeId, disputeState, answer, ...rest } = row
  const latest = disputeId && disputeState ? { id: disputeId, state: disputeState, answer } : null
  const disputing = recordDispute(disputeFacts(row), latest, now, disputeDays)
  return {
    ...rest,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    mark:
      markStatus && markSource && markedAt
        ? { status: markStatus, source: markSource, markedAt: markedAt.toISOString(), reason }
        : null,
    ...disputing,
    can: {
      ...disputing.can,
      giveNotice: row.startsAt > now && row.status !== 'cancelled' && !markStatus,
    },
  }
}

/** @throws AppError not-found when the session is not of one of the student's classes */
export async function mySessionRow(db: Database, studentId: string, sessionId: string) {
  return requireFound(await repo.findMySession(db, studentId, sessionId))
}

/** One session as the student's page shows it. */
export async function mySessionView(ctx: SignedIn, db: Database, sessionId: string): Promise<MySession> {
  const { settings } = await currentInstitution({ db })
  const row = await mySessionRow(db, ctx.actor.id, sessionId)
  return view(row, ctx.clock.now(), settings.attendance.disputeDays)
}

export const listMySessions = handle(myAttendance.listMySessions, async (ctx, query) => {
  const now = ctx.clock.now()
  const { settings } = await currentInstitution(ctx)
  const { rows, total } = await repo.listMySessions(ctx.db, ctx.actor.id, query, now)
  const items = rows.map((row) => view(row, now, settings.attendance.disputeDays))
  return { items, total, page: query.page, pageSize: query.pageSize }
})

/** @throws AppError session-started when it is too late to give notice */
async function sessionAhead(ctx: SignedIn, sessionId: string) {
  const row = await mySessionRow(ctx.db, ctx.actor.id, sessionId)
  if (row.startsAt <= ctx.clock.now()) throw new AppError('session-started')
  return row
}

export const giveAbsenceNotice = handle(myAttendance.giveAbsenceNotice, async (ctx, input) => {
  const { sessionId, reason } = input
  const before = await sessionAhead(ctx, sessionId)
  if (before.status === 'cancelled') throw new AppError('session-cancelled')
  return inTransaction(ctx, async (tx) => {
    await repo.putNotice(tx.db, { sessionId, studentId: ctx.actor.id, reason, givenAt: ctx.clock.now() })
    await recordAudit(ctx, tx, {
      entity: 'absence-notice',
      entityId: `${sessionId} ${ctx.actor.id}`,
      before: before.notice && { reason: before.notice },
      after: { reason },
    })
    announceRegister(tx, requireFound(await findSession(tx.db, sessionId)), [ctx.actor.id])
    return mySessionView(ctx, tx.db, sessionId)
  })
})

export const withdrawAbsenceNotice = handle(
  myAttendance.withdrawAbsenceNotice,
  async (ctx, { sessionId }) => {
    const before = await sessionAhead(ctx, sessionId)
    return inTransaction(ctx, async (tx) => {
      if (!(await repo.deleteNotice(tx.db, sessionId, ctx.actor.id))) throw new AppError('not-found')
      await recordAudit(ctx, tx, {
        entity: 'absence-notice',
        entityId: `${sessionId} ${ctx.actor.id}`,
        before: { reason: before.notice },
        after: null,
      })
      announceRegister(tx, requireFound(await findSession(tx.db, sessionId)), [ctx.actor.id])
      return mySessionView(ctx, tx.db, sessionId)
    })
  },
)
