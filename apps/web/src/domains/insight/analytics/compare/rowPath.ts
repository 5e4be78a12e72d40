import type { AnalyticsGroup } from '@campanile/contract/analytics/analytics-values.ts'
import { type Scope, tabPath } from '../analyticsView.ts'
import { analyticsGroupWords, inside } from '../groupWords.ts'

/** The link of a row in a comparison: to the data behind it, or to the class's register. */
export function rowPath(by: AnalyticsGroup, id: string, scope: Scope): string {
  const next = inside[by]
  if (by === 'class' || !next) return `/app/classes/${id}/report`
  return tabPath('compare', { ...scope, [analyticsGroupWords[by].filter]: id }, { by: next })
}
