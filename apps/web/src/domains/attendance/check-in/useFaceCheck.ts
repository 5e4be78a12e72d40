import type { LivenessAction } from '@campanile/contract/faces.ts'
import type { OutputOf } from '@campanile/contract/operation.ts'
import type { Operations } from '@campanile/contract/operations.ts'
import { useState } from 'react'
import { useCheckInWithFace, useReportFaceProblem, useStartFaceCheck } from '../attendance.api.ts'
import { type Refusal, refusalOf } from './refusals.ts'

export type Challenge = OutputOf<Operations['startFaceCheck']>
type DeviceProblem = 'no-camera' | 'no-face' | 'action-not-shown'

export type FaceCheckStep =
  | { name: 'ready' }
  /** The camera is on; the challenge comes when camera and models are there. */
  | { name: 'camera'; challenge: Challenge | null }
  | { name: 'sending' }
  | { name: 'failed'; refusal: Refusal; advice?: string }

/** The way from the start button to the server's answer. */
export function useFaceCheck(classId: string) {
  const [step, setStep] = useState<FaceCheckStep>({ name: 'ready' })
  const startFaceCheck = useStartFaceCheck(classId)
  const checkIn = useCheckInWithFace(classId)
  const report = useReportFaceProblem(classId)
  const fail = (error: Error) => setStep({ name: 'failed', refusal: refusalOf(error) })

  return {
    step,
    open: () => setStep({ name: 'camera', challenge: null }),
    cancel: () => setStep({ name: 'ready' }),
    /** Asks for an action, other than the one that is not wanted. */
    challenge: (not?: LivenessAction) =>
      startFaceCheck.mutate(not, {
        onSuccess: (challenge) =>
          setStep((now) => (now.name === 'camera' ? { name: 'camera', challenge } : now)),
        onError: fail,
      }),
    isAsking: startFaceCheck.isPending,
    prove(challenge: string, descriptors: string[]) {
      setStep({ name: 'sending' })
      checkIn.mutate({ challenge, descriptors }, { onError: fail })
    },
    /** Ends the check on the device and has the attempt logged. */
    giveUp(problem: DeviceProblem, advice?: string) {
      report.mutate(problem)
      setStep({ name: 'failed', refusal: problem, ...(advice && { advice }) })
    },
    engineFailed: () => setStep({ name: 'failed', refusal: 'engine-failed' }),
  }
}

export type FaceCheckFlow = ReturnType<typeof useFaceCheck>
