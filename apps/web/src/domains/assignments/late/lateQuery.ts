import { lateFilters, lateSorts } from '@campanile/contract/assignments/late-submissions.ts'
import type { ListView } from '#lib/listParams.ts'

/** What the server takes: search characters, pages. */
const longestSearch = 100
const lastPage = 100_000
const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

const idOf = (value: string | undefined) => (value && uuid.test(value) ? value : undefined)

export const lateShape = {
  filters: ['show', 'term', 'class', 'assignment'],
  kept: ['show'],
  sort: '-submittedAt',
}

/** The question to the server; what a stale or mistyped link asks in vain is left out. */
export const lateQuery = ({ page, search, sort, filters }: ListView) => ({
  page: Math.min(page, lastPage),
  search: search.slice(0, longestSearch),
  termId: idOf(filters.term),
  classId: idOf(filters.class),
  assignmentId: idOf(filters.assignment),
  filter: lateFilters.find((it) => it === filters.show) ?? 'waiting',
  sort: lateSorts.find((it) => it === sort) ?? '-submittedAt',
})

export interface WorkIds {
  assignmentId: string
  studentId: string
}

/** `?work=` holds both ids of one late work, as notifications link to it. */
export const workParam = ({ assignmentId, studentId }: WorkIds) => `${assignmentId}.${studentId}`

export function workOf(param: string | null): WorkIds | undefined {
  const [assignmentId, studentId] = param?.split('.') ?? []
  return assignmentId && studentId && uuid.test(assignmentId) && uuid.test(studentId)
    ? { assignmentId, studentId }
    : undefined
}
