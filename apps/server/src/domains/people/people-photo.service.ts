import { peoplePhotos } from '@campanile/contract/people/people-photos.ts'
import { newId } from '#db/columns.ts'
import { inTransaction, type Transaction } from '#db/database.ts'
import { hasPhotoAccess } from '#domains/access/session-access.service.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { namedByRow } from '#files/named-by-row.ts'
import { croppedPicture, squarePicture } from '#files/picture.ts'
import { AppError, requireFound } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import * as repo from './people.repo.ts'
import { announcePeople, personOrNotFound, personView } from './people.service.ts'
import { photoUrl, photoVersion } from './photo-url.ts'

/** In pixels; enough for the largest avatar on a high-density screen. */
const side = 320

export const replacePersonPhoto = handle(peoplePhotos.replacePersonPhoto, async (ctx, { personId }) => {
  const before = await editable(ctx, personId)
  const after = await putPhoto(ctx, before, await squarePicture(ctx.upload, side))
  return personView(ctx, after)
})

export const replaceMyPhoto = handle(peoplePhotos.replaceMyPhoto, async (ctx, crop) => {
  const before = await personOrNotFound(ctx.db, ctx.actor.id)
  return myPhoto(await putPhoto(ctx, before, await croppedPicture(ctx.upload, side, crop)))
})

export const removeMyPhoto = handle(peoplePhotos.removeMyPhoto, async (ctx) => {
  const before = await personOrNotFound(ctx.db, ctx.actor.id)
  if (!before.profileImage) return myPhoto(before)
  return myPhoto(await inTransaction(ctx, (tx) => setPhoto(ctx, tx, before, null)))
})

const myPhoto = ({ id, profileImage }: repo.PersonRow) => ({ profileImage: photoUrl(id, profileImage) })

async function putPhoto(ctx: SignedIn, before: repo.PersonRow, picture: Buffer): Promise<repo.PersonRow> {
  const key = `photos/${newId()}.jpg`
  // Store the file first, so that a row never refers to a missing file.
  await ctx.files.put(key, picture)
  return namedByRow(ctx, key, () => inTransaction(ctx, (tx) => setPhoto(ctx, tx, before, key)))
}

export const removePersonPhoto = handle(peoplePhotos.removePersonPhoto, async (ctx, { personId }) => {
  const before = await editable(ctx, personId)
  if (!before.profileImage) return personView(ctx, before)
  const after = await inTransaction(ctx, (tx) => setPhoto(ctx, tx, before, null))
  return personView(ctx, after)
})

async function editable(ctx: SignedIn, personId: string): Promise<repo.PersonRow> {
  const person = await personOrNotFound(ctx.db, personId)
  if (!personView(ctx, person).can.edit) throw new AppError('not-found')
  return person
}

async function setPhoto(ctx: SignedIn, tx: Transaction, before: repo.PersonRow, profileImage: string | null) {
  const change = { profileImage, updatedAt: ctx.clock.now() }
  if (!(await repo.updatePerson(tx.db, before.id, before.version, change)))
    throw new AppError('edit-conflict')
  await recordAudit(ctx, tx, {
    entity: 'person',
    entityId: before.id,
    before: { profileImage: before.profileImage !== null },
    after: { profileImage: profileImage !== null },
  })
  // Runs after the commit and is retried until it succeeds, so that a replaced photo is not left in the
  // store.
  if (before.profileImage) await ctx.jobs.add(tx.db, 'removeFile', { key: before.profileImage })
  announcePeople(tx)
  tx.announce({ event: { topic: 'people' }, people: [before.id] })
  return personOrNotFound(tx.db, before.id)
}

export const readPersonPhoto = handle(peoplePhotos.readPersonPhoto, async (ctx, { personId }) => {
  if (!(await hasPhotoAccess(ctx, ctx.db, personId))) throw new AppError('not-found')
  const { profileImage } = await personOrNotFound(ctx.db, personId)
  if (!profileImage) throw new AppError('not-found')
  return {
    type: 'image/jpeg',
    version: photoVersion(profileImage),
    read: () => readPicture(ctx, profileImage),
  }
})

async function readPicture({ files }: SignedIn, key: string): Promise<Buffer> {
  return requireFound(await files.get(key))
}
