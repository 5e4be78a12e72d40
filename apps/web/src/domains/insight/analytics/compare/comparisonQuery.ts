import { comparisonSorts } from '@campanile/contract/analytics/analytics.ts'
import { analyticsGroups } from '@campanile/contract/analytics/analytics-values.ts'
import { type ListView, oneOf, withinLimits } from '#lib/listParams.ts'

/** The comparison and its order. Invalid parameters of an old link are ignored. */
export const comparisonOf = ({ filters, sort, search, page }: ListView) => ({
  by: oneOf(analyticsGroups, filters.by) ?? 'programme',
  sort: oneOf(comparisonSorts, sort) ?? '-percentage',
  search: withinLimits({ page, search }).search,
})
