import { type Dispute, disputes } from '@campanile/contract/attendance/disputes.ts'
import type { Database, Transaction } from '#db/database.ts'
import { isUniqueViolation } from '#db/errors.ts'
import type { SessionHead } from '#domains/access/session-access.repo.ts'
import { requireSessionAccess } from '#domains/access/session-access.service.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { notify } from '#domains/notifications/notifications.service.ts'
import { readFullName } from '#domains/people/person-name.service.ts'
import { photoUrl } from '#domains/people/photo-url.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { AppError, requireFound } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle, handleInTransaction } from '#http/handle.ts'
import { attendanceNotices } from '../notices.messages.ts'
import { ownSessionPath } from '../records/record-notices.rules.ts'
import { changeRecord } from '../records/records.service.ts'
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
      classId: row.openClassId,
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
      profileImage: photoUrl(row.studentId, row.profileImage),
    },
    disputed: disputedStatus && disputedSource ? { status: disputedStatus, source: disputedSource } : null,
    mark:
      markStatus && markSource && markedAt
        ? { status: markStatus, source: markSource, markedAt: markedAt.toISOString(), by: row.markedBy }
        : null,
    checkIn: checkInView(row),
    attempts: row.attempts.map(({ at, ...attempt }) => ({ ...attempt, at: toInstant(at) })),
    changes: row.changes.map(({ at, undoneAt, ...change }) => ({
      ...change,
      at: toInstant(at),
      undoneAt: undoneAt && toInstant(undoneAt),
    })),
    decision:
      decidedBy && decidedAt ? { by: decidedBy, at: decidedAt.toISOString(), words: row.answer } : null,
    can: { decide: row.state === 'open' },
  }
}

/** PostgreSQL writes instants into JSON with an offset. */
const toInstant = (at: string) => new Date(at).toISOString()

function checkInView(row: repo.DisputeRow): Dispute['checkIn'] {
  const { windowOpenedAt, openedBy, lateAfter, closesAt, closedAt } = row
  if (!windowOpenedAt || !openedBy || !lateAfter || !closesAt) return null
  return {
    openedAt: windowOpenedAt.toISOString(),
    openedBy,
    lateAfter: lateAfter.toISOString(),
    closesAt: (closedAt ?? closesAt).toISOString(),
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
  return requireFound(await repo.findDispute(db, ctx.actor, disputeId))
}

interface Answer {
  disputeId: string
  version: number
  state: 'accepted' | 'declined'
  words: string | null
}

/** Decides in the caller's transaction. Only one of two concurrent decisions succeeds. */
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
  announceDispute(tx, session, row.studentId)
  return { row, session }
}

export const acceptDispute = handleInTransaction(disputes.acceptDispute, async (ctx, input, tx) => {
  const { disputeId, version, status, words } = input
  const { row, session } = await answer(ctx, tx, { disputeId, version, state: 'accepted', words })
  if (session.status === 'cancelled') throw new AppError('session-cancelled')
  const reasonIn = (locale: string) =>
    words
      ? attendanceNotices(locale).disputeAcceptedBecause({ words })
      : attendanceNotices(locale).disputeAccepted()
  const { locale } = await currentInstitution(tx)
  await changeRecord(ctx, tx, session, {
    studentId: row.studentId,
    status,
    reason: reasonIn(locale),
    explained: words !== null,
    notice: {
      kind: 'decisions',
      type: 'success',
      priority: 'high',
      words: (locale) => ({
        title: attendanceNotices(locale).yourDisputeWasAccepted(),
        reason: reasonIn(locale),
      }),
    },
  })
  return view(await disputeToDecide(ctx, tx.db, disputeId))
})

export const declineDispute = handleInTransaction(disputes.declineDispute, async (ctx, input, tx) => {
  const { row } = await answer(ctx, tx, { ...input, state: 'declined' })
  const name = await readFullName(tx.db, ctx.actor.id)
  const facts = { course: row.courseTitle, name, words: input.words }
  await notify(tx, ctx.clock.now(), [row.studentId], (locale) => ({
    kind: 'decisions',
    type: 'info',
    title: attendanceNotices(locale).yourDisputeWasDeclined(),
    message: attendanceNotices(locale).disputeDeclinedBecause(facts),
    priority: 'high',
    navigationPath: ownSessionPath(row.sessionId),
  }))
  return view(await disputeToDecide(ctx, tx.db, input.disputeId))
})

/** Another dispute of the session was opened at the same moment. */
export function alreadyOpen(error: unknown): never {
  if (isUniqueViolation(error, 'disputes_one_open')) throw new AppError('dispute-open', { cause: error })
  throw error
}
