import { importKinds, rowOutcomes } from '@campanile/contract/imports.ts'
import type { ListView } from '#lib/listParams.ts'
import type { RowsQuery } from './imports.api.ts'

export const rowsShape = { filters: ['outcome', 'kind'], sort: '' }

const outcomes = [...rowOutcomes, 'kept'] as const
const oneOf = <T extends string>(known: readonly T[], value: string | undefined) =>
  known.find((it) => it === value)

/** The question to the server; what a stale or mistyped link asks in vain is left out. */
export const rowsQuery = (importId: string, { page, search, filters }: ListView) =>
  ({
    importId,
    page: Math.min(page, 100_000),
    search: search.slice(0, 100),
    outcome: oneOf(outcomes, filters.outcome),
    kind: oneOf(importKinds, filters.kind),
  }) satisfies RowsQuery
