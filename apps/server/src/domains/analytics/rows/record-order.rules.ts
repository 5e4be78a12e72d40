import type { analyticsRecordSorts } from '@campanile/contract/analytics/analytics-rows.ts'

type Sort = (typeof analyticsRecordSorts)[number]

/**
 * Up to this many records, any order is fast. Larger lists are sorted only by session, which has an index.
 */
export const maxInAnyOrder = 200_000

/** The order in which a list of this size is sorted. */
export const recordOrder = (asked: Sort, total: number): Sort =>
  total <= maxInAnyOrder || asked === 'startsAt' ? asked : '-startsAt'
