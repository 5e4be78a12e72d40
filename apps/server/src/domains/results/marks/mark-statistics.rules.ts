import type { GradeBand } from '@campanile/contract/results/grade-scheme.ts'
import type { MarkState, MarkStatistics } from '@campanile/contract/results/mark-sheets.ts'
import Big from 'big.js'
import { toPercent } from '../classes/final-mark.rules.ts'
import { quantile, rounded, roundedQuotient, sorted, sumDecimals } from '../decimals.rules.ts'
import { findGrade } from '../results.rules.ts'

export interface CountedMark {
  state: MarkState | null
  finalMark: string | null
}

/** The tenth of the maximum that contains the mark, from 0; the maximum itself is in the last. */
const histogramBin = (mark: Big, maxMark: string) =>
  Math.min(Number(mark.times(10).div(maxMark).toFixed(0, Big.roundDown)), 9)

const passing = (mark: Big, maxMark: string, bands: readonly GradeBand[]) =>
  findGrade(rounded(toPercent(mark.toString(), maxMark)), bands)?.passes ?? false

/** Statistics of a sheet. Absent students count as 0; incomplete and missing marks are only counted. */
export function computeStatistics(
  marks: readonly CountedMark[],
  maxMark: string,
  bands: readonly GradeBand[],
): MarkStatistics {
  const values = sorted(marks.flatMap(({ finalMark }) => (finalMark === null ? [] : [new Big(finalMark)])))
  const count = values.length
  const inState = (state: MarkState | null) => marks.filter((it) => it.state === state).length
  const bins = new Array<number>(10).fill(0)
  for (const value of values) bins[histogramBin(value, maxMark)]! += 1
  const sum = sumDecimals(values)
  // n²s² = nΣx² − (Σx)²: exact until the square root.
  const spread = sumDecimals(values.map((value) => value.pow(2)))
    .times(count)
    .minus(sum.pow(2))
  const at = (share: number) => (count > 0 ? rounded(quantile(values, share)) : null)
  const passed = values.filter((value) => passing(value, maxMark, bands)).length
  return {
    count,
    absent: inState('absent'),
    incomplete: inState('incomplete'),
    missing: inState(null),
    mean: count > 0 ? roundedQuotient(sum, count) : null,
    lowest: at(0),
    lowerQuartile: at(0.25),
    median: at(0.5),
    upperQuartile: at(0.75),
    highest: at(1),
    deviation: count > 0 ? rounded(spread.sqrt().div(count)) : null,
    bins,
    passRate: count > 0 ? roundedQuotient(new Big(passed).times(100), count) : null,
  }
}
