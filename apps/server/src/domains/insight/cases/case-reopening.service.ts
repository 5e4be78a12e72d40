import { studentCases } from '@campanile/contract/insight/student-cases.ts'
import type { Transaction } from '#db/database.ts'
import { isUniqueViolation } from '#db/errors.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { AppError } from '#http/app-error.ts'
import { handleInTransaction } from '#http/handle.ts'
import { notifyCaseOwner } from './case-notices.ts'
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
    await notifyCaseOwner(ctx, tx, row, (m) => m.caseReopened())
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
