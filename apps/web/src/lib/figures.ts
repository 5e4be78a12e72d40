import { decimalFormat } from '@campanile/contract/decimals.ts'
import { locale } from './locale.ts'

const whole = new Intl.NumberFormat(locale)
const percentPart = { style: 'percent', maximumFractionDigits: 1 } as const
const percent = new Intl.NumberFormat(locale, percentPart)
const rate = new Intl.NumberFormat(locale, { ...percentPart, minimumFractionDigits: 1 })

/** 1,204 or 1,204.5, with its own precision. */
export const numberWords = (value: number): string => whole.format(value)

/** 83.0: always with so many decimals. */
export const fixedWords = (value: number, decimals = 1): string =>
  decimalFormat(locale, decimals).format(value)

/** 83.2% of a value in percent; 83% without decimals. */
export const percentText = (value: number): string => percent.format(value / 100)

/** `rateText` in its parts, so that the sign can be smaller than the figure. */
export const rateParts = (value: number): { text: string; isSign: boolean }[] =>
  rate
    .formatToParts(value / 100)
    .map(({ type, value: text }) => ({ text, isSign: type === 'percentSign' || type === 'literal' }))

/**
 * A decimal from the server for display, with as many decimal places as it has: "12.50" is 12,50 in German.
 */
export function decimalWords(decimal: string): string {
  const places = decimal.split('.')[1]?.length ?? 0
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: places,
    maximumFractionDigits: places,
    useGrouping: false,
  })
  return format.format(Number(decimal))
}
