import type { OperationInput } from '@campanile/contract/operation.ts'
import { paperKinds, paperStates, type transcripts } from '@campanile/contract/results/transcripts.ts'
import type { ListView } from '#lib/listParams.ts'

export const papersShape = { filters: ['kind', 'state'], sort: '' }

const oneOf = <T extends string>(known: readonly T[], value: string | undefined) =>
  known.find((it) => it === value)

/** The question to the server; what a stale or mistyped link asks in vain is left out. */
export const papersQuery = ({ page, search, filters }: ListView) =>
  ({
    page: Math.min(page, 100_000),
    search: search.slice(0, 100),
    kind: oneOf(paperKinds, filters.kind),
    state: oneOf(paperStates, filters.state),
  }) satisfies OperationInput<typeof transcripts.listIssuedPapers>
