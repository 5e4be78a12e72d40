import { importKinds, rowOutcomes } from '@campanile/contract/imports/imports.ts'
import { type ListView, oneOf, withinLimits } from '#lib/listParams.ts'
import type { Input } from '#lib/reads.ts'

export const importRowsShape = { filters: ['outcome', 'kind'], sort: '' }

const outcomes = [...rowOutcomes, 'kept'] as const
/** The question to the server; what a stale or mistyped link asks in vain is left out. */
export const rowsQuery = (importId: string, { page, search, filters }: ListView) =>
  ({
    importId,
    ...withinLimits({ page, search }),
    outcome: oneOf(outcomes, filters.outcome),
    kind: oneOf(importKinds, filters.kind),
  }) satisfies Input<'listImportRows'>
