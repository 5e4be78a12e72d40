import { entryStates } from '@campanile/contract/structure/structure-values.ts'
import { asId } from '#lib/asId.ts'
import { type ListView, withinLimits } from '#lib/listParams.ts'
import type { EntryQuery } from './entryKind.ts'

/** The query for the server. Invalid parameters of an old or mistyped link are ignored. */
export function entryQuery<Sort extends string>(
  { page, search, sort, filters }: ListView,
  sorts: readonly [Sort, ...Sort[]],
): EntryQuery<Sort> {
  const { state, ...references } = filters
  return {
    ...withinLimits({ page, search }),
    sort: sorts.find((it) => it === sort) ?? sorts[0],
    state: entryStates.find((it) => it === state) ?? 'current',
    filters: Object.fromEntries(Object.entries(references).filter(([, value]) => asId(value))),
  }
}
