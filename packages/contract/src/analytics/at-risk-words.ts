// Free of zod: pages use it too.
import { rateText } from '../attendance/attendance-figures.ts'
import { defaultLocale } from '../locale.ts'
import type { RiskReason } from './at-risk.ts'
import { m } from './sentence-messages.ts'

/** A reason as one short sentence, without a full stop. A rate below the requirement can round to it. */
export function reasonSentence(reason: RiskReason, locale = defaultLocale): string {
  switch (reason.kind) {
    case 'out-of-reach': {
      const { best, course, required } = reason
      return best < required
        ? m(locale).outOfReach({ required, course, best: rateText(best) })
        : m(locale).outOfReachJustUnder({ required, course })
    }
    case 'below': {
      const { percentage, course, required } = reason
      return percentage < required
        ? m(locale).below({ rate: rateText(percentage), course, required })
        : m(locale).justUnder({ course, required })
    }
    case 'missed-in-a-row':
      return m(locale).missedInARow({ sessions: reason.count })
    case 'falling':
      return m(locale).falling({ from: rateText(reason.from), to: rateText(reason.to), weeks: reason.weeks })
    case 'work-missing':
      return m(locale).workMissing({ pieces: reason.count, due: reason.due })
    case 'work-late':
      return m(locale).workLate({ pieces: reason.count })
    case 'low-marks':
      return m(locale).lowMarks({ average: rateText(reason.average), marks: reason.marks })
  }
}
