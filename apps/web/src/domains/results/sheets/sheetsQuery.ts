import type { OperationInput } from '@campanile/contract/operation.ts'
import {
  type MarkSheetStatus,
  markSheetKinds,
  markSheetSorts,
  markSheetStatuses,
  type markSheets,
  markSheetTimes,
} from '@campanile/contract/results/mark-sheets.ts'
import { asId } from '#lib/asId.ts'
import { type ListView, oneOf, withinLimits } from '#lib/listParams.ts'

type SheetsQuery = OperationInput<typeof markSheets.listMarkSheets>

export const sheetsShape = { filters: ['term', 'class', 'kind', 'status', 'when'], sort: 'due' }

/** All of them, as in the address. */
export const everyStatus = 'all'

/** The query for the server. Invalid parameters of an old or mistyped link are ignored. */
export function sheetsQuery({ page, search, sort, filters }: ListView, usual?: MarkSheetStatus) {
  return {
    ...withinLimits({ page, search }),
    sort: oneOf(markSheetSorts, sort) ?? 'due',
    termId: asId(filters.term),
    classId: asId(filters.class),
    kind: oneOf(markSheetKinds, filters.kind),
    when: oneOf(markSheetTimes, filters.when),
    status: oneOf(markSheetStatuses, filters.status) ?? (filters.status ? undefined : usual),
  } satisfies SheetsQuery
}

/** The filters of the file, without page and order. */
export const exportedSheets = ({ page: _page, sort: _sort, ...filters }: ReturnType<typeof sheetsQuery>) =>
  filters
