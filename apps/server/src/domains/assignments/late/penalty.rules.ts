import type { LatePolicy, lateSteps } from '@campanile/contract/assignments/assignment.ts'
import type { LateDecision, PenaltyStep } from '@campanile/contract/assignments/submissions.ts'
import Big from 'big.js'

/** The late policy as stored: numbers are exact decimals, as text. */
export type PenaltyPolicy = Omit<LatePolicy, 'until'>

const stepMs: Record<(typeof lateSteps)[number], number> = { hour: 3_600_000, day: 86_400_000 }
const atMost = (value: Big, most: Big) => (value.gt(most) ? most : value)
const atLeast = (value: Big, least: Big) => (value.lt(least) ? least : value)

/** Lateness in milliseconds. Exactly at the due instant is on time. */
export const lateness = (dueAt: Date, submittedAt: Date): number =>
  Math.max(0, submittedAt.getTime() - dueAt.getTime())

/** Lateness as shown to people, rounded up to a second so that late work never shows 0. */
export const lateSeconds = (dueAt: Date, submittedAt: Date): number =>
  Math.ceil(lateness(dueAt, submittedAt) / 1000)

/**
 * Marks deducted at this time, not rounded: one deduction, or one for each started hour or day, but never
 * more than the maximum mark. A day is always 24 hours, even when clocks change. If late work is not
 * accepted, there is no penalty. Work that became late (its extension was reversed) waits for a decision
 * instead.
 */
export function computePenalty(policy: PenaltyPolicy, dueAt: Date, submittedAt: Date, maxMark: string): Big {
  const late = lateness(dueAt, submittedAt)
  if (late === 0 || policy.kind === 'none') return Big(0)
  const steps = policy.kind === 'fixed' ? 1 : Math.ceil(late / stepMs[policy.every])
  const amount = policy.unit === 'marks' ? Big(policy.amount) : Big(maxMark).times(policy.amount).div(100)
  return atMost(amount.times(steps), Big(maxMark))
}

/** Rounds half up to 2 places, without trailing zeros. Marks are rounded only here, at the end. */
export const rounded = (mark: Big): string => mark.round(2, Big.roundHalfUp).toFixed()

/** The counting mark. Lateness never reduces it below the floor, and it is never above the raw mark. */
export function finalMark(rawMark: string, penalty: Big | string, floor: string): string {
  const raw = Big(rawMark)
  return rounded(atLeast(raw.minus(penalty), atMost(raw, Big(floor))))
}

/** The deduction from a student's work: a penalty, and the floor it cannot go below. */
export interface MarkReduction {
  penalty: string
  floor: string
}

const nothing: MarkReduction = { penalty: '0', floor: '0' }

export interface SubmittedWork {
  policy: PenaltyPolicy
  maxMark: string
  /** The student's own due date. */
  dueAt: Date
  submittedAt: Date
  /** The decision about this attempt. */
  decision: LateDecision | null
}

/** The penalty by the policy, ignoring decisions. */
export const policyPenalty = ({
  policy,
  dueAt,
  submittedAt,
  maxMark,
}: Omit<SubmittedWork, 'decision'>): string => computePenalty(policy, dueAt, submittedAt, maxMark).toFixed()

/**
 * The deduction in force. On time: none, even if there was a decision while the work was late. Waived: none.
 * Rejected: the whole mark, because the work counts as not submitted.
 */
export function computeReduction(work: SubmittedWork): MarkReduction {
  if (lateness(work.dueAt, work.submittedAt) === 0 || work.decision === 'waived') return nothing
  if (work.decision === 'rejected') return { penalty: rounded(Big(work.maxMark)), floor: '0' }
  return { penalty: policyPenalty(work), floor: work.policy.floor }
}

/** Maximum number of steps shown. */
const maxSteps = 15

interface Ahead {
  policy: PenaltyPolicy
  maxMark: string
  dueAt: Date
  /** The student's final cut-off; null: none. */
  lateUntil: Date | null
}

/**
 * Penalty steps from now until the penalty stops growing or work is no longer accepted. The first one applies
 * now.
 */
export function penaltySteps({ policy, maxMark, dueAt, lateUntil }: Ahead, now: Date): PenaltyStep[] {
  const ends = policy.kind === 'none' ? dueAt : lateUntil
  if (ends && now > ends) return []
  const steps = [stepAt(now)]
  let from = nextStep(now)
  while (from && (!ends || from <= ends) && steps.length < maxSteps) {
    const step = stepAt(from)
    const last = steps.at(-1)!
    if (step.penalty === last.penalty || step.bestMark === last.bestMark) break
    steps.push(step)
    from = nextStep(from)
  }
  return steps

  function stepAt(at: Date): PenaltyStep {
    const penalty = computePenalty(policy, dueAt, at, maxMark)
    return {
      from: at.toISOString(),
      penalty: rounded(penalty),
      bestMark: finalMark(maxMark, penalty, policy.floor),
    }
  }

  /** The first millisecond of the next step. */
  function nextStep(at: Date): Date | undefined {
    if (at <= dueAt) return new Date(dueAt.getTime() + 1)
    if (policy.kind !== 'stepwise') return undefined
    const length = stepMs[policy.every]
    return new Date(dueAt.getTime() + Math.ceil(lateness(dueAt, at) / length) * length + 1)
  }
}
