import { ApiError } from '@campanile/contract/client.ts'
import { refusalOf } from '#camera/refusal.ts'
import { answerWithPasskey, passkeySentence } from '#lib/passkey.ts'
import { call } from '#lib/reads.ts'
import { useAct } from '#lib/useAct.ts'
import type { StaffRefusalReason } from './refusalWords.ts'
import { type AttendanceAct, type Place, useAttend } from './useAttend.ts'

/** The reason why an attempt ended: the server's, or the device's. */
const endOf = (error: Error): { refusal: StaffRefusalReason; advice?: string } =>
  error instanceof ApiError
    ? { refusal: refusalOf(error) }
    : { refusal: 'passkey-not-used', advice: passkeySentence(error) }

/** Checks in or out with a passkey; the device asks for fingerprint, face or PIN. */
export function usePasskeyCheck(act: AttendanceAct, place: Place) {
  const attend = useAttend<void>(act, place, async () => ({
    method: 'passkey',
    assertion: await answerWithPasskey(await call('startStaffPasskeyCheck', place)),
  }))
  const report = useAct('reportStaffProblem')
  return {
    isPending: attend.isPending,
    refusal: attend.error && endOf(attend.error),
    start: () =>
      attend.mutate(undefined, {
        onError: (failure) => {
          if (!(failure instanceof ApiError)) report.mutate({ ...place, problem: 'passkey-not-used' })
        },
      }),
  }
}
