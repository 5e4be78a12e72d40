import type { MyCheckIn, Place, Receipt } from '@campanile/contract/attendance/check-in.ts'
import type { LivenessAction } from '@campanile/contract/faces/faces.ts'
import type { InputOf } from '@campanile/contract/operation.ts'
import type { Operations } from '@campanile/contract/operations.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#lib/api.ts'
import { answerWithPasskey } from '#lib/passkey.ts'
import type { Timed } from '#lib/serverClock.ts'
import { myCheckInKey } from '../attendance.api.ts'

/** Of which class, and where the student is where the class asks for it. */
export interface CheckInPlace {
  classId: string
  place: Place | undefined
}

const inputOf = ({ classId, place }: CheckInPlace) => ({ classId, ...(place && { place }) })

/** A check-in that was proved shows its receipt at once. */
function useCheckIn<T>(classId: string, mutationFn: (proof: T) => Promise<Receipt>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: (receipt) =>
      client.setQueryData<Timed<MyCheckIn>>(myCheckInKey(classId), (known) => known && { ...known, receipt }),
    // Refused or not, where the check-in stands has changed.
    onSettled: () => client.invalidateQueries({ queryKey: myCheckInKey(classId) }),
  })
}

export const useStartFaceCheck = (at: CheckInPlace) =>
  useMutation({
    mutationFn: (not: LivenessAction | undefined) =>
      api.startFaceCheck({ ...inputOf(at), ...(not && { not }) }),
  })

export const useCheckInWithFace = (at: CheckInPlace) =>
  useCheckIn(at.classId, (proof: { challenge: string; descriptors: string[] }) =>
    api.checkInWithFace({ ...inputOf(at), ...proof }),
  )

export const useCheckInWithPasskey = (at: CheckInPlace) =>
  useCheckIn(at.classId, async (_: undefined) => {
    const asked = await api.startPasskeyCheckIn(inputOf(at))
    return api.checkInWithPasskey({ ...inputOf(at), assertion: await answerWithPasskey(asked) })
  })

/** Without a code the scan of a moment ago counts. */
export const useCheckInWithCode = (at: CheckInPlace) =>
  useCheckIn(at.classId, (code: string | undefined) =>
    api.checkInWithCode({ ...inputOf(at), ...(code && { code }) }),
  )

type Problem = InputOf<Operations['reportCheckInProblem']>['problem']

export const useReportCheckInProblem = (classId: string) =>
  useMutation({ mutationFn: (problem: Problem) => api.reportCheckInProblem({ classId, problem }) })
