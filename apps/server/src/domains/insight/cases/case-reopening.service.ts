import { studentCases } from '@campanile/contract/insight/student-cases.ts'
import type { Transaction } from '#db/database.ts'
import { isUniqueViolation } from '#db/errors.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { notify } from '#domains/notifications/notifications.service.ts'
import { AppError } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handleInTransaction } from '#http/handle.ts'
import { caseNotices } from './notices.messages.ts'
import * as repo from './student-cases.repo.ts'
import { caseView, visibleCase } from './student-cases.service.ts'

export const reopenStudentCase = handleInTransaction(
  studentCases.reopenStudentCase,
  async (ctx, { caseId, version, reason }, tx) => {
    await repo.lockCase(tx.db, caseId)
    const row = await visibleCase(ctx, tx.db, caseId)
    if (!row.closedAt || row.version !== version) throw new AppError('edit-conflict')
    await keepClosing(tx, row)
    await reopen(tx, caseId, version)
    const at = ctx.clock.now()
    await repo.insertEntry(tx.db, { caseId, at, by: ctx.actor.id, kind: 'reopened', text: reason })
    await recordAudit(ctx, tx, {
      entity: 'student-case',
      entityId: caseId,
      about: row.studentId,
      before: { outcome: row.outcome },
      after: { outcome: null, reason },
    })
    await notifyOwner(ctx, tx, row)
    return caseView(ctx, tx.db, caseId)
  },
)

/** Its outcome stays with the case. */
async function keepClosing({ db }: Transaction, row: repo.CaseRow): Promise<void> {
  const { id: caseId, closedAt: at, closedById: by, outcome, outcomeNote } = row
  if (at && by)
    await repo.insertEntry(db, { caseId, at, by, kind: 'closed', outcome, text: outcomeNote ?? '' })
}

/** @throws AppError case-open when the student has another open case in the class already */
async function reopen({ db }: Transaction, caseId: string, version: number): Promise<void> {
  try {
    if (!(await repo.reopenCase(db, { caseId, version }))) throw new AppError('edit-conflict')
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('case-open')
    throw error
  }
}

async function notifyOwner(ctx: SignedIn, tx: Transaction, row: repo.CaseRow): Promise<void> {
  if (row.ownerId === ctx.actor.id) return
  await notify(tx, ctx.clock.now(), [row.ownerId], (locale) => ({
    kind: 'requests',
    type: 'info',
    title: caseNotices(locale).caseReopened(),
    message: caseNotices(locale).caseOf({ name: row.studentName }),
    priority: 'medium',
    navigationPath: `/app/dashboard/cases?case=${row.id}`,
  }))
}
