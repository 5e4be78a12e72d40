import type { ErasureItem } from '@campanile/contract/erasure/erasure.ts'
import type { Step } from './erasure.catalogue.ts'

/** Steps with the same words as one line, in the order of the first of them. */
export function itemsOf(steps: readonly Step[], counts: readonly number[]): ErasureItem[] {
  const lines = new Map<string, ErasureItem>()
  for (const [place, { what, kept }] of steps.entries()) {
    const line = lines.get(what) ?? { what, count: 0, keptBecause: kept?.because ?? null }
    lines.set(what, { ...line, count: line.count + (counts[place] ?? 0) })
  }
  return [...lines.values()]
}
