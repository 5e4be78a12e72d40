import { type Rubric, rubrics } from '@campanile/contract/assignments/rubric.ts'
import type { Database } from '#db/database.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { lockMarks } from '#domains/results/marks/marks.service.ts'
import { AppError } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle, handleInTransaction } from '#http/handle.ts'
import { announceAssignment } from '../assignment-notifications.ts'
import { findAssignment, lockAssignment, updateAssignment } from '../teaching/assignments.repo.ts'
import { oneView, run } from '../teaching/assignments.service.ts'
import { rubricObstacles, rubricTotal } from './rubric.rules.ts'

async function view(ctx: SignedIn, db: Database, assignmentId: string): Promise<Rubric> {
  const row = await run(ctx, db, await findAssignment(db, assignmentId))
  const { can } = await oneView(ctx, db, assignmentId)
  const criteria = row.rubric ?? []
  return {
    criteria,
    total: rubricTotal(criteria),
    maxMark: row.maxMark,
    version: row.version,
    // Like the maximum mark: a mark that was given by a rubric keeps its levels.
    can: { edit: can.editMaxMark },
  }
}

export const readRubric = handle(rubrics.readRubric, (ctx, { assignmentId }) =>
  view(ctx, ctx.db, assignmentId),
)

export const saveRubric = handleInTransaction(
  rubrics.saveRubric,
  async (ctx, { assignmentId, version, criteria }, tx) => {
    const row = await run(ctx, tx.db, await lockAssignment(tx.db, assignmentId))
    if (row.version !== version) throw new AppError('edit-conflict')
    if (row.publishedAt) await lockMarks(tx, row)
    if (!(await oneView(ctx, tx.db, assignmentId)).can.editMaxMark) throw new AppError('forbidden')
    const fields = rubricObstacles(criteria, row.maxMark)
    if (Object.keys(fields).length > 0) throw new AppError('invalid-input', { fields })
    const rubric = criteria.length > 0 ? criteria : null
    await updateAssignment(tx.db, row, { rubric, updatedAt: ctx.clock.now() })
    await recordAudit(ctx, tx, {
      entity: 'assignment',
      entityId: assignmentId,
      before: { rubric: row.rubric },
      after: { rubric },
    })
    await announceAssignment(tx, row)
    return view(ctx, tx.db, assignmentId)
  },
)
