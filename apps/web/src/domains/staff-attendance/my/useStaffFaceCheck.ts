import { useFaceCheck } from '#camera/useFaceCheck.ts'
import {
  type Place,
  useAttendWithFace,
  useReportStaffProblem,
  useStartStaffFaceCheck,
} from '../staff-attendance.api.ts'

/** The face check that begins or ends a day. */
export function useStaffFaceCheck(act: 'check-in' | 'check-out', place: Place) {
  const start = useStartStaffFaceCheck(place)
  const attend = useAttendWithFace(act, place)
  const report = useReportStaffProblem(place)
  return useFaceCheck({ start: start.mutateAsync, prove: attend.mutateAsync, report: report.mutate })
}
