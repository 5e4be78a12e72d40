import { entryStates } from '@campanile/contract/structure/structure-values.ts'
import { type ListView, withinLimits } from '#lib/listParams.ts'
import type { EntryQuery } from './entryKind.ts'

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/** The question to the server; what a stale or mistyped link asks in vain is left out. */
export function entryQuery<Sort extends string>(
  { page, search, sort, filters }: ListView,
  sorts: readonly [Sort, ...Sort[]],
): EntryQuery<Sort> {
  const { state, ...references } = filters
  return {
    ...withinLimits({ page, search }),
    sort: sorts.find((it) => it === sort) ?? sorts[0],
    state: entryStates.find((it) => it === state) ?? 'current',
    filters: Object.fromEntries(Object.entries(references).filter(([, value]) => uuid.test(value))),
  }
}
