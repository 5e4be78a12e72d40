import { studentCases } from '@campanile/contract/insight/student-cases.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { AppError } from '#http/app-error.ts'
import { handleInTransaction } from '#http/handle.ts'
import { notifyCaseOwner } from './case-notices.ts'
import * as repo from './student-cases.repo.ts'
import { caseView, openCaseToChange } from './student-cases.service.ts'

export const planCaseStep = handleInTransaction(
  studentCases.planCaseStep,
  async (ctx, { caseId, version, text, on }, tx) => {
    const row = await openCaseToChange(ctx, tx, caseId)
    if (!(await repo.changeCase(tx.db, { caseId, version }, { nextStep: text, nextStepOn: on })))
      throw new AppError('edit-conflict')
    await recordAudit(ctx, tx, {
      entity: 'student-case',
      entityId: caseId,
      about: row.studentId,
      before: { nextStep: row.nextStep, nextStepOn: row.nextStepOn },
      after: { nextStep: text, nextStepOn: on },
    })
    await notifyCaseOwner(ctx, tx, row, (m) => m.nextStepPlanned())
    return caseView(ctx, tx.db, caseId)
  },
)
