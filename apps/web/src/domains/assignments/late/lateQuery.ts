import { lateFilters, lateSorts } from '@campanile/contract/assignments/late-submissions.ts'
import { asId } from '#lib/asId.ts'
import { type ListView, oneOf, withinLimits } from '#lib/listParams.ts'

export const lateShape = {
  filters: ['show', 'term', 'class', 'assignment'],
  kept: ['show'],
  sort: '-submittedAt',
}

/** The query for the server. Invalid parameters of an old or mistyped link are ignored. */
export const lateQuery = ({ page, search, sort, filters }: ListView) => ({
  ...withinLimits({ page, search }),
  termId: asId(filters.term),
  classId: asId(filters.class),
  assignmentId: asId(filters.assignment),
  filter: oneOf(lateFilters, filters.show) ?? 'waiting',
  sort: oneOf(lateSorts, sort) ?? '-submittedAt',
})

export interface WorkIds {
  assignmentId: string
  studentId: string
}

/** `?work=` contains both ids of one late submission, as notifications link to it. */
export const workParam = ({ assignmentId, studentId }: WorkIds) => `${assignmentId}.${studentId}`

export function workOf(param: string | null): WorkIds | undefined {
  const [assignmentId, studentId] = (param?.split('.') ?? []).map((it) => asId(it))
  return assignmentId && studentId ? { assignmentId, studentId } : undefined
}
