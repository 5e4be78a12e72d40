import type { Assignment } from '@campanile/contract/assignments/assignment.ts'
import { assignments } from '@campanile/contract/assignments/assignments.ts'
import type { ErrorCode } from '@campanile/contract/errors.ts'
import { inTransaction, type Transaction } from '#db/database.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { lockMarks } from '#domains/results/marks/marks.service.ts'
import { AppError } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import {
  announceAssignment,
  notifyOfPublishedWork,
  notifyOfRestoredWork,
  notifyOfWithdrawnWork,
} from '../assignment-notifications.ts'
import * as repo from './assignments.repo.ts'
import { oneView, run } from './assignments.service.ts'

interface Step {
  ability: keyof Assignment['can']
  /** The error when the step is not allowed in the current state. */
  refusal: ErrorCode
  change: (now: Date) => repo.AssignmentChange
  tell?: (tx: Transaction, row: repo.AssignmentRow, now: Date) => Promise<void>
}

/** Moves an assignment from one state to the next. Each step is audited, announced, and done once. */
async function take(
  ctx: SignedIn,
  { assignmentId, version }: { assignmentId: string; version: number },
  { ability, refusal, change, tell }: Step,
): Promise<Assignment> {
  return inTransaction(ctx, async (tx) => {
    const row = await run(ctx, tx.db, await repo.lockAssignment(tx.db, assignmentId))
    if (row.version !== version) throw new AppError('edit-conflict')
    if (row.publishedAt) await lockMarks(tx, row)
    if (!(await oneView(ctx, tx.db, assignmentId)).can[ability]) throw new AppError(refusal)
    const now = ctx.clock.now()
    const changed = change(now)
    await repo.updateAssignment(tx.db, row, { ...changed, updatedAt: now })
    await tell?.(tx, row, now)
    const { publishedAt, archivedAt } = row
    await recordAudit(ctx, tx, {
      entity: 'assignment',
      entityId: assignmentId,
      before: { publishedAt, archivedAt },
      after: changed,
    })
    await announceAssignment(tx, row)
    return oneView(ctx, tx.db, assignmentId)
  })
}

/** Whether students can still submit it on time; archiving finished work changes nothing for them. */
const isAhead = ({ publishedAt, dueAt }: repo.AssignmentRow, now: Date) => publishedAt !== null && dueAt > now

export const publishAssignment = handle(assignments.publishAssignment, (ctx, seen) =>
  take(ctx, seen, {
    ability: 'publish',
    refusal: 'edit-conflict',
    change: (now) => ({ publishedAt: now }),
    tell: (tx, row, now) => notifyOfPublishedWork(tx, now, row, row.dueAt),
  }),
)

export const unpublishAssignment = handle(assignments.unpublishAssignment, (ctx, seen) =>
  take(ctx, seen, {
    ability: 'unpublish',
    refusal: 'work-handed-in',
    change: () => ({ publishedAt: null }),
    tell: (tx, row) => notifyOfWithdrawnWork(ctx, tx, row, 'unpublishing'),
  }),
)

export const archiveAssignment = handle(assignments.archiveAssignment, (ctx, seen) =>
  take(ctx, seen, {
    ability: 'archive',
    refusal: 'edit-conflict',
    change: (now) => ({ archivedAt: now }),
    tell: async (tx, row, now) => {
      if (isAhead(row, now)) await notifyOfWithdrawnWork(ctx, tx, row, 'archiving')
    },
  }),
)

export const restoreAssignment = handle(assignments.restoreAssignment, (ctx, seen) =>
  take(ctx, seen, {
    ability: 'restore',
    refusal: 'edit-conflict',
    change: () => ({ archivedAt: null }),
    tell: async (tx, row, now) => {
      if (isAhead(row, now)) await notifyOfRestoredWork(ctx, tx, row, row.dueAt)
    },
  }),
)
