import type { ErasureItem } from '@campanile/contract/erasure/erasure.ts'
import type { ErasureStep } from '#domains/personal-data/personal-data.registry.ts'
import { type Line, type ReportLine, reportLines } from '#domains/personal-data/report-lines.ts'

/** Combines the steps of each line, in the order of the report. */
export function reportItems(
  steps: readonly Pick<ErasureStep, 'line'>[],
  counts: readonly number[],
): ErasureItem[] {
  const sums = new Map<ReportLine, number>()
  for (const [index, { line }] of steps.entries())
    sums.set(line, (sums.get(line) ?? 0) + (counts[index] ?? 0))
  const lines = Object.entries(reportLines) as [ReportLine, Line][]
  return lines.flatMap(([line, { what, because = null }]) => {
    const count = sums.get(line)
    return count === undefined ? [] : [{ what, count, keptBecause: because }]
  })
}
