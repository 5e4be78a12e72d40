import type { MyFace } from '@campanile/contract/faces/faces.ts'
import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#lib/api.ts'
import { useUser } from '#lib/session.ts'
import { showToast } from '#ui/toast.ts'
import { applyFace, keptFaceKey } from '../faceCache.ts'
import { faceMessages } from '../faceMessages.ts'
import { reviewSentence } from '../faceWords.ts'
import { dropKeptFace, keptUntil, readKeptFace } from './keptFace.ts'

/** One tab at a time sends; the lock is the browser's. */
const lockName = 'campanile-kept-face'

/** When the photo that waits on this device was taken and will be deleted; null when none waits. */
export function useKeptFace() {
  const { id } = useUser()
  return useQuery({
    queryKey: keptFaceKey,
    networkMode: 'always',
    queryFn: async () => {
      const kept = await readKeptFace(id)
      return kept && { takenAt: kept.takenAt, keptUntil: keptUntil(kept.takenAt) }
    },
  })
}

async function sendKeptFace(userId: string) {
  const kept = await readKeptFace(userId)
  if (!kept) return null
  const face = await api.registerFace(kept)
  await dropKeptFace(userId)
  return face
}

const tellSent = (face: MyFace) =>
  showToast(
    face.inReview
      ? { type: 'info', title: 'Your photo was sent', message: reviewSentence(face) }
      : { type: 'success', title: faceMessages.success, message: 'The photo kept on this device was sent.' },
  )

/** Sends the photo that waits on this device; answers with the face, or null when none waited. */
export function useSendKeptFace() {
  const client = useQueryClient()
  const { id } = useUser()
  return useMutation({
    mutationKey: keptFaceKey,
    networkMode: 'always',
    mutationFn: () =>
      navigator.locks.request(lockName, { ifAvailable: true }, (lock) => (lock ? sendKeptFace(id) : null)),
    onSuccess: (face) => {
      if (!face) return
      applyFace(client, id, face)
      return tellSent(face)
    },
  })
}

/** Why the last try to send it failed, here or by itself; null when none has. */
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
