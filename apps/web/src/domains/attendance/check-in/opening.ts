import type { FaceChallenge } from '@campanile/contract/attendance/check-in.ts'
import type { OperationOutput } from '@campanile/contract/operation.ts'
import type { Operations } from '@campanile/contract/operations.ts'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { readKey } from '#lib/reads.ts'
import type { Timed } from '#lib/serverClock.ts'

/** The data that a redeemed code opens. */
export type Opening = Timed<Omit<OperationOutput<Operations['redeemShortCode']>, 'classId'>>

/** Milliseconds that must be left of a challenge, so that it doesn't expire in front of the camera. */
const enoughForFace = 45_000
const enoughForPasskey = 60_000

const challenges = new Map<string, Opening['challenges'] & { clockOffset: number; answeredAt: number }>()

/**
 * Puts the result of a redeemed code into the cache of the check-in page, and returns the key of its read.
 * @param answeredAt when the server answered; later news are kept
 */
export function keepOpening(
  client: QueryClient,
  classId: string,
  { checkIn, clockOffset, ...opening }: Opening,
  answeredAt: number,
): QueryKey {
  const queryKey = readKey('readMyCheckIn', { classId })
  const known = client.getQueryState(queryKey)?.dataUpdatedAt ?? 0
  if (known >= answeredAt) return queryKey
  // An earlier response reports that nothing has been scanned.
  if (!checkIn) client.removeQueries({ queryKey })
  else client.setQueryData(queryKey, { ...checkIn, clockOffset }, { updatedAt: answeredAt })
  challenges.set(classId, { ...opening.challenges, clockOffset, answeredAt })
  return queryKey
}

/** The face challenge that came with the opened check-in, unless it was used or is about to expire. */
export function takeFaceChallenge(classId: string): FaceChallenge | undefined {
  const known = challenges.get(classId)
  if (!known?.face) return undefined
  const { face, clockOffset } = known
  challenges.set(classId, { ...known, face: null })
  return Date.parse(face.expiresAt) - Date.now() - clockOffset > enoughForFace ? face : undefined
}

/** The same for a passkey. */
export function takePasskeyChallenge(classId: string) {
  const known = challenges.get(classId)
  if (!known?.passkey) return undefined
  const { passkey, answeredAt } = known
  challenges.set(classId, { ...known, passkey: null })
  return answeredAt + passkey.timeout - Date.now() > enoughForPasskey ? passkey : undefined
}
