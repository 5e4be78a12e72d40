import type { PayBand } from '@campanile/contract/payroll/pay-items.ts'
import Big from 'big.js'

/**
 * The charge on an amount: each part is charged at the percentage of its band, and the sum is rounded once,
 * half up. Amounts are minor units; negative amounts are not charged.
 *
 * @param bands ascending, the first one from 0
 */
export function chargedInBands(amount: number, bands: readonly PayBand[]): number {
  const parts = bands.map(({ from, percent }, index) => {
    const to = Math.min(amount, bands[index + 1]?.from ?? amount)
    return new Big(percent).times(Math.max(0, to - from))
  })
  const sum = parts.reduce((total, part) => total.plus(part), new Big(0))
  return sum.div(100).round(0, Big.roundHalfUp).toNumber()
}
