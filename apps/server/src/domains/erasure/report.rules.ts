import type { ErasureItem } from '@campanile/contract/erasure/erasure.ts'
import type { Step } from './erasure.catalogue.ts'

/** Combines steps with the same text into one line, in order of first appearance. */
export function itemsOf(steps: readonly Step[], counts: readonly number[]): ErasureItem[] {
  const lines = new Map<string, ErasureItem>()
  for (const [place, { what, kept }] of steps.entries()) {
    const line = lines.get(what) ?? { what, count: 0, keptBecause: kept?.because ?? null }
    lines.set(what, { ...line, count: line.count + (counts[place] ?? 0) })
  }
  return [...lines.values()]
}
