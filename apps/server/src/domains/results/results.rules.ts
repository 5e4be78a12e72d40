import type { GradeBand } from '@campanile/contract/results/grade-scheme.ts'
import type { ClassResultStatus } from '@campanile/contract/results/results.ts'
import Big from 'big.js'
import { roundedQuotient, sumDecimals } from './decimals.rules.ts'
import { m } from './messages.ts'

/** A mark as an input to a class result. */
export interface WeighedMark {
  /** The counting mark; null if there is none yet. */
  finalMark: string | null
  maxMark: string
  /** Percentage of the class result. */
  weight: string
  isIncomplete: boolean
  isWithheld: boolean
}

export interface ClassResult {
  percent: string | null
  /** Total weight of the marks in it. */
  weight: string
  status: ClassResultStatus
  letter: string | null
  points: string | null
  passes: boolean | null
}

/** The highest band that a percentage reaches; bands can be in any order. */
export function findGrade<Band extends Pick<GradeBand, 'fromPercent'>>(
  percent: string,
  bands: readonly Band[],
): Band | undefined {
  return [...bands]
    .sort((a, b) => new Big(b.fromPercent).cmp(a.fromPercent))
    .find((band) => new Big(percent).gte(band.fromPercent))
}

const isMarked = ({ finalMark, weight }: WeighedMark) => finalMark !== null && new Big(weight).gt(0)
const totalWeight = (marks: readonly WeighedMark[]) => sumDecimals(marks.map(({ weight }) => new Big(weight)))

/**
 * Weighted mean of the existing marks as a percentage, rounded half up to two places; null when none has a
 * weight.
 */
export function weightedPercent(marks: readonly WeighedMark[]): string | null {
  const there = marks.filter(isMarked)
  if (there.length === 0) return null
  // Divides once at the end, by all maxima together, because each separate division would round.
  const maximaBut = (left: number) =>
    there.reduce((product, it, place) => (place === left ? product : product.times(it.maxMark)), new Big(1))
  const parts = there.map((it, place) => new Big(it.finalMark!).times(it.weight).times(maximaBut(place)))
  return roundedQuotient(sumDecimals(parts).times(100), totalWeight(there).times(maximaBut(-1)))
}

/** Why there is no grade yet; marks without weight are ignored. */
function resultStatus(marks: readonly WeighedMark[]): ClassResultStatus {
  const weighing = marks.filter(({ weight }) => new Big(weight).gt(0))
  if (weighing.some(({ isWithheld }) => isWithheld)) return 'withheld'
  if (weighing.some(({ isIncomplete }) => isIncomplete)) return 'incomplete'
  return totalWeight(weighing).eq(100) && weighing.every(({ finalMark }) => finalMark !== null)
    ? 'final'
    : 'open'
}

/**
 * The result of all a student's assessments in a class, including those without a mark yet. There is a grade
 * only once marks with a total weight of 100 % exist.
 */
export function computeClassResult(marks: readonly WeighedMark[], bands: readonly GradeBand[]): ClassResult {
  const percent = weightedPercent(marks)
  const status = resultStatus(marks)
  const band = status === 'final' && percent !== null ? findGrade(percent, bands) : undefined
  return {
    percent,
    weight: totalWeight(marks.filter(isMarked)).toString(),
    status,
    letter: band?.letter ?? null,
    points: band ? new Big(band.points).toString() : null,
    passes: band?.passes ?? null,
  }
}

export interface CreditedResult extends Pick<ClassResult, 'status' | 'points' | 'passes'> {
  classId: string
  courseCode: string
  credits: number
}

/**
 * Mean of grade points over final classes, passed or not, weighted by credits and rounded half up to two
 * places. Classes with credits that are not final are left out and listed; classes without credits do not
 * count.
 */
export function computeAverage(results: readonly CreditedResult[]) {
  const credited = results.filter(({ credits }) => credits > 0)
  const counted = credited.filter(({ points }) => points !== null)
  const credits = counted.reduce((sum, it) => sum + it.credits, 0)
  const points = sumDecimals(counted.map((it) => new Big(it.points!).times(it.credits)))
  return {
    gpa: credits > 0 ? roundedQuotient(points, credits) : null,
    credits,
    creditsPassed: counted.reduce((sum, it) => sum + (it.passes ? it.credits : 0), 0),
    leftOut: credited
      .filter((it) => it.points === null)
      .map(({ classId, courseCode, status }) => ({ classId, courseCode, status })),
  }
}

/** The published average, and the provisional one where unpublished marks change it. */
export function computeAverages(
  results: readonly (CreditedResult & {
    provisional: Pick<ClassResult, 'status' | 'points' | 'passes'> | null
  })[],
) {
  const published = computeAverage(results)
  const { gpa, credits, creditsPassed } = computeAverage(results.map((it) => ({ ...it, ...it.provisional })))
  const isSame =
    gpa === published.gpa && credits === published.credits && creditsPassed === published.creditsPassed
  return { ...published, provisional: isSame ? null : { gpa, credits, creditsPassed } }
}

/** The message that explains why no result in a class can be final; null if its weights add up to 100. */
export function findWeightProblem(total: string): string | null {
  const missing = new Big(100).minus(total)
  if (missing.eq(0)) return null
  return missing.gt(0)
    ? m.weightsMissing({ total: Number(total), missing: missing.toNumber() })
    : m.weightsExceed({ total: Number(total), excess: missing.abs().toNumber() })
}
