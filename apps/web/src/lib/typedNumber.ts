import { numberWords } from './figures.ts'
import { latinDigits } from './latinDigits.ts'
import { m } from './messages.ts'

export type DecimalMark = '.' | ','

/** The decimal separator of a locale. */
export const decimalMarkOf = (locale: string): DecimalMark =>
  new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).format(1.5)[1] === ',' ? ',' : '.'

/** Digits in groups of three, as far as a mark that is not the decimal one divides them. */
const grouped = { '.': /^-?\d{1,3}(,\d{3})+(\.\d+)?$/, ',': /^-?\d{1,3}(\.\d{3})+(,\d+)?$/ } as const

/**
 * Parses a number into the form that fields keep: "1240.5" for 1,240.5 or, where a comma is the decimal mark,
 * for 1.240,5. The other mark is accepted too, unless it separates groups of digits. Undefined if the text is not a number.
 */
export function parseNumber(text: string, mark: DecimalMark): string | undefined {
  const typed = latinDigits(text)
    .replace(/[\s’']/g, '')
    .replace('−', '-')
  const other = mark === '.' ? ',' : '.'
  const plain = grouped[mark].test(typed)
    ? typed.replaceAll(other, '').replace(',', '.')
    : typed.replace(',', '.')
  return /^-?(\d+(\.\d*)?|\.\d+)$/.test(plain) && Number.isFinite(Number(plain)) ? tidy(plain) : undefined
}

/** Without zeros in front, a lonely point or a point without digits before it. */
const tidy = (plain: string) =>
  plain
    .replace(/\.$/, '')
    .replace(/^(-?)0+(?=\d)/, '$1')
    .replace(/^(-?)\./, '$10.')

export const numberText = (value: string, mark: DecimalMark): string => value.replace('.', mark)

export interface NumberLimits {
  min?: number | undefined
  max?: number | undefined
  /** 1 unless given: whole numbers. */
  step?: number | 'any' | undefined
}

const words = (limit: number) => numberWords(limit)

/** "0 to 240", "1 or more", "100 or less"; empty if nothing limits it. */
export function numberLimitWords({ min, max }: NumberLimits): string {
  if (min !== undefined && max !== undefined) return m.numberRange({ min: words(min), max: words(max) })
  if (min !== undefined) return m.orMore({ min: words(min) })
  return max === undefined ? '' : m.orLess({ max: words(max) })
}

/** Decimal places of a step. */
const placesOf = (step: number) => `${step}`.split('.')[1]?.length ?? 0

const isOnStep = (value: number, min: number, step: number) => {
  const steps = (value - min) / step
  return Math.abs(steps - Math.round(steps)) < 1e-9
}

/** The error of a number, in a sentence; undefined if there is none. */
export function numberProblem(value: string, limits: NumberLimits): string | undefined {
  const { min, max, step = 1 } = limits
  const number = Number(value)
  if (step !== 'any' && !isOnStep(number, min ?? 0, step))
    return step === 1 ? m.enterAWholeNumber() : m.enterAMultipleOf({ step: words(step) })
  const isInside = number >= (min ?? -Infinity) && number <= (max ?? Infinity)
  if (isInside) return undefined
  if (min !== undefined && max !== undefined)
    return m.enterANumberInRange({ min: words(min), max: words(max) })
  if (max !== undefined) return m.enterAtMost({ max: words(max) })
  return min === undefined ? undefined : m.enterAtLeast({ min: words(min) })
}

/** The next number on the steps, within the limits. */
export function stepNumber(value: string, by: 1 | -1, { min, max, step = 1 }: NumberLimits): string {
  const size = step === 'any' ? 1 : step
  const next = value === '' ? (min ?? 0) : Number(value) + by * size
  const inside = Math.min(Math.max(next, min ?? -Infinity), max ?? Infinity)
  return String(Number(inside.toFixed(Math.max(placesOf(size), placesOf(Number(value))))))
}
