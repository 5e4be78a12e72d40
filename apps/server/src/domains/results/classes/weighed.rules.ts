import type { ResultMark } from '@campanile/contract/results/results.ts'
import type { WeighedMark } from '../results.rules.ts'

/** A mark in the form that class results weigh. */
export const weighed = ({
  state,
  finalMark,
  maxMark,
  weight,
  withheld,
}: Pick<ResultMark, 'state' | 'finalMark' | 'maxMark' | 'weight' | 'withheld'>): WeighedMark => ({
  finalMark,
  maxMark,
  weight,
  isIncomplete: state === 'incomplete',
  isWithheld: withheld,
})
