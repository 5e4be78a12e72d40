import type { PenaltyStep } from '@campanile/contract/assignments/submissions.ts'

/** The penalty at a moment: that of the last step that has begun; undefined if unknown. */
export const penaltyAt = (steps: readonly PenaltyStep[], now: Date): PenaltyStep | undefined =>
  steps.findLast(({ from }) => Date.parse(from) <= now.getTime()) ?? steps[0]

/** The steps that are still to come. */
export const stepsAfter = (steps: readonly PenaltyStep[], now: Date): PenaltyStep[] =>
  steps.filter(({ from }) => Date.parse(from) > now.getTime())
