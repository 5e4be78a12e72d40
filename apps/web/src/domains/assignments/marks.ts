import { m } from './messages.ts'
/** Marks are exact decimals in text; here they are counted in hundredths, which a number holds exactly. */
export const hundredths = (decimal: string): number => Math.round(Number(decimal) * 100)
const shown = (value: number): string => String(Math.round(value) / 100)

/** 12.50 is 12.5, 40.00 is 40. */
export const markWords = (decimal: string): string => shown(hundredths(decimal))

export const isZero = (decimal: string): boolean => hundredths(decimal) === 0

/** A typed mark after the penalty; the server computes the one that counts. */
export function finalMarkOf(mark: string, penalty: string, floor: string): string {
  const [raw, off, lowest] = [mark, penalty, floor].map(hundredths) as [number, number, number]
  return shown(Math.max(raw - off, Math.min(raw, lowest), 0))
}

/** A comma is as good as a point. */
export const typedMark = (typed: string): string => typed.trim().replace(',', '.')

/** Why a typed mark cannot stand; undefined when it can. */
export function markProblem(typed: string, max: string): string | undefined {
  const mark = typedMark(typed)
  if (!/^\d{1,5}(\.\d{1,2})?$/.test(mark)) return m.enterANumberLike125()
  return hundredths(mark) > hundredths(max) ? m.atMostMark({ mark: markWords(max) }) : undefined
}
