import type { LatePolicy } from '@campanile/contract/assignments/assignment.ts'
import { isZero, markWords } from './marks.ts'
import { m } from './messages.ts'
import { bestMarks } from './penaltySteps.ts'

const marks = (decimal: string) =>
  `${markWords(decimal)} ${markWords(decimal) === '1' ? m.mark() : m.marks()}`
const amountWords = ({ amount, unit }: LatePolicy) =>
  unit === 'percent' ? m.ofTheMaximumMark({ mark: markWords(amount) }) : marks(amount)

/** What submitting late costs, in a sentence. */
export function policyWords(policy: LatePolicy): string {
  if (policy.kind === 'none') return m.lateWorkIsNotAccepted()
  const each = policy.kind === 'stepwise' ? m.perStarted({ every: policy.every }) : ''
  const floor = isZero(policy.floor) ? '' : m.butNeverScoresBelow({ mark: markWords(policy.floor) })
  return m.lateWorkLoses({ amount: amountWords(policy), each, floor })
}

/** The first steps and the end: "1 hour late: −5; 2 hours late: −10; final cut-off Friday 20 November, 17:00". */
export function exampleWords(
  policy: LatePolicy,
  maxMark: string,
  dueAt: string | undefined,
  momentWords: (instant: string) => string,
): string {
  if (policy.kind === 'none') return ''
  const [max = 0, ...left] = bestMarks(policy, maxMark, dueAt)
  const lost = left.slice(0, 2).map((mark) => markWords(String(max - mark)))
  const steps = lost.map((off, at) => {
    if (policy.kind === 'fixed') return `late: −${off}`
    return m.atEveryLateOff({ at: at + 1, every: policy.every, at2: at > 0 ? 'yes' : 'no', off })
  })
  const end = policy.until ? m.finalCutOff({ moment: momentWords(policy.until) }) : m.acceptedWithNoCutOff()
  const words = [...steps, end].join('; ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Penalty, in a few words: "−10", "No penalty". */
export const penaltyWords = (penalty: string) => (isZero(penalty) ? m.noPenalty() : `−${markWords(penalty)}`)
