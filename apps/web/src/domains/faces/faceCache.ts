import type { MyFace } from '@campanile/contract/faces/faces.ts'
import type { QueryClient } from '@tanstack/react-query'
import { sessionKey } from '#lib/session.ts'
import { forgetRegisteredFace, noteRegisteredFace } from './registeredFaces.ts'

/** Live events about faces refresh what begins with their topic. */
export const myFaceKey = ['faces', 'mine'] as const
export const keptFaceKey = ['kept-face'] as const

/** The local list says what the server said last. */
export function rememberFace(userId: string, { status, registeredAt }: MyFace) {
  if (status === 'active' && registeredAt) noteRegisteredFace({ userId, registeredAt })
  else forgetRegisteredFace(userId)
}

/** Shows the face as it is now; the shell's dot and prompt follow. */
export function applyFace(client: QueryClient, userId: string, face: MyFace) {
  rememberFace(userId, face)
  client.setQueryData(myFaceKey, face)
  client.invalidateQueries({ queryKey: sessionKey })
  client.invalidateQueries({ queryKey: keptFaceKey })
}
