import { rateText } from '@campanile/contract/attendance/attendance-figures.ts'
import { fixedWords } from '#lib/figures.ts'
import { m } from './messages.ts'

/** 86.6%, or a dash if there is no data. */
export const percentWords = (percent: number | null): string => (percent === null ? '–' : rateText(percent))

/** Points between two rates, with their sign: +1.9, +1.0, −0.4; null if one is missing. */
export function percentChangeWords(now: number | null, before: number | null): string | null {
  if (now === null || before === null) return null
  const points = Math.round((now - before) * 10) / 10
  return points === 0 ? fixedWords(0) : `${points > 0 ? '+' : '−'}${fixedWords(Math.abs(points))}`
}

/** The strength of a correlation, by Pearson's r. */
export function correlationWords(r: number | null): string {
  if (r === null) return m.tooFewStudentsToCompare()
  const size = Math.abs(r)
  if (size < 0.1) return m.noCorrelation()
  if (size < 0.3) return r < 0 ? m.weakNegativeCorrelation() : m.weakCorrelation()
  if (size < 0.5) return r < 0 ? m.moderateNegativeCorrelation() : m.moderateCorrelation()
  return r < 0 ? m.strongNegativeCorrelation() : m.strongCorrelation()
}
