import { maxMoney } from '@campanile/contract/payroll/pay-values.ts'
import Big from 'big.js'
import { groupedFigureText } from '#platform/locale.ts'
import { FormulaFailure } from '../items/formula/formula.ts'
import { m } from '../items/formula/messages.ts'

/** Rounds an exact amount of minor units to whole ones, half away from zero. @throws FormulaFailure */
export function wholeMinor(amount: Big): number {
  const whole = amount.round(0, Big.roundHalfUp).toNumber()
  if (Math.abs(whole) > maxMoney) throw new FormulaFailure(m.amountTooLarge(), 0)
  // Never -0, which JSON and the database cannot represent.
  return whole || 0
}

/** Converts minor units to whole currency units, which formulas use. */
export const toUnits = (minor: number, digits: number): Big => new Big(minor).div(new Big(10).pow(digits))
/** Converts currency units to minor units, rounded half away from zero. */
export const toMinor = (units: Big, digits: number): number =>
  wholeMinor(units.times(new Big(10).pow(digits)))

/** Formats an amount without its currency: 1,250.50. */
export const amountText = (minor: number, digits: number, locale: string): string =>
  `${minor < 0 ? '-' : ''}${groupedFigureText(toUnits(Math.abs(minor), digits).toFixed(digits), locale)}`

/** Formats a number of days or hours: at most two decimal places, no trailing zeros. */
export const countText = (count: Big): string => new Big(count.toFixed(2)).toString()

export const sumAmounts = (amounts: readonly number[]): number => amounts.reduce((sum, it) => sum + it, 0)
