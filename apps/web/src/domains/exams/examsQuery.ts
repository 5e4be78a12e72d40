import { examSorts, examStates, examTypes } from '@campanile/contract/exams/exam-words.ts'
import { asId } from '#lib/asId.ts'
import { type ListView, oneOf, withinLimits } from '#lib/listParams.ts'
import { isPlainDate } from '#lib/plainDate.ts'
import { termsAsked } from '#ui/terms/usualTerm.tsx'

const dayOf = (value: string | undefined) => (isPlainDate(value ?? null) ? value : undefined)

export const examsShape = { filters: ['term', 'class', 'type', 'state', 'from', 'to'], sort: 'upcoming' }

/** The query of the list. Invalid parameters of an old or mistyped link are ignored. */
export const examsQuery = (view: ListView) => ({ ...examsAsked(view), ...termsAsked(view) })

/** The same for the calendar, whose month says which exams are wanted. */
export function examsAsked({ page, search, sort, filters }: ListView) {
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
