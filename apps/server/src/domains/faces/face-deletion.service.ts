import { faces } from '@campanile/contract/faces/faces.ts'
import { inTransaction, type Transaction } from '#db/database.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { notify } from '#domains/notifications/notifications.service.ts'
import { announcePeople, setFace } from '#domains/people/people.service.ts'
import { AppError } from '#http/app-error.ts'
import type { Context } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import * as repo from './face-deletion.repo.ts'
import { faceDeleted } from './face-messages.ts'
import { checkInRunning, findFace } from './faces.repo.ts'
import { deletedThings } from './faces.rules.ts'
import { myFaceView } from './faces.service.ts'

type Cause = keyof typeof faceDeleted
type Holdings = Awaited<ReturnType<typeof repo.findHoldings>>[number]

/**
 * Deletes all face data of these people and withdraws their consent. Those who had any get a receipt, a
 * notification and an audit event. The photos are deleted before the commit, so that there is never a receipt
 * for a photo that still exists. Call it last in the transaction.
 */
export async function deletePersonFaces(
  ctx: Context,
  tx: Transaction,
  personIds: readonly string[],
  cause: Cause,
) {
  const now = ctx.clock.now()
  await repo.lockPeople(tx.db, personIds)
  const held = (await repo.findHoldings(tx.db, personIds)).filter((it) => listDeletedThings(it).length > 0)
  if (held.length === 0) return []
  const ids = held.map(({ personId }) => personId)
  await repo.deleteFaces(tx.db, ids)
  await setFace(tx.db, ids, null, now)
  await repo.insertWithdrawals(tx.db, consentWithdrawals(held), now)
  const receipts = await repo.insertReceipts(
    tx.db,
    held.map((it) => ({ personId: it.personId, deletedAt: now, cause, deleted: listDeletedThings(it) })),
  )
  for (const { personId, deleted } of receipts) {
    await recordAudit(ctx, tx, { entity: 'face', entityId: personId, after: { cause, deleted } })
  }
  await notify(tx, now, ids, faceDeleted[cause])
  tx.announce({ event: { topic: 'faces' }, people: ids })
  announcePeople(tx)
  await Promise.all(held.flatMap(({ photos }) => photos).map((key) => ctx.files.remove(key)))
  return receipts
}

const listDeletedThings = ({ descriptor, frames, review, photos, consentVersion }: Holdings) =>
  deletedThings({ descriptor, frames, review, photo: photos.length > 0, consent: consentVersion !== null })

const consentWithdrawals = (held: Holdings[]) =>
  held.flatMap(({ personId, consentVersion: version }) => (version === null ? [] : [{ personId, version }]))

export const deleteFace = handle(faces.deleteFace, async (ctx) => {
  const receipt = await inTransaction(ctx, async (tx) => {
    await repo.lockPeople(tx.db, [ctx.actor.id])
    const face = await findFace(tx.db, ctx.actor.id)
    if (face?.registered && (await checkInRunning(tx.db, ctx.actor.id, ctx.clock.now()))) {
      throw new AppError('face-check-in-running')
    }
    const [deletion] = await deletePersonFaces(ctx, tx, [ctx.actor.id], 'person')
    if (!deletion) throw new AppError('not-found')
    return deletion
  })
  const { id, deletedAt, deleted } = receipt
  return { receipt: { id, deletedAt: deletedAt.toISOString(), deleted }, face: await myFaceView(ctx) }
})
