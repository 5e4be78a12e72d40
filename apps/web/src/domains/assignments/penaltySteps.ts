import type { LatePolicy } from '@campanile/contract/assignments/assignment.ts'
import { hundredths } from './marks.ts'

/** Steps that a drawing has room for. */
const mostSteps = 14
const stepMs = { hour: 3_600_000, day: 86_400_000 }

/** Marks, in hundredths and unrounded, that one step costs. */
const costOf = ({ amount, unit }: LatePolicy, maxMark: string) =>
  unit === 'marks' ? hundredths(amount) : (hundredths(amount) * hundredths(maxMark)) / 10_000

/** The best mark that is left on time, then after each step of lateness, until it no longer falls or work is no longer accepted. */
export function bestMarks(policy: LatePolicy, maxMark: string, dueAt: string | undefined): number[] {
  const max = hundredths(maxMark)
  const floor = Math.min(max, hundredths(policy.floor))
  const best = (steps: number) => Math.round(Math.max(max - steps * costOf(policy, maxMark), floor, 0)) / 100
  if (policy.kind === 'none') return [best(0)]
  if (policy.kind === 'fixed') return [best(0), best(1)]
  const open = policy.until && dueAt ? Date.parse(policy.until) - Date.parse(dueAt) : Number.POSITIVE_INFINITY
  const last = Math.max(1, Math.min(mostSteps, Math.ceil(open / stepMs[policy.every])))
  const marks = Array.from({ length: last + 1 }, (_, step) => best(step))
  const lowest = marks.indexOf(best(last))
  return marks.slice(0, Math.min(marks.length, lowest + 2))
}

/** Steps in a square of 100: the line along their edge, and the area below it. */
export function stairsOf(marks: readonly number[], max: number): { line: string; area: string } {
  const width = 100 / marks.length
  const height = (mark: number) => 100 - (100 * mark) / max
  const edge = marks.map((mark, at) => `V${height(mark)}H${width * (at + 1)}`).join('')
  return { line: `M0 ${height(marks[0] ?? max)}${edge}`, area: `M0 100${edge}V100Z` }
}
