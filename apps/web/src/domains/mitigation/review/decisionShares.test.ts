import { expect, test } from 'vitest'
import { decisionShares } from './decisionShares.ts'

test('states the share of decisions with each outcome, once there is one', () => {
  expect(decisionShares({ approved: 0, rejected: 0 })).toEqual({})
  expect(decisionShares({ approved: 2, rejected: 1 })).toEqual({
    approved: '67% of decisions',
    rejected: '33% of decisions',
  })
})
