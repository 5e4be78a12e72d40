import { maxMoney } from '@campanile/contract/payroll/pay-values.ts'
import Big from 'big.js'
import { FormulaFailure } from '../items/formula/formula.ts'

/** An exact amount of minor units as whole ones, rounded half away from zero. @throws FormulaFailure */
export function wholeMinor(amount: Big): number {
  const whole = amount.round(0, Big.roundHalfUp).toNumber()
  if (Math.abs(whole) > maxMoney) throw new FormulaFailure('The amount is too large', 0)
  // Never -0, which JSON and databases do not know.
  return whole || 0
}

/** Whole currency units, as formulas count them, from minor ones. */
export const unitsOf = (minor: number, digits: number): Big => new Big(minor).div(new Big(10).pow(digits))
/** The reverse, rounded half away from zero to the minor unit. */
export const minorOf = (units: Big, digits: number): number =>
  wholeMinor(units.times(new Big(10).pow(digits)))

/** An amount for reading, without its currency: 1,250.50. */
export const amountText = (minor: number, digits: number): string => {
  const [whole = '', part] = unitsOf(Math.abs(minor), digits).toFixed(digits).split('.')
  const grouped = BigInt(whole).toLocaleString('en')
  return `${minor < 0 ? '-' : ''}${grouped}${part ? `.${part}` : ''}`
}

/** A number of days or hours for reading: at most two places, no zeros at the end. */
export const countText = (count: Big): string => new Big(count.toFixed(2)).toString()

export const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, it) => sum + it, 0)
