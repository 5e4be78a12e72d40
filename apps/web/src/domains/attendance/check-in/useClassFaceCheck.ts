import type { LivenessAction } from '@campanile/contract/faces/faces.ts'
import type { DeviceProblem } from '#camera/refusal.ts'
import { useFaceCheck } from '#camera/useFaceCheck.ts'
import { useAct } from '#lib/useAct.ts'
import { takeFaceChallenge } from './opening.ts'
import type { CheckInPlace } from './ways.ts'
import { writeReceipt } from './writeReceipt.ts'

/** The face check that checks a student in to a class. The camera starts at once. */
export function useClassFaceCheck(at: CheckInPlace) {
  const startFaceCheck = useAct('startFaceCheck')
  const checkIn = useAct('checkInWithFace', { onAnswer: writeReceipt })
  const report = useAct('reportCheckInProblem')
  const acts = {
    start: async (not: LivenessAction | undefined) =>
      (not === undefined && takeFaceChallenge(at.classId)) || startFaceCheck.mutateAsync({ ...at, not }),
    prove: (proof: { challenge: string; descriptors: string[] }) => checkIn.mutateAsync({ ...at, ...proof }),
    report: (problem: DeviceProblem) => report.mutate({ classId: at.classId, problem }),
  }
  return useFaceCheck(acts, 'camera')
}
