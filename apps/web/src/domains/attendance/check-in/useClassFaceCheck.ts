import { useFaceCheck } from '#camera/useFaceCheck.ts'
import {
  type CheckInPlace,
  useCheckInWithFace,
  useReportCheckInProblem,
  useStartFaceCheck,
} from './ways.api.ts'

/** The face check that marks a student in a class. */
export function useClassFaceCheck(at: CheckInPlace) {
  const startFaceCheck = useStartFaceCheck(at)
  const checkIn = useCheckInWithFace(at)
  const report = useReportCheckInProblem(at.classId)
  return useFaceCheck({
    start: startFaceCheck.mutateAsync,
    prove: checkIn.mutateAsync,
    report: report.mutate,
  })
}
