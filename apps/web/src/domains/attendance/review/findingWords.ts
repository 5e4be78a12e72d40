import type { Finding } from '@campanile/contract/attendance/attendance-review.ts'

/** What was found, in one line. */
export function findingTitle({ kind, sides }: Pick<Finding, 'kind' | 'sides'>): string {
  if (kind === 'two-places') return `${sides[0]?.studentName ?? 'A student'} was in two places at once`
  const students = new Set(sides.map((side) => side.studentId)).size
  if (kind === 'moved-scan') {
    const who = students === 1 ? (sides[0]?.studentName ?? 'A student') : `${students} students`
    return `${who} scanned on one network and checked in from another`
  }
  return `One device checked in ${students} students`
}
