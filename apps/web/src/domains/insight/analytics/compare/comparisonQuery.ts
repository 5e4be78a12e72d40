import { comparisonSorts } from '@campanile/contract/analytics/analytics.ts'
import { analyticsGroups } from '@campanile/contract/analytics/analytics-values.ts'
import { type ListView, oneOf, withinLimits } from '#lib/listParams.ts'

/** What is compared and in which order; what a stale link asks in vain is left out. */
export const comparisonOf = ({ filters, sort, search, page }: ListView) => ({
  by: oneOf(analyticsGroups, filters.by) ?? 'programme',
  sort: oneOf(comparisonSorts, sort) ?? '-percentage',
  search: withinLimits({ page, search }).search,
})
