import type { SimulatedPolicy } from '@campanile/contract/analytics/policy-simulation.ts'
import { counted } from '#lib/counted.ts'

type Result = Pick<
  SimulatedPolicy,
  'students' | 'newlyBelow' | 'noLongerBelow' | 'studentsNewlyBelow' | 'studentsNoLongerBelow' | 'required'
>

/** The outcome in a sentence. It counts students, each once, however many classes change for them. */
export function verdict(result: Result): string {
  const { students, newlyBelow, noLongerBelow, studentsNewlyBelow, studentsNoLongerBelow, required } = result
  if (newlyBelow === 0 && noLongerBelow === 0) return 'No student would fall below or rise above the limit.'
  const parts = [
    studentsNewlyBelow > 0 &&
      `${counted(studentsNewlyBelow, 'student')} would newly be below ${required.tried}% in at least one class`,
    studentsNoLongerBelow > 0 &&
      `${counted(studentsNoLongerBelow, 'student')} would no longer be below in any class`,
  ].filter((part) => part !== false)
  if (parts.length === 0)
    return 'The number of students below the limit stays the same; only their number of classes changes.'
  return `Of ${counted(students, 'student')}, ${parts.join(', and ')}.`
}
