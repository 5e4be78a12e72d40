import Big from 'big.js'
import { toPercent } from '../classes/final-mark.rules.ts'
import { medianDecimal } from '../decimals.rules.ts'
import { m } from '../unusual.messages.ts'

/** Number of median absolute deviations from the median beyond which a mark is unusual. */
const manyDeviations = 3
/** The fewest marks for which the spread of a sheet is meaningful. */
const minMarks = 5
/** The same mark this many times in a row is unusual. */
const longRun = 5
/**
 * The fewest results elsewhere that are needed, and the unusual distance from their median in percentage
 * points.
 */
const minOtherResults = 3
const unusualDistance = 30

export interface JudgedMark {
  /** As entered; null unless marked. */
  mark: string | null
  /** The student's results elsewhere, as percentages. */
  others: readonly string[]
}

/** Why outlying marks are unusual. When more than half are the same, there is no spread to measure. */
function farFromMedian(marks: readonly Big[]): (mark: Big) => string[] {
  if (marks.length < minMarks) return () => []
  const median = medianDecimal(marks)
  const deviation = medianDecimal(marks.map((mark) => mark.minus(median).abs()))
  if (deviation.eq(0)) return () => []
  return (mark) => {
    if (mark.minus(median).abs().lte(deviation.times(manyDeviations))) return []
    const others = { median: median.round(2).toNumber() }
    return [mark.gt(median) ? m.farAbove(others) : m.farBelow(others)]
  }
}

function farFromOwn(mark: Big, maxMark: string, others: readonly string[]): string[] {
  if (others.length < minOtherResults) return []
  const ownMedian = medianDecimal(others.map((it) => new Big(it)))
  const percent = toPercent(mark.toString(), maxMark)
  if (percent.minus(ownMedian).abs().lte(unusualDistance)) return []
  return [m.unlikeOwn({ count: others.length, median: ownMedian.round(0).toNumber() })]
}

/** For each mark, the length of the run of equal values around it. */
function runLengths(marks: readonly (Big | null)[]): number[] {
  const lengths = new Array<number>(marks.length).fill(0)
  let start = 0
  for (let index = 1; index <= marks.length; index += 1) {
    const [first, next] = [marks[start], marks[index]]
    if (first && next && first.eq(next)) continue
    lengths.fill(index - start, start, index)
    start = index
  }
  return lengths
}

/**
 * Messages about unusual marks in grid order: for each mark, and for the whole sheet. They are only flagged for
 * review, and never block anything.
 */
export function unusualMarks(
  judged: readonly JudgedMark[],
  maxMark: string,
): { cells: string[][]; sheet: string[] } {
  const marks = judged.map(({ mark }) => (mark === null ? null : new Big(mark)))
  const given = marks.filter((mark) => mark !== null)
  const [first] = given
  if (first && given.length >= minMarks && given.every((mark) => mark.eq(first)))
    return {
      cells: judged.map(() => []),
      sheet: [m.allMarksEqual({ count: given.length, mark: first.toNumber() })],
    }
  const farOff = farFromMedian(given)
  const runs = runLengths(marks)
  const cells = judged.map(({ others }, place) => {
    const mark = marks[place]
    if (!mark) return []
    const run = runs[place]!
    return [
      ...farOff(mark),
      ...farFromOwn(mark, maxMark, others),
      ...(run >= longRun ? [m.inRow({ count: run, mark: mark.toNumber() })] : []),
    ]
  })
  const flagged = cells.filter((reasons) => reasons.length > 0).length
  const longest = Math.max(0, ...runs)
  return {
    cells,
    sheet: [
      ...(longest >= longRun ? [m.longestRow({ count: longest })] : []),
      ...(flagged > 0 ? [m.countUnusual({ count: flagged })] : []),
    ],
  }
}
