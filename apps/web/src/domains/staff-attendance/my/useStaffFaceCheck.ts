import { useFaceCheck } from '#camera/useFaceCheck.ts'
import { useAct } from '#lib/useAct.ts'
import { type AttendanceAct, type Place, useAttend } from './useAttend.ts'

type FaceProof = { challenge: string; descriptors: string[] }

/** The face check that begins or ends a day. */
export function useStaffFaceCheck(act: AttendanceAct, place: Place) {
  const start = useAct('startStaffFaceCheck')
  const attend = useAttend(act, place, async (proof: FaceProof) => ({ method: 'face', ...proof }))
  const report = useAct('reportStaffProblem')
  return useFaceCheck({
    start: (not) => start.mutateAsync({ ...place, not }),
    prove: attend.mutateAsync,
    report: (problem) => report.mutate({ ...place, problem }),
  })
}
