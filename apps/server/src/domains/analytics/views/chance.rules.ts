/** A class's contribution to a share: part of whole. */
export interface ClassShare {
  classId: string
  part: number
  whole: number
}

/** Minimum basis of a finding, and minimum difference worth reporting. */
export const findingBounds = {
  /** Classes on either side. With fewer, a finding is about these classes and not about what they share. */
  classes: 3,
  /** Classes on both sides together, to estimate how much classes differ anyway. */
  compared: 10,
  records: 100,
  /**
   * Standard errors. Chance alone exceeds it once in 2,000 comparisons, and a term has at most about a
   * hundred weekdays and hours to compare.
   */
  errors: 3.3,
} as const

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** One share per class, so that several sessions of a class do not count as independent. */
function byClass(shares: readonly ClassShare[]): ClassShare[] {
  const classes = new Map<string, ClassShare>()
  for (const { classId, part, whole } of shares) {
    const known = classes.get(classId) ?? { classId, part: 0, whole: 0 }
    classes.set(classId, { classId, part: known.part + part, whole: known.whole + whole })
  }
  return [...classes.values()].filter(({ whole }) => whole > 0)
}

/** Few classes say little about how much classes differ: close to Student's t at the same probability. */
const toleratedErrors = (freedom: number) => findingBounds.errors * (1 + 4 / freedom)

/** The number of equally large classes that would be as reliable as these, inverted. */
const shareSpread = (shares: readonly ClassShare[], whole: number) =>
  sum(shares.map((it) => (it.whole / whole) ** 2))

/**
 * Whether the shares here differ from those elsewhere by more than classes differ from each other anyway. The
 * error is that of two means of classes, but never less than that of independent records.
 */
export function isBeyondChance(here: readonly ClassShare[], elsewhere: readonly ClassShare[]): boolean {
  const [ours, theirs] = [byClass(here), byClass(elsewhere)]
  const all = [...ours, ...theirs]
  const { classes, compared, records } = findingBounds
  if (Math.min(ours.length, theirs.length) < classes || all.length < compared) return false
  const [whole, others] = [ours, theirs].map((shares) => sum(shares.map((it) => it.whole))) as [
    number,
    number,
  ]
  if (Math.min(whole, others) < records) return false
  const classRate = (shares: readonly ClassShare[], of: number) => sum(shares.map((it) => it.part)) / of
  const [rate, otherRate] = [classRate(ours, whole), classRate(theirs, others)]
  const deviations = [
    ...ours.map((it) => [it, rate] as const),
    ...theirs.map((it) => [it, otherRate] as const),
  ]
  const squares = deviations.map(([it, mean]) => it.whole * (it.part / it.whole - mean) ** 2)
  const freedom = all.length - 2
  const variance = (sum(squares) / (whole + others)) * (all.length / freedom)
  const ofClasses = variance * (shareSpread(ours, whole) + shareSpread(theirs, others))
  const overall = classRate(all, whole + others)
  const ofRecords = overall * (1 - overall) * (1 / whole + 1 / others)
  const difference = Math.abs(rate - otherRate)
  return difference > 0 && difference >= toleratedErrors(freedom) * Math.sqrt(Math.max(ofClasses, ofRecords))
}
