import { structure } from '@campanile/contract/structure/structure.ts'
import type { Transaction } from '#db/database.ts'
import { AppError } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handleInTransaction } from '#http/handle.ts'
import { notifyOfBatch } from './batch-notices.service.ts'
import * as repo from './batches.repo.ts'
import { entryOrNotFound } from './entry.service.ts'
import { type Joining, membersChanged, moveIntoBatch } from './members.service.ts'
import { cantMoveReason } from './student-moves.rules.ts'

export const moveStudents = handleInTransaction(
  structure.moveStudents,
  async (ctx, { batchId, personIds, reason }, tx) => {
    const ids = [...new Set(personIds)]
    const people = await repo.lockPeopleToMove(tx.db, ids)
    const left = people.flatMap((it) => it.batchId ?? []).filter((id) => id !== batchId)
    await repo.lockBatches(tx.db, [batchId, ...new Set(left)])
    const batch = await entryOrNotFound(tx.db, repo.batchRows, batchId)
    if (batch.archivedAt) throw new AppError('not-found')
    const byId = new Map(people.map((it) => [it.id, it]))
    const leftOut = ids.flatMap((personId) => {
      const person = byId.get(personId)
      const refusal = cantMoveReason(person, batchId)
      return refusal ? [{ personId, name: person?.name ?? null, reason: refusal }] : []
    })
    const stay = new Set(leftOut.map(({ personId }) => personId))
    const joining = ids.filter((id) => !stay.has(id))
    if (joining.length > 0) await move(ctx, tx, batch, { batchId, joining, left, reason })
    return { done: joining.length, leftOut }
  },
)

async function move(
  ctx: SignedIn,
  tx: Transaction,
  { code }: { code: string },
  { batchId, joining, left, reason }: Joining & { reason: string | undefined },
): Promise<void> {
  const students = await moveIntoBatch(ctx, tx, { batchId, joining, left })
  await notifyOfBatch(ctx, tx, { batch: { joined: code }, students, moved: joining, reason })
  await membersChanged(ctx, tx, batchId, joining, { added: joining, outOf: left, reason })
}
