import { mitigationStatuses } from '@campanile/contract/mitigation/mitigation.ts'
import { mitigationSorts } from '@campanile/contract/mitigation/mitigation-review.ts'
import { type ListView, usualFilter, withinLimits } from '#lib/listParams.ts'
import type { Input } from '#lib/reads.ts'

const usualSort = '-requestDate'
export const requestsShape = { filters: ['status'], sort: usualSort }

/** Pending requests unless the link asks otherwise. */
export const requestsQuery = ({ page, search, sort, filters }: ListView) =>
  ({
    ...withinLimits({ page, search }),
    sort: mitigationSorts.find((it) => it === sort) ?? usualSort,
    status: usualFilter(mitigationStatuses, 'pending', filters.status, search),
  }) satisfies Input<'listMitigation'>

/** The same requests, regardless of page and order. */
export const chosenRequests = ({ search, status }: ReturnType<typeof requestsQuery>) => ({ search, status })
