import type { PayBand } from '@campanile/contract/pay-items.ts'
import { Big } from 'big.js'

/** What bands take of an amount, exact: each part of it at the per cent of the band that it lies in. */
export function bandsOf(bands: readonly PayBand[], amount: Big): Big {
  return bands.reduce((sum, { from, percent }, at) => {
    const next = bands[at + 1]?.from
    const top = next !== undefined && amount.gt(next) ? new Big(next) : amount
    return top.gt(from) ? sum.plus(top.minus(from).times(percent).div(100)) : sum
  }, new Big(0))
}
