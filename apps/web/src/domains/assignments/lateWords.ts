import type { LatePolicy } from '@campanile/contract/assignments/assignment.ts'
import { isZero, markWords } from './marks.ts'
import { bestMarks } from './penaltySteps.ts'

const marks = (decimal: string) => `${markWords(decimal)} ${markWords(decimal) === '1' ? 'mark' : 'marks'}`
const amountWords = ({ amount, unit }: LatePolicy) =>
  unit === 'percent' ? `${markWords(amount)}% of the maximum mark` : marks(amount)

/** What submitting late costs, in a sentence. */
export function policyWords(policy: LatePolicy): string {
  if (policy.kind === 'none') return 'Late work is not accepted.'
  const each = policy.kind === 'stepwise' ? ` per started ${policy.every}` : ''
  const floor = isZero(policy.floor) ? '' : `, but never scores below ${markWords(policy.floor)}`
  return `Late work loses ${amountWords(policy)}${each}${floor}.`
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
    return `${at + 1} ${policy.every}${at > 0 ? 's' : ''} late: −${off}`
  })
  const end = policy.until ? `final cut-off ${momentWords(policy.until)}` : 'accepted with no cut-off'
  const words = [...steps, end].join('; ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Penalty, in a few words: "−10", "No penalty". */
export const penaltyWords = (penalty: string) => (isZero(penalty) ? 'No penalty' : `−${markWords(penalty)}`)
