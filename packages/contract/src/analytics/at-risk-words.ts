// Free of zod: pages use it too.
import { rateText } from '../attendance/attendance-figures.ts'
import type { RiskReason } from './at-risk.ts'

const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`

/** A rate below the requirement can round to it. */
const below = (rate: number, required: number) =>
  rate < required ? rateText(rate) : `just under ${required}%`

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** A reason as one short sentence, without a full stop. */
export function reasonSentence(reason: RiskReason): string {
  switch (reason.kind) {
    case 'out-of-reach':
      return `Can no longer reach ${reason.required}% in ${reason.course}: ${below(reason.best, reason.required)} at best`
    case 'below':
      return `${capitalised(below(reason.percentage, reason.required))} in ${reason.course}, where ${reason.required}% required`
    case 'missed-in-a-row':
      return `Missed the last ${many(reason.count, 'session', 'sessions')}`
    case 'falling':
      return `Fell from ${rateText(reason.from)} to ${rateText(reason.to)} in the last ${many(reason.weeks, 'week', 'weeks')}`
    case 'work-missing':
      return `${many(reason.count, 'piece', 'pieces')} of work missing of ${reason.due} due`
    case 'work-late':
      return `${many(reason.count, 'piece', 'pieces')} of work submitted late`
    case 'low-marks':
      return `${rateText(reason.average)} on average in ${many(reason.marks, 'released mark', 'released marks')}`
  }
}
