import { useFaceCheck } from '#camera/useFaceCheck.ts'
import { useCheckInWithFace, useReportFaceProblem, useStartFaceCheck } from '../attendance.api.ts'

/** The face check that marks a student in a class. */
export function useClassFaceCheck(classId: string) {
  const startFaceCheck = useStartFaceCheck(classId)
  const checkIn = useCheckInWithFace(classId)
  const report = useReportFaceProblem(classId)
  return useFaceCheck({
    start: startFaceCheck.mutateAsync,
    prove: checkIn.mutateAsync,
    report: report.mutate,
  })
}
