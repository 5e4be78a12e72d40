import { type FaceReview, faces } from '@campanile/contract/faces/faces.ts'
import { inTransaction, type Transaction } from '#db/database.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { notify } from '#domains/notifications/notifications.service.ts'
import { announcePeople, personOrNotFound, setFace } from '#domains/people/people.service.ts'
import { facePhotoUrl } from '#domains/people/photo-url.ts'
import { AppError } from '#http/app-error.ts'
import type { Actor, SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { insertReceipts } from './face-deletion.repo.ts'
import { faceAccepted, faceRejected } from './face-messages.ts'
import { mayDecideFaceReview } from './faces.policy.ts'
import * as repo from './faces.repo.ts'
import { deletedThings } from './faces.rules.ts'

/** The number of rows shown, oldest first. */
const listSize = 100

type Row = Awaited<ReturnType<typeof repo.listReviews>>['items'][number]

const reviewView = (actor: Actor, row: Row): FaceReview => ({
  userId: row.personId,
  userName: `${row.firstName} ${row.lastName}`,
  imageUrl: facePhotoUrl(row.personId, row.photo),
  registeredAt: row.registeredAt.toISOString(),
  email: row.email,
  reasons: row.reasons,
  resembles: resembledView(row),
  can: { decide: mayDecideFaceReview(actor, row.personId) },
})

function resembledView({ resemblesId, resembledName, resembledPhoto, similarity }: Row) {
  if (!resemblesId || !resembledName || !resembledPhoto || similarity === null) return null
  return {
    userId: resemblesId,
    userName: resembledName,
    imageUrl: facePhotoUrl(resemblesId, resembledPhoto),
    similarity,
  }
}

export const listFaceReviews = handle(faces.listFaceReviews, async ({ db, actor }) => {
  const { items, total } = await repo.listReviews(db, listSize)
  return { items: items.map((row) => reviewView(actor, row)), total }
})

export const decideFaceReview = handle(faces.decideFaceReview, async (ctx, input) => {
  const { userId, decision, registeredAt } = input
  if (!mayDecideFaceReview(ctx.actor, userId)) throw new AppError('own-account')
  await inTransaction(ctx, async (tx) => {
    await repo.lockPerson(tx.db, userId)
    const review = await repo.findReview(tx.db, userId)
    // Another admin has decided already, or a newer photo is waiting than the one they saw.
    if (review?.registeredAt.getTime() !== new Date(registeredAt).getTime()) {
      await personOrNotFound(tx.db, userId)
      throw new AppError('edit-conflict')
    }
    await (decision === 'accept' ? accept(ctx, tx, review) : reject(ctx, tx, review))
  })
  return {}
})

type Review = NonNullable<Awaited<ReturnType<typeof repo.findReview>>>

/** Makes the waiting face the active one and deletes the photo that it replaces. */
async function accept(ctx: SignedIn, tx: Transaction, review: Review): Promise<void> {
  const { personId, descriptor, photo, registeredAt } = review
  const before = await repo.findFace(tx.db, personId)
  const face = { descriptor, photo, registeredAt }
  await repo.keepProfile(tx.db, { personId, ...face })
  await setFace(tx.db, [personId], face, ctx.clock.now())
  await repo.deleteReview(tx.db, personId)
  await conclude(ctx, tx, review, 'accept')
  if (before?.photo) await ctx.jobs.add(tx.db, 'removeFile', { key: before.photo })
}

/** Deletes the waiting face; an earlier one stays active. The photo is deleted before the commit. */
async function reject(ctx: SignedIn, tx: Transaction, review: Review): Promise<void> {
  const { personId, registeredAt } = review
  await repo.dropReview(tx.db, personId, registeredAt)
  const nothing = { descriptor: false, photo: false, frames: false, consent: false }
  const deleted = deletedThings({ ...nothing, review: true })
  await insertReceipts(tx.db, [{ personId, deletedAt: ctx.clock.now(), cause: 'review', deleted }])
  await conclude(ctx, tx, review, 'reject')
  await ctx.files.remove(review.photo)
}

async function conclude(ctx: SignedIn, tx: Transaction, review: Review, decision: 'accept' | 'reject') {
  const { personId, reasons, registeredAt } = review
  await recordAudit(ctx, tx, {
    entity: 'face',
    entityId: personId,
    before: { inReview: true, reasons, registeredAt },
    after: { inReview: false, decision },
  })
  await notify(tx, ctx.clock.now(), [personId], decision === 'accept' ? faceAccepted : faceRejected)
  tx.announce({ event: { topic: 'faces' }, people: [personId], role: 'admin' })
  announcePeople(tx)
}
