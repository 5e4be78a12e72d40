import type { GradeBand } from '@campanile/contract/results/grade-scheme.ts'
import Big from 'big.js'
import { medianDecimal, rounded, roundedQuotient, sumDecimals } from '../decimals.rules.ts'
import { type ClassResult, findGrade } from '../results.rules.ts'

/** The number of final results per band, and their statistics. */
export function classSummary(results: readonly ClassResult[], bands: readonly GradeBand[]) {
  const final = results.flatMap(({ status, percent }) =>
    status === 'final' && percent !== null ? [percent] : [],
  )
  const count = (letter: string) => final.filter((it) => findGrade(it, bands)?.letter === letter).length
  const values = final.map((it) => new Big(it))
  const passed = final.filter((it) => findGrade(it, bands)?.passes).length
  const any = values.length > 0
  return {
    distribution: bands.map(({ letter, passes }) => ({ letter, passes, count: count(letter) })),
    mean: any ? roundedQuotient(sumDecimals(values), values.length) : null,
    median: any ? rounded(medianDecimal(values)) : null,
    passRate: any ? roundedQuotient(new Big(passed).times(100), values.length) : null,
  }
}
