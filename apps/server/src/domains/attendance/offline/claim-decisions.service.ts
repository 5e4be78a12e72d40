import { offlineClaims } from '@campanile/contract/attendance/offline-claims.ts'
import { type Database, inTransaction, type Transaction } from '#db/database.ts'
import { requireSessionAccess } from '#domains/access/session-access.service.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { notify } from '#domains/notifications/notifications.service.ts'
import { photoUrl } from '#domains/people/photo-url.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { AppError } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { arrivalStatus } from '../attendance.rules.ts'
import { attendanceNotices } from '../notices.messages.ts'
import { notifyOfChanges } from '../records/record-notices.service.ts'
import { findRecord, putRecord } from '../records/records.repo.ts'
import { logChange } from '../records/records.service.ts'
import { announceClaim } from '../register/announce.ts'
import * as repo from './offline-claims.repo.ts'

const maxSessions = 50

async function waitingView(db: Database, sessionId: string) {
  const rows = await repo.listWaiting(db, sessionId)
  return {
    items: rows.map(({ profileImage, lateAfter, shownAt, scannedAt, receivedAt, ...row }) => ({
      ...row,
      profileImage: photoUrl(row.studentId, profileImage),
      shownAt: shownAt.toISOString(),
      scannedAt: scannedAt.toISOString(),
      receivedAt: receivedAt.toISOString(),
      status: arrivalStatus(lateAfter, shownAt),
    })),
  }
}

export const listWaitingClaims = handle(offlineClaims.listWaitingClaims, async (ctx, { sessionId }) => {
  const session = await requireSessionAccess(ctx, ctx.db, sessionId)
  return waitingView(ctx.db, session.id)
})

export const countWaitingClaims = handle(offlineClaims.countWaitingClaims, async (ctx) => {
  const rows = await repo.countWaiting(ctx.db, ctx.actor, maxSessions)
  return { items: rows.map((row) => ({ ...row, startsAt: row.startsAt.toISOString() })) }
})

type Decision = { status: 'accepted' } | { status: 'declined'; words: string }

/** @throws AppError claim-decided when the claim is already decided, not-found when there is none */
async function decide(
  ctx: SignedIn,
  tx: Transaction,
  { sessionId, studentId }: { sessionId: string; studentId: string },
  decision: Decision,
): Promise<repo.ClaimRow> {
  const decided = { ...decision, decidedBy: ctx.actor.id, decidedAt: ctx.clock.now() }
  const claim = await repo.decideClaim(tx.db, sessionId, studentId, decided)
  if (!claim) {
    const known = await repo.findClaim(tx.db, sessionId, studentId)
    throw new AppError(known ? 'claim-decided' : 'not-found')
  }
  await recordAudit(ctx, tx, {
    entity: 'offline-claim',
    entityId: `${sessionId} ${studentId}`,
    before: { status: 'pending' },
    after: decision,
  })
  return claim
}

export const acceptClaim = handle(offlineClaims.acceptClaim, async (ctx, input) => {
  const session = await requireSessionAccess(ctx, ctx.db, input.sessionId)
  if (session.status === 'cancelled') throw new AppError('session-cancelled')
  return inTransaction(ctx, async (tx) => {
    const claim = await decide(ctx, tx, input, { status: 'accepted' })
    const { locale } = await currentInstitution(tx)
    const reason = attendanceNotices(locale).offlineScanAccepted()
    const change = await markClaimed(ctx, tx, claim, reason)
    await notifyOfChanges(ctx, tx, session, [change], {
      reason,
      as: {
        kind: 'decisions',
        type: 'success',
        words: (locale) => ({
          title: attendanceNotices(locale).yourOfflineScanWasAccepted(),
          reason: attendanceNotices(locale).offlineScanAccepted(),
        }),
      },
    })
    announceClaim(tx, session, claim.studentId)
    return waitingView(tx.db, session.id)
  })
})

/** Replaces an absence or a missing record with present or late, by the time of the code. */
async function markClaimed(ctx: SignedIn, tx: Transaction, claim: repo.ClaimRow, reason: string) {
  const { sessionId, studentId } = claim
  const before = (await findRecord(tx.db, sessionId, studentId)) ?? null
  const status = arrivalStatus(claim.lateAfter, claim.shownAt)
  const after = { status, source: 'code' as const, markedAt: claim.shownAt, markedBy: ctx.actor.id }
  if (!(await putRecord(tx.db, sessionId, studentId, after, 'absent'))) throw new AppError('already-marked')
  await logChange(ctx, tx, { sessionId, studentId, at: ctx.clock.now(), before, after, reason })
  return { studentId, before: before?.status ?? null, after: status }
}

export const declineClaim = handle(offlineClaims.declineClaim, async (ctx, { words, ...input }) => {
  const session = await requireSessionAccess(ctx, ctx.db, input.sessionId)
  return inTransaction(ctx, async (tx) => {
    const claim = await decide(ctx, tx, input, { status: 'declined', words })
    const facts = { course: session.courseTitle, words }
    await notify(tx, ctx.clock.now(), [claim.studentId], (locale) => ({
      kind: 'decisions',
      type: 'warning',
      title: attendanceNotices(locale).yourOfflineScanWasDeclined(),
      message: attendanceNotices(locale).offlineScanDeclinedBecause(facts),
      priority: 'medium',
      navigationPath: '/app/attendance',
    }))
    announceClaim(tx, session, claim.studentId)
    return waitingView(tx.db, session.id)
  })
})
