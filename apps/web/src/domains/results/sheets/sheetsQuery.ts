import type { OperationInput } from '@campanile/contract/operation.ts'
import {
  type MarkSheetStatus,
  markSheetKinds,
  markSheetSorts,
  markSheetStatuses,
  type markSheets,
} from '@campanile/contract/results/mark-sheets.ts'
import { asId } from '#lib/asId.ts'
import { type ListView, oneOf, withinLimits } from '#lib/listParams.ts'

type SheetsQuery = OperationInput<typeof markSheets.listMarkSheets>

export const sheetsShape = { filters: ['term', 'class', 'kind', 'status'], sort: 'due' }

/** All of them, in the address. */
export const everyStatus = 'all'

/** The question to the server; what a stale or mistyped link asks in vain is left out. */
export function sheetsQuery({ page, search, sort, filters }: ListView, usual?: MarkSheetStatus) {
  return {
    ...withinLimits({ page, search }),
    sort: oneOf(markSheetSorts, sort) ?? 'due',
    termId: asId(filters.term),
    classId: asId(filters.class),
    kind: oneOf(markSheetKinds, filters.kind),
    status: oneOf(markSheetStatuses, filters.status) ?? (filters.status ? undefined : usual),
  } satisfies SheetsQuery
}

/** What the file is narrowed to: the filters, not the page and its order. */
export const exportedSheets = ({ page: _page, sort: _sort, ...filters }: ReturnType<typeof sheetsQuery>) =>
  filters
