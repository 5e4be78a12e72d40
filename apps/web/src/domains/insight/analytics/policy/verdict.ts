import type { SimulatedPolicy } from '@campanile/contract/analytics/policy-simulation.ts'
import { m } from './messages.ts'

type Result = Pick<
  SimulatedPolicy,
  'students' | 'newlyBelow' | 'noLongerBelow' | 'studentsNewlyBelow' | 'studentsNoLongerBelow' | 'required'
>

/** The outcome in a sentence. It counts students, each once, however many classes change for them. */
export function verdict(result: Result): string {
  const { students, newlyBelow, noLongerBelow, studentsNewlyBelow, studentsNoLongerBelow, required } = result
  if (newlyBelow === 0 && noLongerBelow === 0) return m.noStudentWouldFallBelow()
  const figures = {
    students,
    newlyBelow: studentsNewlyBelow,
    noLongerBelow: studentsNoLongerBelow,
    required: required.tried,
  }
  if (studentsNewlyBelow > 0 && studentsNoLongerBelow > 0) return m.newlyAndNoLongerBelow(figures)
  if (studentsNewlyBelow > 0) return m.newlyBelow(figures)
  return studentsNoLongerBelow > 0 ? m.noLongerBelow(figures) : m.sameNumberBelow()
}
