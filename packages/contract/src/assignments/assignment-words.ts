// Free of zod: the screens show these words.
import type { AssignmentState } from './assignment.ts'
import type { LateDecision } from './submissions.ts'

export const assignmentStateWords: Record<AssignmentState, string> = {
  draft: 'Draft',
  upcoming: 'Upcoming',
  open: 'Open',
  closed: 'Past due',
  archived: 'Archived',
}

export const lateDecisionWords: Record<LateDecision, string> = {
  accepted: 'Penalty applies',
  waived: 'Waived',
  rejected: 'Rejected',
}
