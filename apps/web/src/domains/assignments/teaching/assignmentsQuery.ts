import { assignmentStates } from '@campanile/contract/assignments/assignment.ts'
import { assignmentSorts } from '@campanile/contract/assignments/assignments.ts'
import { submissionFilters, submissionSorts } from '@campanile/contract/assignments/marking.ts'
import { asId } from '#lib/asId.ts'
import { type ListView, oneOf, withinLimits } from '#lib/listParams.ts'
import { termsAsked } from '#ui/terms/usualTerm.tsx'

export const assignmentsShape = { filters: ['term', 'class', 'state', 'to-mark'], sort: 'upcoming' }

/** The query for the server. Invalid parameters of an old or mistyped link are ignored. */
export const assignmentsQuery = (view: ListView, { byTerm }: { byTerm: boolean }) => ({
  ...withinLimits(view),
  ...(byTerm ? termsAsked(view) : { termId: asId(view.filters.term) }),
  classId: asId(view.filters.class),
  state: oneOf(assignmentStates, view.filters.state),
  ...(view.filters['to-mark'] === '1' && { toMark: true }),
  sort: oneOf(assignmentSorts, view.sort) ?? 'upcoming',
})

/** The filters, without order and page. */
export const assignmentsNarrowing = ({
  search,
  termId,
  fromCurrentTerm = false,
  classId,
  state,
  toMark = false,
}: ReturnType<typeof assignmentsQuery>) => ({ search, termId, fromCurrentTerm, classId, state, toMark })

export const submissionsShape = { filters: ['show'], sort: 'student' }

export const submissionsQuery = (assignmentId: string, view: ListView) => ({
  assignmentId,
  ...withinLimits(view),
  filter: oneOf(submissionFilters, view.filters.show) ?? 'all',
  sort: oneOf(submissionSorts, view.sort) ?? 'student',
})
