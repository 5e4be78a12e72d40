import { bandProblem, type GradeBand } from '@campanile/contract/results/grade-scheme.ts'
import { m } from '@campanile/contract/results/messages.ts'

export type BandProblem = NonNullable<ReturnType<typeof bandProblem>>

const isWhole = ({ letter, fromPercent, points }: GradeBand) =>
  [letter, fromPercent, points].every((it) => it.trim() !== '') &&
  [fromPercent, points].every((it) => Number.isFinite(Number(it)))

/** What does not fit together while bands are typed; a band that is not whole yet is not judged. */
export function bandProblemNow(bands: readonly GradeBand[]): BandProblem | undefined {
  const places = bands.flatMap((band, place) => (isWhole(band) ? [place] : []))
  const typed = places.map((place) => bands[place]!)
  const problem = bandProblem(typed)
  if (!problem) return undefined
  const isUnfinished = places.length < bands.length && problem.message === m.lowestBandStartsAt0()
  return isUnfinished ? undefined : { ...problem, band: places[problem.band] ?? problem.band }
}
