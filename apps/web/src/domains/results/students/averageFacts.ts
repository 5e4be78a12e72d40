import { withTwoDecimals } from '@campanile/contract/results/result-figures.ts'
import type { StudentTerm } from '@campanile/contract/results/results.ts'
import { m } from './messages.ts'

type Average = Pick<StudentTerm, 'gpa' | 'credits' | 'creditsPassed' | 'provisional'>

const gpaText = (gpa: string | null) => (gpa === null ? m.none() : withTwoDecimals(gpa))

/** The average as a transcript states it, and what unpublished marks would make of it. */
export function averageFacts({ gpa, credits, creditsPassed, provisional }: Average): string[] {
  return [
    gpa === null ? m.noGPAYet() : m.gpaGpa({ gpa: gpaText(gpa) }),
    credits === 0 ? m.noCreditsCountedYet() : m.ofCreditsPassed({ creditsPassed, credits }),
    ...(provisional
      ? [
          m.provisionalWithUnpublishedMarksGPA({
            gpa: gpaText(provisional.gpa),
            creditsPassed: provisional.creditsPassed,
            credits: provisional.credits,
          }),
        ]
      : []),
  ]
}
