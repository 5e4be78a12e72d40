import { bandProblem, type GradeBand } from '@campanile/contract/results/grade-scheme.ts'
import { m } from '@campanile/contract/results/messages.ts'

export type BandProblem = NonNullable<ReturnType<typeof bandProblem>>

const isWhole = ({ letter, fromPercent, points }: GradeBand) =>
  [letter, fromPercent, points].every((it) => it.trim() !== '') &&
  [fromPercent, points].every((it) => Number.isFinite(Number(it)))

/** Conflicts between bands while they are typed; an incomplete band is not checked. */
export function bandProblemNow(bands: readonly GradeBand[]): BandProblem | undefined {
  const whole = bands.map((band, place) => ({ band, place })).filter(({ band }) => isWhole(band))
  const problem = bandProblem(whole.map(({ band }) => band))
  if (!problem) return undefined
  const isUnfinished = whole.length < bands.length && problem.message === m.lowestBandStartsAt0()
  return isUnfinished ? undefined : { ...problem, band: whole[problem.band]?.place ?? problem.band }
}
