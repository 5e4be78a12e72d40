import {
  type Discrepancy,
  discrepancyKinds,
  discrepancyWords,
} from '@campanile/contract/payroll/pay-discrepancies.ts'
import { array, assert, constantFrom, property } from 'fast-check'
import { expect, it } from 'vitest'
import { bulkOffers } from './bulkOffers.ts'

const of = (...kinds: Discrepancy['kind'][]) =>
  kinds.map((kind, index) => ({ id: String(index), kind }) as Discrepancy)
const labels = (...kinds: Discrepancy['kind'][]) => bulkOffers(of(...kinds)).map(({ label }) => label)

it('states how many selected rows a decision applies to', () => {
  expect(labels('joined', 'no-profile')).toEqual(['Acknowledge 2'])
  expect(labels('joined', 'not-recorded', 'left')).toEqual([
    'Pay 1 of 3',
    'Do not pay 1 of 3',
    'Acknowledge 2 of 3',
  ])
  expect(labels('item-failed')).toEqual([])
})

it('never offers a decision for a discrepancy that it can’t resolve', () => {
  assert(
    property(array(constantFrom(...discrepancyKinds)), (kinds) => {
      for (const { decision, items } of bulkOffers(of(...kinds))) {
        expect(items.length).toBeGreaterThan(0)
        expect(items.every(({ kind }) => discrepancyWords[kind].decisions.includes(decision))).toBe(true)
      }
    }),
  )
})
