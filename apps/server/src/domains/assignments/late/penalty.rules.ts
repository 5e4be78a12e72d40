import type { LatePolicy, lateSteps } from '@campanile/contract/assignments/assignments.ts'
import type { LateDecision, PenaltyStep } from '@campanile/contract/assignments/submissions.ts'
import Big from 'big.js'

/** What lateness costs, as rows keep it: numbers are exact decimals, as text. */
export type PenaltyPolicy = Omit<LatePolicy, 'until'>

const stepMs: Record<(typeof lateSteps)[number], number> = { hour: 3_600_000, day: 86_400_000 }
const atMost = (value: Big, most: Big) => (value.gt(most) ? most : value)
const atLeast = (value: Big, least: Big) => (value.lt(least) ? least : value)

/** How late in milliseconds; exactly at the due instant is on time. */
export const lateBy = (dueAt: Date, submittedAt: Date): number =>
  Math.max(0, submittedAt.getTime() - dueAt.getTime())

/** The same for people: a second begun counts whole, so that what is late never reads as 0. */
export const lateSeconds = (dueAt: Date, submittedAt: Date): number =>
  Math.ceil(lateBy(dueAt, submittedAt) / 1000)

/**
 * Marks that handing in then costs, not rounded: one deduction, or one for each hour or day begun; never more than
 * the maximum mark. A day is 24 hours, whatever clocks do. Where nothing is taken late, lateness has no price: work
 * that became late (an extension was taken back) waits for a decision instead.
 */
export function penaltyOf(policy: PenaltyPolicy, dueAt: Date, submittedAt: Date, maxMark: string): Big {
  const late = lateBy(dueAt, submittedAt)
  if (late === 0 || policy.kind === 'none') return Big(0)
  const steps = policy.kind === 'fixed' ? 1 : Math.ceil(late / stepMs[policy.every])
  const amount = policy.unit === 'marks' ? Big(policy.amount) : Big(maxMark).times(policy.amount).div(100)
  return atMost(amount.times(steps), Big(maxMark))
}

/** Half up to 2 places, without superfluous zeros: marks are rounded here, at the end, and nowhere before. */
export const rounded = (mark: Big): string => mark.round(2, Big.roundHalfUp).toFixed()

/** The mark that counts: never below the floor by lateness alone, and never above the mark that was given. */
export function finalMark(rawMark: string, penalty: Big | string, floor: string): string {
  const raw = Big(rawMark)
  return rounded(atLeast(raw.minus(penalty), atMost(raw, Big(floor))))
}

/** What takes marks off a student's work: a penalty, and below which mark it does not reach. */
export interface MarkReduction {
  penalty: string
  floor: string
}

const nothing: MarkReduction = { penalty: '0', floor: '0' }

export interface HandedIn {
  policy: PenaltyPolicy
  maxMark: string
  /** The student's own. */
  dueAt: Date
  submittedAt: Date
  /** About this very attempt. */
  decision: LateDecision | null
}

/** By the policy alone. */
export const policyPenalty = ({ policy, dueAt, submittedAt, maxMark }: Omit<HandedIn, 'decision'>): string =>
  penaltyOf(policy, dueAt, submittedAt, maxMark).toFixed()

/**
 * What is in force: nothing on time, whatever was decided while it was late; waived, nothing; rejected, the work
 * counts as not handed in, so the whole mark goes.
 */
export function reductionOf(work: HandedIn): MarkReduction {
  if (lateBy(work.dueAt, work.submittedAt) === 0 || work.decision === 'waived') return nothing
  if (work.decision === 'rejected') return { penalty: rounded(Big(work.maxMark)), floor: '0' }
  return { penalty: policyPenalty(work), floor: work.policy.floor }
}

/** Steps told at once. */
const toldSteps = 15

interface Ahead {
  policy: PenaltyPolicy
  maxMark: string
  dueAt: Date
  /** The student's last date; null: without an end. */
  lateUntil: Date | null
}

/** What handing in costs from now on, until it costs no more or nothing is taken. The first entry holds now. */
export function penaltySteps({ policy, maxMark, dueAt, lateUntil }: Ahead, now: Date): PenaltyStep[] {
  const ends = policy.kind === 'none' ? dueAt : lateUntil
  if (ends && now > ends) return []
  const steps = [stepAt(now)]
  let from = nextStep(now)
  while (from && (!ends || from <= ends) && steps.length < toldSteps) {
    const step = stepAt(from)
    const last = steps.at(-1)!
    if (step.penalty === last.penalty || step.bestMark === last.bestMark) break
    steps.push(step)
    from = nextStep(from)
  }
  return steps

  function stepAt(at: Date): PenaltyStep {
    const penalty = penaltyOf(policy, dueAt, at, maxMark)
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
    return new Date(dueAt.getTime() + Math.ceil(lateBy(dueAt, at) / length) * length + 1)
  }
}
