import { type CoverRequest, type LeaveProposal, leaveCovers } from '@campanile/contract/leave/leave-covers.ts'
import { type Database, inTransaction } from '#db/database.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { AppError } from '#http/app-error.ts'
import { handle } from '#http/handle.ts'
import { canAnswer } from './leave-cover.rules.ts'
import { announceCovers, notifyOfAnswer } from './leave-cover-notifications.ts'
import * as repo from './leave-covers.repo.ts'
import { announceLeave } from './leave-notifications.ts'
import { visibleRequest } from './my-leave.service.ts'

type Row = repo.ProposalRow

const sessionView = (row: Row) => ({
  id: row.sessionId,
  classId: row.classId,
  courseCode: row.courseCode,
  courseTitle: row.courseTitle,
  room: row.room,
  startsAt: row.startsAt.toISOString(),
  endsAt: row.endsAt.toISOString(),
  students: row.students,
})

const proposalView = (row: Row): LeaveProposal => ({
  id: row.id,
  sessionId: row.sessionId,
  act: row.act,
  colleague: row.colleagueId && row.colleague ? { id: row.colleagueId, name: row.colleague } : null,
  answer: row.answer,
  answerReason: row.answerReason,
  answeredAt: row.answeredAt?.toISOString() ?? null,
  session: sessionView(row),
})

const coverView = (row: Row, now: Date): CoverRequest => ({
  id: row.id,
  requestedBy: row.personName,
  requestedAt: row.submittedAt.toISOString(),
  session: sessionView(row),
  answer: row.answer,
  leaveStatus: row.leaveStatus,
  can: { answer: canAnswer(row, now) },
})

export const listLeaveProposals = handle(leaveCovers.listLeaveProposals, async (ctx, { requestId }) => {
  await visibleRequest(ctx, ctx.db, requestId)
  return { items: (await repo.listProposals(ctx.db, requestId)).map(proposalView) }
})

export const listMyCoverRequests = handle(leaveCovers.listMyCoverRequests, async (ctx) => {
  const now = ctx.clock.now()
  const rows = await repo.listColleagueCovers(ctx.db, ctx.actor.id, now)
  return { items: rows.map((row) => coverView(row, now)) }
})

/** @throws AppError not-found for everyone but the colleague */
async function ownCover(db: Database, coverId: string, colleagueId: string): Promise<Row> {
  const row = await repo.findProposal(db, coverId)
  if (!row || row.colleagueId !== colleagueId) throw new AppError('not-found')
  return row
}

export const answerCoverRequest = handle(
  leaveCovers.answerCoverRequest,
  async (ctx, { coverId, answer, reason }) => {
    const seen = await ownCover(ctx.db, coverId, ctx.actor.id)
    const now = ctx.clock.now()
    if (!canAnswer(seen, now)) throw new AppError('already-decided')
    return inTransaction(ctx, async (tx) => {
      if (!(await repo.answerProposal(tx.db, coverId, { answer, reason, at: now })))
        throw new AppError('already-decided')
      await recordAudit(ctx, tx, {
        entity: 'leave-proposal',
        entityId: coverId,
        about: seen.personId,
        after: { sessionId: seen.sessionId, answer, reason },
      })
      await notifyOfAnswer(tx, now, seen, { answer, reason })
      announceLeave(tx, { id: seen.requestId, personId: seen.personId })
      announceCovers(tx, [seen])
      return coverView(await ownCover(tx.db, coverId, ctx.actor.id), now)
    })
  },
)
