import type { PayBand } from '@campanile/contract/payroll/pay-items.ts'
import Big from 'big.js'
import { assert, integer, property, tuple, uniqueArray } from 'fast-check'
import { expect, it } from 'vitest'
import { chargedInBands } from './pay-item.rules.ts'

const bands: PayBand[] = [
  { from: 0, percent: '0' },
  { from: 100_000, percent: '6' },
  { from: 150_000, percent: '12.5' },
]

it.each([
  [-5, 0],
  [0, 0],
  [100_000, 0],
  [100_008, 0],
  [100_009, 1],
  [150_000, 3_000],
  [150_004, 3_001],
  [250_000, 15_500],
])('charges %i with %i', (amount, charge) => {
  expect(chargedInBands(amount, bands)).toBe(charge)
})

const scale = uniqueArray(tuple(integer({ min: 1, max: 10_000_000 }), integer({ min: 0, max: 1_000_000 })), {
  minLength: 1,
  maxLength: 20,
  selector: ([from]) => from,
}).map((pairs) =>
  pairs
    .sort(([a], [b]) => a - b)
    .map(([from, percent], index) => ({
      from: index === 0 ? 0 : from,
      percent: new Big(percent).div(10_000).toString(),
    })),
)
const amount = integer({ min: -1_000, max: 20_000_000 })
const highest = (of: readonly PayBand[]) => Math.max(...of.map(({ percent }) => Number(percent))) / 100

it('never falls, and rises by no more than the highest band, apart from rounding', () => {
  assert(
    property(scale, amount, amount, (of, one, other) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)]
      const rise = chargedInBands(more, of) - chargedInBands(less, of)
      expect(rise).toBeGreaterThanOrEqual(0)
      // Nothing is charged below zero. One minor unit is for rounding, the rest for binary fractions.
      const charged = Math.max(0, more) - Math.max(0, less)
      expect(rise).toBeLessThanOrEqual(charged * highest(of) + 1 + 1e-6)
    }),
  )
})

it('does not jump at the edge of a band', () => {
  assert(
    property(scale, (of) => {
      for (const { from } of of) {
        const around = [from - 1, from, from + 1].map((it) => chargedInBands(it, of))
        expect(around[1]! - around[0]!).toBeLessThanOrEqual(1)
        expect(around[2]! - around[1]!).toBeLessThanOrEqual(1)
      }
    }),
  )
})

it('equals the sum of its parts, rounded once', () => {
  assert(
    property(scale, amount, (of, given) => {
      const tenThousandths = of.reduce((sum, { from, percent }, index) => {
        const width = Math.max(0, Math.min(given, of[index + 1]?.from ?? Number.POSITIVE_INFINITY) - from)
        return sum + BigInt(width) * BigInt(new Big(percent).times(10_000).toFixed(0))
      }, 0n)
      expect(chargedInBands(given, of)).toBe(Number((tenThousandths * 2n + 1_000_000n) / 2_000_000n))
    }),
  )
})
