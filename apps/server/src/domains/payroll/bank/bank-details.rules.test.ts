import { isIban } from '@campanile/contract/payroll/account-numbers.ts'
import { bankDetailsInput } from '@campanile/contract/payroll/bank-details.ts'
import { assert, integer, property, stringMatching } from 'fast-check'
import { expect, it } from 'vitest'
import { z } from 'zod/mini'
import { visibleNumberEnd } from './bank-details.rules.ts'

const accountNumber = stringMatching(/^[A-Z0-9]{4,34}$/)

it('shows only the last characters: at most four, and never more than half', () => {
  expect(visibleNumberEnd('GB82WEST12345698765432')).toBe('5432')
  expect(visibleNumberEnd('123456')).toBe('456')
  assert(
    property(accountNumber, (number) => {
      const end = visibleNumberEnd(number)
      expect(number.endsWith(end)).toBe(true)
      expect(end.length).toBeLessThanOrEqual(Math.min(4, number.length / 2))
    }),
  )
})

const read = (number: string) => z.safeParse(bankDetailsInput.shape.accountNumber, number)

it.each([
  'GB82 WEST 1234 5698 7654 32',
  'de89370400440532013000',
  'FR14 2004 1010 0505 0001 3M02 606',
  'NO93-8601-1117-947',
  '0012345678',
])('accepts %s', (number) => {
  expect(read(number)).toMatchObject({ success: true, data: number.toUpperCase().replaceAll(/[ -]/g, '') })
})

it.each([
  'GB82 WEST 1234 5698 7654 33',
  'DE00',
  '123',
  '',
  'Ж1234567',
  '12345678901234567890123456789012345',
])('rejects %j', (number) => {
  expect(read(number).success).toBe(false)
})

it('detects any single wrong digit of an IBAN', () => {
  const iban = 'DE89370400440532013000'
  assert(
    property(integer({ min: 2, max: iban.length - 1 }), integer({ min: 1, max: 9 }), (place, more) => {
      const digit = (Number(iban[place]) + more) % 10
      expect(isIban(`${iban.slice(0, place)}${digit}${iban.slice(place + 1)}`)).toBe(false)
    }),
  )
})
