import { registerFaceInput } from '@campanile/contract/faces/faces.ts'
import { dropSealed, keepSealed, readSealed } from '#lib/sealedStore.ts'
import type { RegisterFaceInput } from '../shot.ts'

const name = 'face'
/** Milliseconds that a photo may wait on the device: product.md, Face. */
const lifetime = 24 * 60 * 60 * 1000

/** When a photo taken at that time is deleted from the device. */
export const faceKeptUntil = (takenAt: string) => new Date(Date.parse(takenAt) + lifetime)

/** Keeps a registration that the server could not save, encrypted, for this person only. */
export const keepFace = (userId: string, input: RegisterFaceInput) =>
  keepSealed(name, userId, input, faceKeptUntil(input.takenAt))

export async function readKeptFace(userId: string): Promise<RegisterFaceInput | null> {
  return registerFaceInput.safeParse(await readSealed(name, userId)).data ?? null
}

export const dropKeptFace = (userId: string) => dropSealed(name, userId)
