import { useFaceCheck } from '#camera/useFaceCheck.ts'
import { useAct } from '#lib/useAct.ts'
import type { CheckInPlace } from './ways.ts'
import { writeReceipt } from './writeReceipt.ts'

/** The face check that marks a student in a class. */
export function useClassFaceCheck(at: CheckInPlace) {
  const startFaceCheck = useAct('startFaceCheck')
  const checkIn = useAct('checkInWithFace', { onAnswer: writeReceipt })
  const report = useAct('reportCheckInProblem')
  return useFaceCheck({
    start: (not) => startFaceCheck.mutateAsync({ ...at, not }),
    prove: (proof) => checkIn.mutateAsync({ ...at, ...proof }),
    report: (problem) => report.mutate({ classId: at.classId, problem }),
  })
}
