import { decideMitigationInput } from '@campanile/contract/mitigation/mitigation-review.ts'
import { assert, integer, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { grantedDays, mostDays } from './grantedDays.ts'

const request = { requestId: crypto.randomUUID(), version: 0, decision: 'approved', adminNotes: null }
const takes = (grantedExtension: number | undefined) =>
  decideMitigationInput.safeParse({ ...request, grantedExtension }).success

test('whole days up to a year can be granted', () => {
  expect(grantedDays('0')).toBe(0)
  expect(grantedDays(' 12 ')).toBe(12)
  assert(property(integer({ min: 0, max: mostDays }), (days) => grantedDays(String(days)) === days))
})

test('nothing else can be granted', () => {
  for (const typed of ['', ' ', '-1', '1.5', '366', '1e2', 'ten']) expect(grantedDays(typed)).toBeUndefined()
})

test('the server accepts every value that is read', () => {
  assert(property(string(), (typed) => grantedDays(typed) === undefined || takes(grantedDays(typed))))
  expect(takes(mostDays)).toBe(true)
  expect(takes(mostDays + 1)).toBe(false)
})
