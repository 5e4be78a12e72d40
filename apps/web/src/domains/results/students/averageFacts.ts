import { withTwoDecimals } from '@campanile/contract/results/result-figures.ts'
import type { StudentTerm } from '@campanile/contract/results/results.ts'

type Average = Pick<StudentTerm, 'gpa' | 'credits' | 'creditsPassed' | 'provisional'>

const gpaText = (gpa: string | null) => (gpa === null ? 'none' : withTwoDecimals(gpa))

/** The average as a transcript states it, and what unpublished marks would make of it. */
export function averageFacts({ gpa, credits, creditsPassed, provisional }: Average): string[] {
  return [
    gpa === null ? 'No GPA yet' : `GPA ${gpaText(gpa)}`,
    credits === 0 ? 'No credits counted yet' : `${creditsPassed} of ${credits} credits passed`,
    ...(provisional
      ? [
          `Provisional with unpublished marks: GPA ${gpaText(provisional.gpa)}, ${provisional.creditsPassed} of ${provisional.credits} credits`,
        ]
      : []),
  ]
}
