import { assignmentStates } from '@campanile/contract/assignments/assignment.ts'
import { assignmentSorts } from '@campanile/contract/assignments/assignments.ts'
import { submissionFilters, submissionSorts } from '@campanile/contract/assignments/marking.ts'
import { everyValue, type ListView } from '#lib/listParams.ts'

/** What the server takes: search characters, pages. */
const longestSearch = 100
const lastPage = 100_000
const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

const oneOf = <T extends string>(known: readonly T[], value: string | undefined) =>
  known.find((it) => it === value)
const idOf = (value: string | undefined) => (value && uuid.test(value) ? value : undefined)
const pageAndSearch = ({ page, search }: ListView) => ({
  page: Math.min(page, lastPage),
  search: search.slice(0, longestSearch),
})

export const assignmentsShape = { filters: ['term', 'class', 'state', 'to-mark'], sort: 'upcoming' }

/** Whether the list shows the current term while no term is selected. A search, or a class, looks in every term. */
export const hasUsualTerm = ({ search, filters }: ListView) => search === '' && !idOf(filters.class)

const isUsualTerm = (view: ListView) =>
  hasUsualTerm(view) && view.filters.term !== everyValue && !idOf(view.filters.term)

/** The question to the server; what a stale or mistyped link asks in vain is left out. */
export const assignmentsQuery = (view: ListView, { byTerm }: { byTerm: boolean }) => ({
  ...pageAndSearch(view),
  termId: idOf(view.filters.term),
  ...(byTerm && isUsualTerm(view) && { currentTerm: true }),
  classId: idOf(view.filters.class),
  state: oneOf(assignmentStates, view.filters.state),
  ...(view.filters['to-mark'] === '1' && { toMark: true }),
  sort: oneOf(assignmentSorts, view.sort) ?? 'upcoming',
})

/** What is filtered, without its order and pages. */
export const assignmentsNarrowing = ({
  search,
  termId,
  currentTerm = false,
  classId,
  state,
  toMark = false,
}: ReturnType<typeof assignmentsQuery>) => ({ search, termId, currentTerm, classId, state, toMark })

export const submissionsShape = { filters: ['show'], sort: 'student' }

export const submissionsQuery = (assignmentId: string, view: ListView) => ({
  assignmentId,
  ...pageAndSearch(view),
  filter: oneOf(submissionFilters, view.filters.show) ?? 'all',
  sort: oneOf(submissionSorts, view.sort) ?? 'student',
})
