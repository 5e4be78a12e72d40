import { examSorts, examStates, examTypes } from '@campanile/contract/exams/exam-words.ts'
import { asId } from '#lib/asId.ts'
import { type ListView, oneOf, withinLimits } from '#lib/listParams.ts'
import { isPlainDate } from '#lib/plainDate.ts'

const dayOf = (value: string | undefined) => (isPlainDate(value ?? null) ? value : undefined)

export const examsShape = { filters: ['term', 'class', 'type', 'state', 'from', 'to'], sort: 'upcoming' }

/** The query of a list. Invalid parameters of an old or mistyped link are ignored. */
export function examsQuery({ page, search, sort, filters }: ListView) {
  return {
    ...withinLimits({ page, search }),
    termId: asId(filters.term),
    classId: asId(filters.class),
    type: oneOf(examTypes, filters.type),
    state: oneOf(examStates, filters.state),
    from: dayOf(filters.from),
    to: dayOf(filters.to),
    sort: oneOf(examSorts, sort),
  }
}
