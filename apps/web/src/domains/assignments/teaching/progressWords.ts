import type { Assignment } from '@campanile/contract/assignments/assignment.ts'
import { m } from './messages.ts'

/** 12 of 30 marked, 3 not submitted: of the whole class. */
export function progressWords({ enrolled, left, submitted, marked }: Assignment['counts']): string {
  const students = enrolled + left
  const missing = students - submitted
  return missing > 0 ? m.markedOfWithMissing({ marked, students, missing }) : m.markedOf({ marked, students })
}
