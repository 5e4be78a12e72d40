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
  const parts = [
    studentsNewlyBelow > 0 && m.studentWouldNewlyBeBelow({ studentsNewlyBelow, tried: required.tried }),
    studentsNoLongerBelow > 0 && m.studentWouldNoLongerBeBelow({ studentsNoLongerBelow }),
  ].filter((part) => part !== false)
  if (parts.length === 0) return m.theNumberOfStudentsBelow()
  return m.ofStudentParts({ students, parts: parts.join(', and ') })
}
