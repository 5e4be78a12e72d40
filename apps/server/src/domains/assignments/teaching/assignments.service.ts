import type { Assignment } from '@campanile/contract/assignments/assignment.ts'
import { assignments } from '@campanile/contract/assignments/assignments.ts'
import type { Database } from '#db/database.ts'
import { requireClassAccess } from '#domains/access/session-access.service.ts'
import { AppError, requireFound } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { firstItem } from '#platform/first-item.ts'
import * as lists from './assignment-lists.repo.ts'
import { assignmentViews } from './assignment-view.ts'
import { type AssignmentRow, findAssignment } from './assignments.repo.ts'

/** @throws AppError not-found, also when the caller does not run its class */
export async function run(
  ctx: SignedIn,
  db: Database,
  row: AssignmentRow | undefined,
): Promise<AssignmentRow> {
  if (!row) throw new AppError('not-found')
  await requireClassAccess(ctx, db, row.classId)
  return row
}

/** One assignment in its current state, as shown to the people who run it. */
export async function oneView(ctx: SignedIn, db: Database, assignmentId: string): Promise<Assignment> {
  const row = requireFound(await findAssignment(db, assignmentId))
  const view = firstItem(await assignmentViews(db, ctx.actor, [row], ctx.clock.now()))
  return view
}

export const listAssignments = handle(assignments.listAssignments, async (ctx, query) => {
  const now = ctx.clock.now()
  const [rows, total] = await Promise.all([
    lists.listPage(ctx.db, ctx.actor, query, now),
    lists.countAll(ctx.db, ctx.actor, query, now),
  ])
  const items = await assignmentViews(ctx.db, ctx.actor, rows, now)
  return { items, total, page: query.page, pageSize: query.pageSize }
})

export const readAssignment = handle(assignments.readAssignment, async (ctx, { assignmentId }) => {
  await run(ctx, ctx.db, await findAssignment(ctx.db, assignmentId))
  return oneView(ctx, ctx.db, assignmentId)
})
