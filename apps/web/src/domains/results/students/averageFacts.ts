import { withTwoDecimals } from '@campanile/contract/results/result-figures.ts'
import type { StudentTerm } from '@campanile/contract/results/results.ts'
import { m } from './messages.ts'

type Average = Pick<StudentTerm, 'gpa' | 'credits' | 'creditsPassed' | 'provisional'>

function provisionalWords({ gpa, creditsPassed, credits }: NonNullable<Average['provisional']>): string {
  return gpa === null
    ? m.provisionalNoGpa({ creditsPassed, credits })
    : m.provisionalGpa({ gpa: withTwoDecimals(gpa), creditsPassed, credits })
}

/** The average as on a transcript, and with unpublished marks. */
export function averageFacts({ gpa, credits, creditsPassed, provisional }: Average): string[] {
  return [
    gpa === null ? m.noGPAYet() : m.gpa({ gpa: withTwoDecimals(gpa) }),
    credits === 0 ? m.noCreditsCountedYet() : m.creditsPassed({ creditsPassed, credits }),
    ...(provisional ? [provisionalWords(provisional)] : []),
  ]
}
