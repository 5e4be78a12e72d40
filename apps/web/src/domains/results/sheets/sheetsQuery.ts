import type { InputOf } from '@campanile/contract/operation.ts'
import {
  type MarkSheetStatus,
  markSheetKinds,
  markSheetSorts,
  markSheetStatuses,
  type markSheets,
} from '@campanile/contract/results/mark-sheets.ts'
import type { ListView } from '#lib/listParams.ts'

type SheetsQuery = InputOf<typeof markSheets.listMarkSheets>

export const sheetsShape = { filters: ['term', 'class', 'kind', 'status'], sort: 'due' }

/** What the server takes: search characters, pages. */
const longestSearch = 100
const lastPage = 100_000
const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

const oneOf = <T extends string>(known: readonly T[], value: string | undefined) =>
  known.find((it) => it === value)
const idOf = (value: string | undefined) => (value && uuid.test(value) ? value : undefined)

/** All of them, in the address. */
export const everyStatus = 'all'

/** The question to the server; what a stale or mistyped link asks in vain is left out. */
export function sheetsQuery({ page, search, sort, filters }: ListView, usual?: MarkSheetStatus) {
  return {
    page: Math.min(page, lastPage),
    search: search.slice(0, longestSearch),
    sort: oneOf(markSheetSorts, sort) ?? 'due',
    termId: idOf(filters.term),
    classId: idOf(filters.class),
    kind: oneOf(markSheetKinds, filters.kind),
    status: oneOf(markSheetStatuses, filters.status) ?? (filters.status ? undefined : usual),
  } satisfies SheetsQuery
}

/** What the file is narrowed to: the filters, not the page and its order. */
export const exportedSheets = ({ page: _page, sort: _sort, ...filters }: ReturnType<typeof sheetsQuery>) =>
  filters
