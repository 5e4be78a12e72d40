import type { Finding } from '@campanile/contract/attendance/attendance-review.ts'
import { m } from './messages.ts'

/** What was found, in one line. */
export function findingTitle({ kind, sides }: Pick<Finding, 'kind' | 'sides'>): string {
  if (kind === 'two-places')
    return m.wasInTwoPlacesAtOnce({ studentName: sides[0]?.studentName ?? 'A student' })
  const students = new Set(sides.map((side) => side.studentId)).size
  if (kind === 'moved-scan') {
    const who = students === 1 ? (sides[0]?.studentName ?? 'A student') : `${students} students`
    return m.scannedOnOneNetworkAndChecked({ who })
  }
  return m.oneDeviceCheckedInStudents({ students })
}
