// Free of zod: the screens show these words.

import { defaultLocale } from '../locale.ts'
import type { AssignmentState } from './assignment.ts'
import { assignmentStateLabels, lateDecisionLabels } from './label-messages.ts'
import type { LateDecision } from './submissions.ts'

export const assignmentStateWords: Record<AssignmentState, string> = assignmentStateLabels(defaultLocale)

export const lateDecisionWords: Record<LateDecision, string> = lateDecisionLabels(defaultLocale)
