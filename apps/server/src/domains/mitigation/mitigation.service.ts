import { type MitigationRequest, mitigation } from '@campanile/contract/mitigation/mitigation.ts'
import type { Database } from '#db/database.ts'
import { AppError } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { firstItem } from '#platform/first-item.ts'
import { maySee } from './mitigation.policy.ts'
import { findRequest, type RequestRow } from './mitigation.repo.ts'
import { countStatuses, listStudentRequests } from './mitigation-lists.repo.ts'
import { requestViews } from './mitigation-view.ts'

/** @throws AppError not-found, also for a request the caller may not see */
export function seen(ctx: SignedIn, row: RequestRow | undefined): RequestRow {
  if (!row || !maySee(ctx.actor, row)) throw new AppError('not-found')
  return row
}

/** One request as the caller sees it now. */
export async function oneView(ctx: SignedIn, db: Database, requestId: string): Promise<MitigationRequest> {
  const row = seen(ctx, await findRequest(db, requestId))
  const view = firstItem(await requestViews(db, ctx.actor, [row]))
  return view
}

export const readMitigation = handle(mitigation.readMitigation, (ctx, { requestId }) =>
  oneView(ctx, ctx.db, requestId),
)

export const listMyMitigation = handle(mitigation.listMyMitigation, async (ctx, query) => {
  const { status, ...paging } = query
  const { total: all, ...counts } = await countStatuses(ctx.db, { studentId: ctx.actor.id })
  const rows = await listStudentRequests(ctx.db, { studentId: ctx.actor.id, status }, paging)
  const items = await requestViews(ctx.db, ctx.actor, rows)
  return { items, total: status ? counts[status] : all, ...paging, counts }
})
