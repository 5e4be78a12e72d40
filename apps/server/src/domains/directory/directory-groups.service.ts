import { inTransaction, type Transaction } from '#db/database.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { addBatchMembers, lockMembers, removeMembers } from '#domains/structure/members.service.ts'
import { requireFound } from '#http/app-error.ts'
import { holdsVersion } from '#http/etag.ts'
import { ScimError } from '#http/scim/scim-error.ts'
import type { ScimAnswer, ScimContext, ScimRequest } from '#http/scim/scim-route.ts'
import { firstItem } from '#platform/first-item.ts'
import * as repo from './directory-groups.repo.ts'
import { parseFilter } from './filter.rules.ts'
import { groupFilters } from './group-attributes.ts'
import { addedMembers, type GroupState, patchedGroup } from './group-patch.rules.ts'
import { m } from './messages.ts'
import { listResponse, pageRange } from './page.rules.ts'
import { patchOperations } from './patch-operations.rules.ts'
import { asOperation, perform } from './perform.ts'
import { isRequested, requestedPart } from './requested-attributes.rules.ts'
import { groupResource, groupVersion } from './resources.ts'

/** On one page: with their members, and without. */
const mostWithMembers = 20
const mostGroups = 100

const callerAccount = ({ actor }: ScimContext) => actor.program.accountId

type Query = ScimRequest['query']

/** Groups as the directory wants to see them. */
async function groupResources(ctx: ScimContext, rows: readonly repo.GroupRow[], query: Query) {
  const withMembers = isRequested(query, 'members') && rows.length > 0
  const ids = rows.map(({ id }) => id)
  const members = withMembers ? await repo.listMembers(ctx.db, callerAccount(ctx), ids) : undefined
  const ofBatch = (id: string) => members?.filter(({ batchId }) => batchId === id)
  return rows.map((row) => requestedPart(groupResource(row, ofBatch(row.id), ctx.base), query))
}

export async function listGroups(ctx: ScimContext, { query }: ScimRequest): Promise<ScimAnswer> {
  const range = pageRange(query, isRequested(query, 'members') ? mostWithMembers : mostGroups)
  const filter = query.filter === undefined ? undefined : parseFilter(query.filter, groupFilters)
  const { rows, total } = await repo.listGroups(ctx.db, callerAccount(ctx), { ...range, filter })
  return { body: listResponse(await groupResources(ctx, rows, query), total, range.startIndex) }
}

export async function readGroup(ctx: ScimContext, { id, query }: ScimRequest): Promise<ScimAnswer> {
  const row = requireFound(await repo.findGroup(ctx.db, callerAccount(ctx), id))
  const body = firstItem(await groupResources(ctx, [row], query))
  return { body: body, version: groupVersion(row), location: `${ctx.base}/Groups/${row.id}` }
}

export async function patchGroup(ctx: ScimContext, request: ScimRequest): Promise<ScimAnswer> {
  const { id, query, ifMatch } = request
  const operations = patchOperations(request.body)
  const row = await inTransaction(ctx, async (tx) => {
    const found = async () => requireFound(await repo.findGroup(tx.db, callerAccount(ctx), id))
    await lockMembers(tx, (await found()).id, addedMembers(operations))
    const before = await found()
    if (ifMatch !== undefined && !holdsVersion(ifMatch, `"${groupVersion(before)}"`))
      throw new ScimError(412, m.resourceChanged())
    const members = new Set(await repo.listMemberIds(tx.db, callerAccount(ctx), before.id))
    const state = { displayName: before.code, externalId: before.externalId, members }
    await changeGroup(ctx, tx, before.id, { before: state, after: patchedGroup(state, operations) })
    return found()
  })
  const version = groupVersion(row)
  // A batch can have many members, so it is returned only to those who ask.
  if (query.attributes === undefined) return { status: 204, version }
  const body = firstItem(await groupResources(ctx, [row], query))
  return { body: body, version }
}

async function changeGroup(
  ctx: ScimContext,
  tx: Transaction,
  batchId: string,
  { before, after }: Record<'before' | 'after', GroupState>,
): Promise<void> {
  const joining = [...after.members].filter((id) => !before.members.has(id))
  const leaving = [...before.members].filter((id) => !after.members.has(id))
  if (leaving.length > 0)
    await removeMembers(asOperation(ctx, tx, 'removeBatchMember'), tx, { batchId, studentIds: leaving })
  if (joining.length > 0)
    await perform(ctx, tx, 'addBatchMembers', addBatchMembers, { batchId, studentIds: joining })
  const { externalId } = after
  if (externalId === before.externalId) return
  await repo.putGroupId(tx.db, callerAccount(ctx), batchId, externalId)
  await recordAudit(asOperation(ctx, tx, 'updateBatch'), tx, {
    entity: 'batch',
    entityId: batchId,
    before: { externalId: before.externalId },
    after: { externalId },
  })
}

/** Batches belong to programmes, which directories don’t know. */
export function refuseGroupChange(): never {
  throw new ScimError(501, m.batchesInCampanile())
}
