import type { MyFace } from '@campanile/contract/faces/faces.ts'
import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, refreshAfter } from '#lib/reads.ts'
import { useUser } from '#lib/session.ts'
import { showToast } from '#ui/toast.ts'
import { keptFaceKey, writeFace } from '../faceCache.ts'
import { faceMessages } from '../faceMessages.ts'
import { reviewOf } from '../faceWords.ts'
import { dropKeptFace, faceKeptUntil, readKeptFace } from './keptFace.ts'
import { m } from './messages.ts'

/** Only one tab at a time sends the photo; the lock is the browser's. */
const lockName = 'campanile-kept-face'

/** When the photo waiting on this device was taken and will be deleted; null if there is none. */
export function useKeptFace() {
  const { id } = useUser()
  return useQuery({
    queryKey: keptFaceKey,
    queryFn: async () => {
      const kept = await readKeptFace(id)
      return kept && { takenAt: kept.takenAt, keptUntil: faceKeptUntil(kept.takenAt) }
    },
  })
}

async function sendKeptFace(userId: string) {
  const kept = await readKeptFace(userId)
  if (!kept) return null
  const face = await call('registerFace', kept)
  await dropKeptFace(userId)
  return face
}

const confirmSent = (face: MyFace) =>
  showToast(
    face.inReview
      ? { type: 'info', title: m.yourPhotoWasSent(), message: reviewOf(face) }
      : { type: 'success', title: faceMessages.success, message: m.savedPhotoWasSent() },
  )

/** Sends the photo waiting on this device; returns the face, or null if there was none. */
export function useSendKeptFace() {
  const client = useQueryClient()
  const { id } = useUser()
  return useMutation({
    mutationKey: keptFaceKey,
    mutationFn: () =>
      navigator.locks.request(lockName, { ifAvailable: true }, (lock) => (lock ? sendKeptFace(id) : null)),
    onSuccess: async (face) => {
      if (!face) return
      const written = await writeFace(client, id, face)
      void refreshAfter(client, 'registerFace', written)
      return confirmSent(face)
    },
  })
}

/** Why the photo was not sent at the last attempt, by any component; null if it has not failed. */
export const useSendFailure = () =>
  useMutationState({ filters: { mutationKey: keptFaceKey }, select: ({ state }) => state.error }).at(-1) ??
  null

export function useDropKeptFace() {
  const client = useQueryClient()
  const { id } = useUser()
  return useMutation({
    mutationFn: () => dropKeptFace(id),
    onSuccess: () => client.invalidateQueries({ queryKey: keptFaceKey }),
  })
}
