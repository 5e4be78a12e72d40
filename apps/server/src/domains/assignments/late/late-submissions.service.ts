import {
  type LateSubmissionDetail,
  lateSubmissions,
} from '@campanile/contract/assignments/late-submissions.ts'
import type { LateDecision } from '@campanile/contract/assignments/submissions.ts'
import type { Database, Transaction } from '#db/database.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { notify } from '#domains/notifications/notifications.service.ts'
import { reasonWords } from '#domains/notifications/reason-words.ts'
import { readFullName } from '#domains/people/person-name.service.ts'
import { AppError, requireFound } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle, handleInTransaction } from '#http/handle.ts'
import {
  announceWork,
  notifyOfMovedMark,
  penaltyFigures,
  studentPath,
  workNamed,
} from '../assignment-notifications.ts'
import { readReceipts } from '../mine/receipts.service.ts'
import { assignmentNotices } from '../notices.messages.ts'
import { inMarks, lateView, toSubmittedWork } from './late-submission-view.ts'
import type { LateRow } from './late-submissions.repo.ts'
import * as repo from './late-submissions.repo.ts'
import { computeReduction } from './penalty.rules.ts'
import { listPenaltyEvents } from './penalty-history.repo.ts'

/** @throws AppError not-found, also for work that is not late */
async function lateOrNotFound(db: Database, assignmentId: string, studentId: string): Promise<repo.LateRow> {
  return requireFound(await repo.findLate(db, assignmentId, studentId))
}

async function detail(db: Database, assignmentId: string, studentId: string): Promise<LateSubmissionDetail> {
  const row = await lateOrNotFound(db, assignmentId, studentId)
  return {
    ...lateView(row),
    receipts: await readReceipts(db, row.submissionId),
    history: await listPenaltyEvents(db, assignmentId, studentId),
  }
}

export const listLateSubmissions = handle(lateSubmissions.listLateSubmissions, async (ctx, query) => {
  const [rows, counts] = await Promise.all([repo.listLate(ctx.db, query), repo.countLate(ctx.db, query)])
  const { page, pageSize } = query
  return { items: rows.map(lateView), total: counts[query.filter], page, pageSize, counts }
})

export const readLateSubmission = handle(
  lateSubmissions.readLateSubmission,
  (ctx, { assignmentId, studentId }) => detail(ctx.db, assignmentId, studentId),
)

export const decideLateSubmission = handleInTransaction(
  lateSubmissions.decideLateSubmission,
  async (ctx, form, tx) => {
    const { assignmentId, studentId, version, decision, reason } = form
    await repo.lockSubmission(tx.db, assignmentId, studentId)
    const row = await lateOrNotFound(tx.db, assignmentId, studentId)
    if (row.version !== version) throw new AppError('edit-conflict')
    const now = ctx.clock.now()
    const before = inMarks(computeReduction(toSubmittedWork(row)).penalty)
    const after = inMarks(computeReduction({ ...toSubmittedWork(row), decision }).penalty)
    await repo.insertDecision(tx.db, {
      submissionId: row.submissionId,
      attempt: row.attempts,
      decision,
      reason,
      penaltyBefore: before,
      penaltyAfter: after,
      decidedBy: ctx.actor.id,
      decidedAt: now,
    })
    await recordAudit(ctx, tx, {
      entity: 'submission',
      entityId: `${assignmentId} ${studentId}`,
      before: { decision: row.decision, penalty: before },
      after: { decision, reason, penalty: after },
    })
    await notifyOfLateDecision(ctx, tx, row, { decision, reason, before, after })
    const about = { ...row, id: assignmentId }
    if (row.released && before !== after) {
      await notifyOfMovedMark(ctx, tx, studentId, about, { penalty: { before, after } })
    }
    await announceWork(tx, about, [studentId])
    return detail(tx.db, assignmentId, studentId)
  },
)

const titles: Record<LateDecision, (locale: string) => string> = {
  accepted: (locale) => assignmentNotices(locale).lateWorkAccepted(),
  waived: (locale) => assignmentNotices(locale).lateWorkWaived(),
  rejected: (locale) => assignmentNotices(locale).lateWorkNotAccepted(),
}

interface DecidedWork {
  decision: LateDecision
  reason: string | null
  /** Penalties in marks. */
  before: string
  after: string
}

/** An email leaves the penalties out. */
async function notifyOfLateDecision(
  { actor, clock }: SignedIn,
  tx: Transaction,
  row: LateRow,
  { decision, reason, ...penalty }: DecidedWork,
): Promise<void> {
  const facts = { ...workNamed(row), name: await readFullName(tx.db, actor.id) }
  await notify(tx, clock.now(), [row.studentId], (locale) => {
    const m = assignmentNotices(locale)
    const who = m.lateWorkDecidedBy(facts)
    const moved = penalty.before !== penalty.after && m.penalty(penaltyFigures(penalty, locale))
    const why = reason && reasonWords(reason, locale)
    return {
      kind: 'decisions',
      type: decision === 'rejected' ? 'warning' : 'success',
      title: titles[decision](locale),
      message: [who, moved, why].filter(Boolean).join(' '),
      mailMessage: [who, why].filter(Boolean).join(' '),
      priority: 'high',
      navigationPath: studentPath(row.assignmentId),
    }
  })
}
