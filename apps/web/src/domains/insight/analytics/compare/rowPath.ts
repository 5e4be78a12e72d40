import type { AnalyticsGroup } from '@campanile/contract/analytics/analytics-values.ts'
import { type Scope, tabPath } from '../analyticsView.ts'
import { analyticsGroupWords, inside } from '../groupWords.ts'

/** Where a row of a comparison leads: to what it is made of, or to the register of its class. */
export function rowPath(by: AnalyticsGroup, id: string, scope: Scope): string {
  const next = inside[by]
  if (by === 'class' || !next) return `/app/classes/${id}/report`
  return tabPath('compare', { ...scope, [analyticsGroupWords[by].filter]: id }, { by: next })
}
