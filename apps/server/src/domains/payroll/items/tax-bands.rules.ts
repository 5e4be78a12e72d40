import type { PayBand } from '@campanile/contract/payroll/pay-items.ts'
import Big from 'big.js'

/**
 * What an amount is charged in bands: each part of it by the per cent of its band, and the sum rounded once, half up.
 * Amounts are minor units; nothing is charged on a negative one.
 *
 * @param bands the first from 0, each above the one before
 */
export function chargedInBands(amount: number, bands: readonly PayBand[]): number {
  const parts = bands.map(({ from, percent }, index) => {
    const to = Math.min(amount, bands[index + 1]?.from ?? amount)
    return new Big(percent).times(Math.max(0, to - from))
  })
  const sum = parts.reduce((total, part) => total.plus(part), new Big(0))
  return sum.div(100).round(0, Big.roundHalfUp).toNumber()
}
