import {
  type ReportGroup,
  type ReportRow,
  reportFilters,
  reportGroups,
  reportSorts,
} from '@campanile/contract/insight/reports.ts'
import { asId } from '#lib/asId.ts'
import { type ListView, oneOf, withinLimits, writeListView } from '#lib/listParams.ts'
import type { Input } from '#lib/reads.ts'

export const reportShape = {
  filters: ['by', 'from', 'to', 'only', ...reportFilters],
  kept: ['by'],
  sort: 'name',
}

const dayPattern = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

const asDay = (value: string | undefined) => (value && dayPattern.test(value) ? value : undefined)

/** Days of a link; a pair in the wrong order is none. */
export function reportDays(filters: Record<string, string>) {
  const [from, to] = [asDay(filters.from), asDay(filters.to)]
  return from && to && from > to ? { from: undefined, to: undefined } : { from, to }
}

/** The query for the server. Invalid parameters of an old or mistyped link are ignored. */
export function reportQuery({ page, search, sort, filters }: ListView) {
  const ids = Object.fromEntries(reportFilters.map((name) => [name, asId(filters[name])]))
  return {
    ...reportDays(filters),
    ...ids,
    by: oneOf(reportGroups, filters.by) ?? 'class',
    only: oneOf(['below'], filters.only),
    sort: oneOf(reportSorts, sort) ?? 'name',
    ...withinLimits({ page, search }),
  } satisfies Input<'readAttendanceReport'>
}

/** The same rows, regardless of page. */
export const chosenRows = ({ page: _, ...chosen }: ReturnType<typeof reportQuery>) => chosen

const inside: Partial<Record<ReportGroup, { by: ReportGroup; filter: string }>> = {
  programme: { by: 'batch', filter: 'programmeId' },
  batch: { by: 'student', filter: 'batchId' },
  lecturer: { by: 'class', filter: 'lecturerId' },
  student: { by: 'enrolment', filter: 'studentId' },
}

/** The link of a row: to the data behind it, or to the class's register. */
export function rowLink(view: ListView, by: ReportGroup, row: Pick<ReportRow, 'id' | 'classId'>): string {
  const { from, to } = view.filters
  const days = new URLSearchParams({ ...(from && { from }), ...(to && { to }) }).toString()
  if (row.classId) return `/app/classes/${row.classId}/report${days && `?${days}`}`
  const step = inside[by]
  const filters = { ...view.filters, ...(step && { by: step.by, [step.filter]: row.id }), only: '' }
  return `/app/reports?${writeListView(new URLSearchParams(), { page: 1, search: '', sort: 'name', filters }, reportShape)}`
}
