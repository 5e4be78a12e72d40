import type { LatePolicy } from '@campanile/contract/assignments/assignment.ts'
import { isZero, markWords } from './marks.ts'
import { m } from './messages.ts'
import { bestMarks } from './penaltySteps.ts'

/** The cost of submitting late, in a sentence. */
export function policyWords(policy: LatePolicy): string {
  const { kind, unit, floor } = policy
  if (kind === 'none') return m.lateWorkIsNotAccepted()
  const loss = { unit, per: stepOf(policy), amount: Number(policy.amount) }
  return isZero(floor)
    ? m.lateWorkLoses(loss)
    : m.lateWorkLosesButNeverBelow({ ...loss, floor: markWords(floor) })
}

const stepOf = ({ kind, every }: LatePolicy) => (kind === 'fixed' ? 'once' : every)

/** The first steps and the end: "1 hour late: −5; 2 hours late: −10; final cut-off Friday 20 November, 17:00." */
export function exampleWords(
  policy: LatePolicy,
  maxMark: string,
  dueAt: string | undefined,
  momentWords: (instant: string) => string,
): string {
  if (policy.kind === 'none') return ''
  const [max = 0, ...left] = bestMarks(policy, maxMark, dueAt)
  const [first = '', second] = left
    .slice(0, 2)
    .map((mark, at) =>
      m.costOfStep({ per: stepOf(policy), steps: at + 1, marks: markWords(String(max - mark)) }),
    )
  const steps = second ? m.twoSteps({ first, second }) : first
  return policy.until
    ? m.stepsUntilCutOff({ steps, cutOff: momentWords(policy.until) })
    : m.stepsWithoutCutOff({ steps })
}

/** A penalty as messages about it take it. */
export const penaltyIn = (penalty: string) => ({
  hasPenalty: isZero(penalty) ? 'no' : 'yes',
  penalty: markWords(penalty),
})

/** The penalty as short text: "−10", "No penalty". */
export const penaltyWords = (penalty: string) => m.penalty(penaltyIn(penalty))
