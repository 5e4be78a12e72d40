import { locale } from '#lib/locale.ts'
import { m } from './messages.ts'

const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2, useGrouping: false })

/**
 * Marks are exact decimals as text; here they are counted in hundredths, which a number represents exactly.
 */
export const hundredths = (decimal: string): number => Math.round(Number(decimal) * 100)
const unrounded = (value: number): number => Math.round(value) / 100

/** 12.50 is 12.5, 40.00 is 40, as a field takes it. */
export const markText = (decimal: string): string => String(unrounded(hundredths(decimal)))

/** A mark to read: 12.5, in German 12,5. */
export const markWords = (decimal: string): string => number.format(unrounded(hundredths(decimal)))

export const isZero = (decimal: string): boolean => hundredths(decimal) === 0

/** A typed mark after the penalty; the server computes the authoritative one. */
export function finalMarkOf(mark: string, penalty: string, floor: string): string {
  const [raw, off, lowest] = [mark, penalty, floor].map(hundredths) as [number, number, number]
  return number.format(unrounded(Math.max(raw - off, Math.min(raw, lowest), 0)))
}

/** A comma is as good as a point. */
export const typedMark = (typed: string): string => typed.trim().replace(',', '.')

/** Why a typed mark is not valid; undefined if it is. */
export function markProblem(typed: string, max: string): string | undefined {
  const mark = typedMark(typed)
  if (!/^\d{1,5}(\.\d{1,2})?$/.test(mark)) return m.enterANumberLike125()
  return hundredths(mark) > hundredths(max) ? m.atMostMark({ mark: markWords(max) }) : undefined
}
