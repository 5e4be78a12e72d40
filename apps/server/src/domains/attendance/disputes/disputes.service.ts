import { type Dispute, disputes } from '@campanile/contract/attendance/disputes.ts'
import { type Database, inTransaction, type Transaction } from '#db/database.ts'
import { isUniqueViolation } from '#db/errors.ts'
import type { SessionHead } from '#domains/access/session-access.repo.ts'
import { requireSessionAccess } from '#domains/access/session-access.service.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { notify } from '#domains/notifications/notifications.service.ts'
import { photoUrl } from '#domains/people/photo-url.ts'
import { AppError } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { changeMark } from '../register/mark.service.ts'
import * as repo from './disputes.repo.ts'

function view(row: repo.DisputeRow): Dispute {
  const { disputedStatus, disputedSource, markStatus, markSource, markedAt, decidedBy, decidedAt } = row
  return {
    id: row.id,
    state: row.state,
    version: row.version,
    openedAt: row.openedAt.toISOString(),
    words: row.words,
    session: {
      id: row.sessionId,
      courseCode: row.courseCode,
      courseTitle: row.courseTitle,
      room: row.room,
      startsAt: row.startsAt.toISOString(),
      endsAt: row.endsAt.toISOString(),
    },
    student: {
      id: row.studentId,
      firstName: row.firstName,
      lastName: row.lastName,
      number: row.number,
      photo: photoUrl(row.studentId, row.profileImage),
    },
    disputed: disputedStatus && disputedSource ? { status: disputedStatus, source: disputedSource } : null,
    mark:
      markStatus && markSource && markedAt
        ? { status: markStatus, source: markSource, markedAt: markedAt.toISOString() }
        : null,
    attempts: row.attempts.map(({ at, reason }) => ({ at: new Date(at).toISOString(), reason })),
    decision:
      decidedBy && decidedAt ? { by: decidedBy, at: decidedAt.toISOString(), words: row.answer } : null,
    can: { decide: row.state === 'open' },
  }
}

/** Refreshes the lists of the people who run the class, and the student's own page. */
export function announceDispute(
  tx: Transaction,
  session: Pick<SessionHead, 'lecturerIds'>,
  studentId: string,
): void {
  tx.announce({ event: { topic: 'attendance-review' }, people: session.lecturerIds, role: 'admin' })
  tx.announce({ event: { topic: 'sessions' }, people: [studentId] })
}

export const listDisputes = handle(disputes.listDisputes, async (ctx, query) => {
  const { rows, total } = await repo.listDisputes(ctx.db, ctx.actor, query)
  return { items: rows.map(view), total, page: query.page, pageSize: query.pageSize }
})

/** @throws AppError not-found when the caller does not run the class */
async function disputeToDecide(ctx: SignedIn, db: Database, disputeId: string): Promise<repo.DisputeRow> {
  const row = await repo.findDispute(db, ctx.actor, disputeId)
  if (!row) throw new AppError('not-found')
  return row
}

interface Answer {
  disputeId: string
  version: number
  state: 'accepted' | 'declined'
  words: string | null
}

/**
 * Decides in the caller's transaction and notifies the student. Only one of two concurrent decisions
 * succeeds.
 */
async function answer(
  ctx: SignedIn,
  tx: Transaction,
  { disputeId, version, state, words }: Answer,
): Promise<{ row: repo.DisputeRow; session: SessionHead }> {
  const row = await disputeToDecide(ctx, tx.db, disputeId)
  const session = await requireSessionAccess(ctx, tx.db, row.sessionId)
  const now = ctx.clock.now()
  const decision = { state, decidedAt: now, decidedBy: ctx.actor.id, answer: words }
  if (!(await repo.decide(tx.db, disputeId, version, decision))) throw new AppError('edit-conflict')
  await recordAudit(ctx, tx, {
    entity: 'dispute',
    entityId: disputeId,
    about: row.studentId,
    before: { state: 'open' },
    after: { state, words },
  })
  await notify(tx, now, [row.studentId], {
    kind: 'decisions',
    type: state === 'accepted' ? 'success' : 'info',
    title: state === 'accepted' ? 'Your mark was changed' : 'Your mark stays',
    message: [row.courseTitle, words].filter(Boolean).join(': '),
    priority: 'high',
    navigationPath: `/app/attendance?class=${row.classId}`,
  })
  announceDispute(tx, session, row.studentId)
  return { row, session }
}

export const acceptDispute = handle(disputes.acceptDispute, (ctx, input) =>
  inTransaction(ctx, async (tx) => {
    const { disputeId, version, status, words } = input
    const { row, session } = await answer(ctx, tx, { disputeId, version, state: 'accepted', words })
    if (session.status === 'cancelled') throw new AppError('session-cancelled')
    const reason = words ? `Dispute accepted: ${words}` : 'Dispute accepted'
    await changeMark(ctx, tx, session, { studentId: row.studentId, status, reason })
    return view(await disputeToDecide(ctx, tx.db, disputeId))
  }),
)

export const declineDispute = handle(disputes.declineDispute, (ctx, input) =>
  inTransaction(ctx, async (tx) => {
    await answer(ctx, tx, { ...input, state: 'declined' })
    return view(await disputeToDecide(ctx, tx.db, input.disputeId))
  }),
)

/** Another dispute of the session was opened at the same moment. */
export function alreadyOpen(error: unknown): never {
  if (isUniqueViolation(error, 'disputes_one_open')) throw new AppError('dispute-open', { cause: error })
  throw error
}
