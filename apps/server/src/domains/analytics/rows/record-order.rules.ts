import type { analyticsRecordSorts } from '@campanile/contract/analytics/analytics-rows.ts'

type Sort = (typeof analyticsRecordSorts)[number]

/** Marks up to which any order is quick; more come by their sessions alone, which an index has in order. */
export const mostInAnyOrder = 200_000

/** The order that so many marks come in, where another is asked for. */
export const orderOf = (asked: Sort, total: number): Sort =>
  total <= mostInAnyOrder || asked === 'startsAt' ? asked : '-startsAt'
