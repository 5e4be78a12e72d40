import { examStates, examTypes } from '@campanile/contract/exams/exam-words.ts'
import { examSorts } from '@campanile/contract/exams/exams.ts'
import type { ListView } from '#lib/listParams.ts'
import { isPlainDate } from '#lib/plainDate.ts'

/** What the server takes: search characters, pages. */
const longestSearch = 100
const lastPage = 100_000
const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

const oneOf = <T extends string>(known: readonly T[], value: string | undefined) =>
  known.find((it) => it === value)
const idOf = (value: string | undefined) => (value && uuid.test(value) ? value : undefined)
const dayOf = (value: string | undefined) => (isPlainDate(value ?? null) ? value : undefined)

export const examsShape = { filters: ['term', 'class', 'type', 'state', 'from', 'to'], sort: 'upcoming' }

/** The question a list asks; what a stale or mistyped link asks in vain is left out. */
export function examsQuery({ page, search, sort, filters }: ListView) {
  return {
    page: Math.min(page, lastPage),
    search: search.slice(0, longestSearch),
    termId: idOf(filters.term),
    classId: idOf(filters.class),
    type: oneOf(examTypes, filters.type),
    state: oneOf(examStates, filters.state),
    from: dayOf(filters.from),
    to: dayOf(filters.to),
    sort: oneOf(examSorts, sort),
  }
}
