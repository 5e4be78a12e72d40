import type { Finding } from '@campanile/contract/attendance/attendance-review.ts'
import { m } from './messages.ts'

/** The finding in one line. */
export function findingTitle({ kind, sides }: Pick<Finding, 'kind' | 'sides'>): string {
  const studentName = sides[0]?.studentName ?? m.aStudent()
  if (kind === 'two-places') return m.studentInTwoPlaces({ studentName })
  const students = new Set(sides.map((side) => side.studentId)).size
  if (kind === 'moved-scan') {
    return students === 1
      ? m.studentChangedNetworks({ studentName })
      : m.studentsChangedNetworks({ students })
  }
  return m.oneDeviceCheckedIn({ students })
}
