import type { Assignment } from '@campanile/contract/assignments/assignment.ts'

/** 12 of 30 marked, 3 not submitted: of the whole class. */
export function progressWords({ enrolled, left, submitted, marked }: Assignment['counts']): string {
  const students = enrolled + left
  const missing = students - submitted
  const words = `${marked} of ${students} marked`
  return missing > 0 ? `${words}, ${missing} not submitted` : words
}
