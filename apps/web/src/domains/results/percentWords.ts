import { withTwoDecimals } from '@campanile/contract/results/result-figures.ts'
import { decimalWords } from '#lib/figures.ts'
import { m } from './messages.ts'

/** "83.2%", of a decimal or a number. */
export const markPercentWords = (percent: string | number): string =>
  m.percent({ percent: decimalWords(String(percent)) })

/** "83.20%": a result or average, which always has two decimals. */
export const resultPercent = (percent: string): string => m.percent({ percent: withTwoDecimals(percent) })
