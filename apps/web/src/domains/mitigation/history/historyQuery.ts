import { type MitigationHaving, mitigationHavings } from '@campanile/contract/mitigation/mitigation-review.ts'
import { type ListView, withinLimits } from '#lib/listParams.ts'
import type { Input } from '#lib/reads.ts'
import { m } from './messages.ts'

export const historyShape = { filters: ['having'], sort: '' }

export const havingWords: Record<MitigationHaving, string> = {
  all: m.all(),
  pending: m.withPending(),
  approved: m.withApproved(),
  rejected: m.withRejected(),
}

/** The query for the server. Invalid parameters of an old or mistyped link are ignored. */
export const historyQuery = ({ page, search, filters }: ListView) =>
  ({
    ...withinLimits({ page, search }),
    having: mitigationHavings.find((it) => it === filters.having) ?? 'all',
  }) satisfies Input<'listMitigationStudents'>
