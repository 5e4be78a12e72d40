import type { MyFace } from '@campanile/contract/faces/faces.ts'
import type { QueryClient } from '@tanstack/react-query'
import { writeRead } from '#lib/reads.ts'
import { forgetRegisteredFace, noteRegisteredFace } from './registeredFaces.ts'

/** For the photo that waits on this device. */
export const keptFaceKey = ['kept-face'] as const

/** The local list reflects the last response. */
export function rememberFace(userId: string, { status, registeredAt }: MyFace) {
  if (status === 'active' && registeredAt) noteRegisteredFace({ userId, registeredAt })
  else forgetRegisteredFace(userId)
}

/** Updates the face from the response of a change, and what is still kept on this device. */
export function writeFace(client: QueryClient, userId: string, face: MyFace) {
  rememberFace(userId, face)
  void client.invalidateQueries({ queryKey: keptFaceKey })
  return writeRead(client, 'readMyFace', {}, () => face)
}
