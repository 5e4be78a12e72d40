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
import { termsAsked } from '#ui/terms/usualTerm.tsx'

type SheetsQuery = OperationInput<typeof markSheets.listMarkSheets>

export const sheetsShape = {
  filters: ['term', 'class', 'kind', 'status', 'when', 'to-complete'],
  sort: 'due',
}

/** All of them, as in the address. */
export const everyStatus = 'all'

/**
 * The query for the server. Invalid parameters of an old or mistyped link are ignored. Where one status is the
 * default, all terms are listed, because sheets of any term can wait for a decision.
 */
export function sheetsQuery(view: ListView, usual?: MarkSheetStatus) {
  const { page, search, sort, filters } = view
  return {
    ...withinLimits({ page, search }),
    sort: oneOf(markSheetSorts, sort) ?? 'due',
    ...(usual ? { termId: asId(filters.term) } : termsAsked(view)),
    classId: asId(filters.class),
    kind: oneOf(markSheetKinds, filters.kind),
    when: oneOf(markSheetTimes, filters.when),
    ...(filters['to-complete'] === '1' && { toComplete: true }),
    status: oneOf(markSheetStatuses, filters.status) ?? (filters.status ? undefined : usual),
  } satisfies SheetsQuery
}

/** The filters of the file, without page and order. */
export const exportedSheets = ({ page: _page, sort: _sort, ...filters }: ReturnType<typeof sheetsQuery>) =>
  filters
