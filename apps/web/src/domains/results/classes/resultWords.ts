import type { ClassResultStatus } from '@campanile/contract/results/results.ts'

/** Why there is no grade yet. */
export const resultWords: Record<ClassResultStatus, string> = {
  final: 'Final',
  open: 'Open',
  incomplete: 'Incomplete',
  withheld: 'Withheld',
}
