import type { RolloverPlan, TermRollover } from '@campanile/contract/structure/term-rollover.ts'
import type { RolloverStep } from './rolloverSteps.ts'

/** Saves a part of the plan. */
export interface PlanSaving {
  /** Then opens a step. */
  and: (change: Partial<RolloverPlan>, then: RolloverStep) => Promise<unknown>
  /** Stays at this step; a failure is shown above it. */
  now: (change: Partial<RolloverPlan>) => void
  isPending: boolean
  error: Error | null
  reset: () => void
}

export interface StepProps {
  rollover: TermRollover
  save: PlanSaving
}
